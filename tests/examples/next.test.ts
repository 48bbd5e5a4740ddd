import { describeNewspaper } from './describe-newspaper.ts';

describeNewspaper({
  name: 'next',
  build: [['next', 'build']],
  start: ['node_modules/next/dist/bin/next', 'start'],
  files: '.next/static',
  weight: { scripts: 134, styles: 50 },
  shift: 0.02,
  data: { rsc: '1' },
});
