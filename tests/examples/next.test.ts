import { describeNewspaper } from './describe-newspaper.ts';

describeNewspaper({
  name: 'next',
  build: [['next', 'build']],
  start: ['node_modules/next/dist/bin/next', 'start'],
  files: '.next/static',
  weight: { scripts: 150, styles: 30 },
  data: { rsc: '1' },
});
