// Prints, as one JSON object, how many bytes each file of a folder has when a static host sends it with brotli.
// Arguments: the folder, a file that remembers sizes by content, and files whose sizes are known already: compressing
// the runtime takes a minute.
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { brotliCompressSync, constants } from "node:zlib";

const [folder, memory, ...others] = process.argv.slice(2);
const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_LGWIN]: 24 };
const known = Object.assign({}, ...[...others, memory].filter(existsSync).map((file) => JSON.parse(readFileSync(file, "utf8"))));
const remembered = {};

function size(path) {
  const bytes = readFileSync(path);
  const content = createHash("sha256").update(bytes).digest("hex");
  remembered[content] = known[content] ?? brotliCompressSync(bytes, { params }).length;
  return remembered[content];
}

const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
const paths = entries.map((entry) => join(entry.parentPath ?? entry.path, entry.name)).sort();
console.log(JSON.stringify(Object.fromEntries(paths.map((path) => [relative(folder, path), size(path)]))));
writeFileSync(memory, JSON.stringify(remembered));
