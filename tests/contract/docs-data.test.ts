import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import * as providers from 'rotativa/providers';
import * as browser from 'rotativa/providers/browser';
import * as http from 'rotativa/providers/http';
import * as memory from 'rotativa/providers/memory';

const read = (name: string): string => readFileSync(join(import.meta.dirname, '../../docs', name), 'utf8');
const page = read('data.md');
const folder = join(import.meta.dirname, 'docs-data');

describe('the samples of docs/data.md, docs/selling.md and docs/measuring.md', () => {
  const pages = `${page}${read('selling.md')}${read('measuring.md')}`;
  const samples = [...pages.matchAll(/^```tsx? (\S+)\n(.*?)^```$/gms)].map(([, name = '', code]) => [
    name,
    code,
  ]);

  it.each(samples)('shows %s as it is compiled with the repository', (name = '', code) => {
    expect(code).toBe(readFileSync(join(folder, name), 'utf8'));
  });

  it('shows every sample that there is', () => {
    expect(samples.map(([name]) => name).toSorted()).toEqual(readdirSync(folder).toSorted());
  });

  it('data.md names no function that is not there, and leaves out no adapter', () => {
    const entries = { ...browser, ...http, ...providers, ...memory };
    const named = new Set(page.match(/\bcreate[A-Z]\w+/g));
    // A function of React, and a method of the sales port.
    for (const other of ['createRoot', 'createOrder']) named.delete(other);
    expect([...named].filter((name) => !(name in entries))).toEqual([]);
    // Functions that use ports, not adapters of a port.
    const others = ['createAmpReaders', 'createRenewal', 'createSharedStore', 'createMemoryBackend'];
    const adapters = Object.keys(entries).filter((name) => /^create[A-Z]/.test(name));
    expect(adapters.filter((name) => !named.has(name)).toSorted()).toEqual(others.toSorted());
  });
});
