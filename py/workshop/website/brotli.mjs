// Prints, as one JSON object, how many bytes files of a folder have when a static host sends them with brotli.
// Input: their names in the folder, one a line. Arguments: the folder, a file that remembers sizes by content, and files
// whose sizes are known already: compressing the runtime takes a minute. QUALITY is that of brotli if it is not the best,
// which takes ten times as long as what is nearly as small; sizes of one quality say nothing of another.
import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants } from "node:zlib";

const [folder, memory, ...others] = process.argv.slice(2);
const params = { [constants.BROTLI_PARAM_QUALITY]: Number(process.env.QUALITY ?? 11), [constants.BROTLI_PARAM_LGWIN]: 24 };
const known = Object.assign({}, ...[...others, memory].filter(existsSync).map((file) => JSON.parse(readFileSync(file, "utf8"))));
const remembered = {};

function size(path) {
  const bytes = readFileSync(path);
  const content = createHash("sha256").update(bytes).digest("hex");
  remembered[content] = known[content] ?? brotliCompressSync(bytes, { params }).length;
  return remembered[content];
}

const names = readFileSync(0, "utf8").split("\n").filter(Boolean);
console.log(JSON.stringify(Object.fromEntries(names.map((name) => [name, size(join(folder, name))]))));
writeFileSync(memory, JSON.stringify(remembered));
