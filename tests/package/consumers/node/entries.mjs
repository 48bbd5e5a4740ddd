// Imports every public module and prints what each exports.
import { readFileSync } from 'node:fs';

const { exports } = JSON.parse(readFileSync(new URL(import.meta.resolve('rotativa/package.json'))));
const found = {};
for (const [name, target] of Object.entries(exports)) {
  if (typeof target === 'string' || !target.default.endsWith('.js')) continue;
  found[name] = Object.keys(await import(`rotativa${name.slice(1)}`));
}
console.log(JSON.stringify(found));
