import { describe, expect, it } from 'vitest';
import { SCRIPTS } from '../client/scripts.ts';
import { BLOCKS } from '../views/blocks.ts';
import { ISLANDS, SCRIPTED } from './index.ts';

describe('the list of islands', () => {
  it('has every island of the blocks, each name once', () => {
    const missing = [...BLOCKS.values()]
      .flatMap(({ islands }) => islands)
      .filter((island) => !ISLANDS.includes(island));
    const names = missing.map(({ name }) => name);
    expect(names, 'add these islands to islands/hydrated.ts or islands/index.ts').toEqual([]);
    expect(new Set(ISLANDS.map(({ name }) => name)).size).toBe(ISLANDS.length);
  });

  it('gives those with a script of the sites the name by which the browser finds it', () => {
    const names = Object.entries(SCRIPTED).map(([key, { name }]) => [key, name]);
    expect(SCRIPTS.map(({ name }) => [name, name])).toEqual(names);
    expect(SCRIPTS.every(({ script }) => script)).toBe(true);
  });
});
