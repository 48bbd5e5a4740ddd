import { expect, it } from 'vitest';
import { siteOf } from '../sites.ts';
import { countReadable } from './count-readable.ts';

const written = (file: string, id: string, path: string) => ({
  file,
  page: { outcome: 'imported' as const, id, headline: id, path },
});

it('counts documents that can be read at their address, and reports those that were replaced or are missing', async () => {
  const shown = new Map([
    ['/a/', 'A'],
    ['/b/', 'X'],
    ['/d/', 'D'],
  ]);
  const said: string[] = [];
  const complained: string[] = [];
  const count = await countReadable(
    [
      written('1.json', 'A', '/a/'),
      written('2.json', 'B', '/b/'),
      written('3.json', 'C', '/c/'),
      written('4.json', 'D', '/old/'),
      written('5.json', 'D', '/d/'),
    ],
    siteOf('weekly'),
    { idAt: (path) => Promise.resolve(shown.get(path)) },
    { say: (line) => said.push(line), complain: (line) => complained.push(line) },
  );
  expect(count).toBe(2);
  expect(said).toEqual(['4.json: D was replaced by the same id in 5.json']);
  expect(complained).toEqual(['2.json: /b/ shows X and not B', '3.json: /c/ shows nothing and not C']);
});
