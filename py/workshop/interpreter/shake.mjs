// Leaves out of Pyodide's script what nothing names, as slim.py does with the binary.
// node shake.mjs ACORN LOADER IMPORT... < script > smaller; the imports are what the binary asks the script for.
//
// The script is one function that makes a module. Each of its statements stays that does something; one that only gives
// a name to a function or a value stays while the loader, the binary or a statement that stays has that name anywhere,
// be it as a variable, a property or in a text.
import { readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";

const [acorn, loader, ...imports] = process.argv.slice(2);
const { parse } = await import(pathToFileURL(acorn));
const OPTIONS = { ecmaVersion: "latest", sourceType: "module" };
const TABLE = "wasmImports"; // the object that has what the binary imports
const WORDS = /[A-Za-z_$][\w$]*/g;
const HARMLESS = ["FunctionExpression", "ArrowFunctionExpression", "Literal", "Identifier"];

const isHarmless = (node) => !node || HARMLESS.includes(node.type)
  || node.type === "ArrayExpression" && node.elements.every(isHarmless)
  || node.type === "ObjectExpression" && node.properties.every(({ computed, value }) => !computed && isHarmless(value));

// A part of the script that can go: where it is, and the name that keeps it; without one it stays.
const part = ({ start, end }, name) => ({ start, end, name });
const named = ({ id, init }) => id.type === "Identifier" && isHarmless(init) ? id.name : undefined;

// Returns the parts of a statement; the table of imports has one for each of them.
function partsOf(statement) {
  const { type, declarations: [first, ...others] = [], expression } = statement;
  if (type === "FunctionDeclaration") return [part(statement, statement.id.name)];
  if (first?.id.name === TABLE) return first.init.properties.map((each) => part(each, each.key.name ?? each.key.value));
  if (first) return others.length ? [part(statement)] : [part(statement, named(first))];
  const { left, right } = expression ?? {};
  if (left?.type === "MemberExpression" && left.computed === (left.property.type === "Literal") && isHarmless(right)) {
    const owner = left.object.name, property = left.property.value ?? left.property.name;
    if (owner === "Module") return [part(statement, property)];
    if (property === "sig") return [part(statement, owner)]; // the types of a function
  }
  return [part(statement)];
}

const text = readFileSync(0, "utf-8");
const [maker] = parse(text, OPTIONS).body;
const parts = maker.body.body.flatMap(partsOf);
const byName = new Map();
for (const each of parts) byName.set(each.name, [...byName.get(each.name) ?? [], each]);
const known = new Set(), waiting = [...imports, ...readFileSync(loader, "utf-8").match(WORDS)];
const stay = ({ start, end }) => waiting.push(...text.slice(start, end).match(WORDS) ?? []);
byName.get(undefined).forEach(stay);
while (waiting.length) {
  const name = waiting.pop();
  if (known.has(name)) continue;
  known.add(name);
  (byName.get(name) ?? []).forEach(stay);
}
let small = "", at = 0;
for (const { start, end } of parts.filter(({ name }) => name && !known.has(name))) {
  small += text.slice(at, start);
  at = text[end] === "," ? end + 1 : end;
}
small += text.slice(at);
parse(small, OPTIONS);
process.stdout.write(small);
