import { globSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import * as providers from 'rotativa/providers';
import * as browser from 'rotativa/providers/browser';
import * as http from 'rotativa/providers/http';
import * as memory from 'rotativa/providers/memory';

const GUIDES = join(import.meta.dirname, '../../docs');
const FOLDER = join(import.meta.dirname, 'samples');
const read = (name: string): string => readFileSync(join(GUIDES, name), 'utf8');

/** The parts of guides that have a file name, and their code. */
const named = globSync('*.md', { cwd: GUIDES }).flatMap((guide) =>
  [...read(guide).matchAll(/^```(?:tsx?|astro) (\S+)\n(.*?)^```$/gms)].map(([, name = '', code]) => [
    name,
    code,
  ]),
);

const isExample = ([name = '']: readonly (string | undefined)[]): boolean => name.startsWith('examples/');
const samples = named.filter((one) => !isExample(one));

it.each(named.filter(isExample))('quotes %s as it is', (name = '', code) => {
  expect(readFileSync(join(GUIDES, '..', name), 'utf8')).toContain(code);
});

it.each(samples)('shows %s as it is compiled with the repository', (name = '', code) => {
  expect(code).toBe(readFileSync(join(FOLDER, name), 'utf8'));
});

it('shows every sample that there is', () => {
  expect(samples.map(([name]) => name).toSorted()).toEqual(readdirSync(FOLDER).toSorted());
});

it('data.md names no function that is not there, and leaves out no adapter', () => {
  const entries = { ...browser, ...http, ...providers, ...memory };
  const named = new Set(read('data.md').match(/\bcreate[A-Z]\w+/g));
  // A function of React, and a method of the sales port.
  for (const other of ['createRoot', 'createOrder']) named.delete(other);
  expect([...named].filter((name) => !(name in entries))).toEqual([]);
  // Functions that use ports, not adapters of a port.
  const others = ['createAmpReaders', 'createRenewal', 'createSharedStore', 'createMemoryBackend'];
  const adapters = Object.keys(entries).filter((name) => /^create[A-Z]/.test(name));
  expect(adapters.filter((name) => !named.has(name)).toSorted()).toEqual(others.toSorted());
});
