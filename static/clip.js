// A clip of a match as a GIF, made on the device. Frames are drawn one after the other and the page has its turn between
// them. A pixel that stays is written as transparent, which packs to nearly nothing. Fetched when a clip is asked for.
import { GIFEncoder, applyPalette, quantize } from "./gifenc.js";

const MOST = 1500000;                                           // bytes
const TRIES = [[128, 1], [64, 1], [32, 1], [32, 0.75], [16, 0.5]];  // colours and size, until it is small enough
const LOOKED_AT = 6, EVERY = 3;                                 // frames whose colours count, and which of their pixels
let made = null;

const turn = () => new Promise((resolve) => setTimeout(resolve));

const drawn = (svg) => new Promise((resolve, reject) => {
  const image = new Image();
  image.onload = () => resolve(image);
  image.onerror = () => reject(new Error("a frame of a clip cannot be drawn"));
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
});

// Makes the clip, and shows in a bar how far it is: `draw` gives the SVG of a frame. Returns its size, 0 if none is small
// enough, -1 once the bar is gone: then nobody waits for it any more.
export async function encode(given, draw) {
  const { width, height, delays, bar } = JSON.parse(given);
  made = null;
  for (const [colours, scale] of TRIES) {
    const bytes = await encoded(Math.round(width * scale), Math.round(height * scale), delays, colours, draw, bar);
    if (bytes === undefined) return -1;
    if (bytes) {
      made = new Blob([bytes], { type: "image/gif" });
      return made.size;
    }
  }
  return 0;
}

async function encoded(width, height, delays, colours, draw, bar) {
  const canvas = Object.assign(document.createElement("canvas"), { width, height });
  const context = canvas.getContext("2d", { willReadFrequently: true });
  const pixels = async (n) => {
    context.drawImage(await drawn(draw(n)), 0, 0, width, height);
    return context.getImageData(0, 0, width, height).data;
  };
  const palette = quantize(await sampled(delays.length, pixels), colours - 1), none = palette.push([0, 0, 0]) - 1;
  const gif = GIFEncoder();
  let before = null;
  for (let n = 0; n < delays.length; n++) {
    const now = applyPalette(await pixels(n), palette.slice(0, none));
    const changed = before ? now.map((colour, at) => (colour === before[at] ? none : colour)) : now;
    gif.writeFrame(changed, width, height, {
      palette: before ? undefined : palette, transparent: Boolean(before), transparentIndex: none, delay: delays[n], dispose: 1,
    });
    before = now;
    if (gif.bytesView().length > MOST) return null;
    const shown = document.getElementById(bar);
    if (!shown) return undefined;
    shown.value = (100 * (n + 1)) / delays.length;
    await turn();
  }
  gif.finish();
  return gif.bytes();
}

async function sampled(count, pixels) {
  const found = [];
  for (let n = 0; n < count; n += Math.max(1, Math.floor(count / LOOKED_AT))) {
    const all = new Uint32Array((await pixels(n)).buffer);
    found.push(all.filter((_colour, at) => at % EVERY === 0));
    await turn();
  }
  const whole = new Uint32Array(found.reduce((sum, { length }) => sum + length, 0));
  found.reduce((at, part) => { whole.set(part, at); return at + part.length; }, 0);
  return new Uint8Array(whole.buffer);
}

// Shows the clip in a picture of the page, which may hold no address but its own and data.
export function show(id) {
  const reader = new FileReader();
  reader.onload = () => { const picture = document.getElementById(id); if (picture) picture.src = reader.result; };
  reader.readAsDataURL(made);
}

export const save = (name) => hand(made, name, "", false);
export const share = (name, text) => hand(made, name, text, true);

// Gives a picture to the share sheet of the device; where there is none for files, it is saved.
export function hand(blob, name, text, isShared) {
  const given = { files: [new File([blob], name, { type: blob.type })], ...(text && { text }) };
  if (isShared && navigator.canShare && navigator.canShare(given)) {
    navigator.share(given).catch(({ name: what }) => { if (what !== "AbortError") window.fracasShell.download(name, blob); });
    return;                                                     // who closes the sheet wants no more of it
  }
  window.fracasShell.download(name, blob);
}
