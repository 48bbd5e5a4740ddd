import { describeNewspaper } from './describe-newspaper.ts';

describeNewspaper({
  name: 'next',
  build: [['next', 'build']],
  start: ['node_modules/next/dist/bin/next', 'start'],
  files: '.next/static',
  weight: { scripts: 132, styles: 16.5, blocking: 12 },
  inline: true,
  paint: 1800,
  shift: 0,
  data: (path) => ({ path, headers: { rsc: '1' } }),
});
