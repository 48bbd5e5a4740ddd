import { describeNewspaper } from './describe-newspaper.ts';

describeNewspaper({
  name: 'astro',
  build: [['astro', 'sync'], ['tsc'], ['astro', 'build']],
  start: ['dist/server/entry.mjs'],
  files: 'dist/client',
  weight: { scripts: 5, styles: 12, blocking: 12 },
  inline: true,
  paint: 4000,
  shift: 0.005,
  island: 'search-toggle',
});
