// The first file of a packed one, as programs for rosters save them: its text, null if it is larger than may be read.
const END = 0x06054b50, ENTRY = 0x02014b50, NAME = 26, PLAIN = 0, DEFLATED = 8;
const LEAST = 22; // bytes of the end of a packed file

export async function unpack(packed, most) {
  const view = new DataView(packed);
  let end = view.byteLength - LEAST;
  while (view.getUint32(end, true) !== END) end -= 1; // a remark may follow; before the first byte an error ends it
  const entry = view.getUint32(end + 16, true);
  if (view.getUint32(entry, true) !== ENTRY) throw new Error("this packed file lists nothing");
  const kind = view.getUint16(entry + 10, true), size = view.getUint32(entry + 20, true), at = view.getUint32(entry + 42, true);
  if (kind !== PLAIN && kind !== DEFLATED) throw new Error(`packed in the way ${kind}`);
  const start = at + 30 + view.getUint16(at + NAME, true) + view.getUint16(at + NAME + 2, true);
  const stream = new Blob([packed.slice(start, start + size)]).stream();
  const reader = (kind ? stream.pipeThrough(new DecompressionStream("deflate-raw")) : stream).getReader();
  const parts = [];
  for (let length = 0, step = await reader.read(); !step.done; step = await reader.read()) {
    length += step.value.length; // counted as it comes: a small file may hold a very large one
    if (length > most) return reader.cancel().then(() => null);
    parts.push(step.value);
  }
  return new Blob(parts).text();
}
