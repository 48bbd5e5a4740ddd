import { describeNewspaper } from './describe-newspaper.ts';

describeNewspaper({
  name: 'astro',
  build: [['astro', 'sync'], ['tsc'], ['astro', 'build']],
  start: ['dist/server/entry.mjs'],
  files: 'dist/client',
  weight: { scripts: 12, styles: 60 },
  paint: 5000,
  shift: 0.005,
  island: 'search-toggle',
});
