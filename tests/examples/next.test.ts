import { describeNewspaper } from './describe-newspaper.ts';

describeNewspaper({
  name: 'next',
  build: [['next', 'build']],
  start: ['node_modules/next/dist/bin/next', 'start'],
  files: '.next/static',
  weight: { scripts: 132, styles: 46, blocking: 42 },
  paint: 3000,
  shift: 0.02,
  data: (path) => ({ path, headers: { rsc: '1' } }),
});
