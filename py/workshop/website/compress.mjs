// Lays a file compressed with brotli and one with gzip beside each file whose name is read, for servers that send those.
// Input: names of files in a folder, one a line. Arguments: the folder, and one that keeps what was compressed before.
import { createHash } from "node:crypto";
import { copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";

const [folder, memory] = process.argv.slice(2);
const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_LGWIN]: 24 };
const MAKERS = { br: (bytes) => brotliCompressSync(bytes, { params }), gz: (bytes) => gzipSync(bytes, { level: 9 }) };

mkdirSync(memory, { recursive: true });
for (const name of readFileSync(0, "utf8").split("\n").filter(Boolean)) {
  const bytes = readFileSync(join(folder, name));
  const content = createHash("sha256").update(bytes).digest("hex");
  for (const [ending, make] of Object.entries(MAKERS)) {
    const kept = join(memory, `${content}.${ending}`);
    if (!existsSync(kept)) writeFileSync(kept, make(bytes));
    copyFileSync(kept, join(folder, `${name}.${ending}`));
  }
}
