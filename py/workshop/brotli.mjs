// Prints, as one JSON object, how many bytes each file of a folder has when a static host sends it with brotli.
// Argument: the folder. Service worker and files it lists are all a first visit fetches, each once.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants } from "node:zlib";

const [folder] = process.argv.slice(2);
const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_LGWIN]: 24 };
const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
const paths = files.map((entry) => join(entry.parentPath ?? entry.path, entry.name));
const size = (path) => brotliCompressSync(readFileSync(path), { params }).length;
console.log(JSON.stringify(Object.fromEntries(paths.map((path) => [path.slice(folder.length + 1), size(path)]))));
