import { describeNewspaper } from './describe-newspaper.ts';

describeNewspaper({
  name: 'next',
  build: [['next', 'build']],
  start: ['node_modules/next/dist/bin/next', 'start'],
  files: '.next/static',
  weight: { scripts: 132, styles: 17, blocking: 12 },
  inline: true,
  paint: 2400,
  shift: 0,
  data: (path) => ({ path, headers: { rsc: '1' } }),
});
