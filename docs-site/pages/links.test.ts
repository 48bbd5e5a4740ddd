import { expect, it } from 'vitest';
import { addressIn } from './links.ts';

const address = addressIn({
  guides: new Map([
    ['csp', 'guides/csp/'],
    ['recipes/article', 'recipes/article/'],
  ]),
});

it.each([
  ['csp.md', '/guides/csp/'],
  ['../docs/csp.md#cached-pages', '/guides/csp/#cached-pages'],
  ['recipes/article.md', '/recipes/article/'],
  ['https://rotativa.example.org/blocks/body/BodyVideo/', '/blocks/body/BodyVideo/'],
  ['../../CONTRIBUTING.md', 'https://code.example.org/rotativa/rotativa/blob/main/CONTRIBUTING.md'],
  ['https://zod.dev', 'https://zod.dev'],
  ['#words', '#words'],
  ['/data/props.json', '/data/props.json'],
])('Z2 %s of a document leads to %s on the site', (url, expected) => {
  expect(address(url)).toBe(expected);
});
