// Imports every module that entries.json names and prints what each exports.
import { readFileSync } from 'node:fs';

const found = {};
for (const name of JSON.parse(readFileSync(new URL('entries.json', import.meta.url)))) {
  found[name] = Object.keys(await import(`rotativa${name.slice(1)}`));
}
console.log(JSON.stringify(found));
