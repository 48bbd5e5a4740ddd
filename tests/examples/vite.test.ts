import { describeNewspaper } from './describe-newspaper.ts';

describeNewspaper({
  name: 'vite',
  build: [['tsc'], ['vite', 'build']],
  start: ['server.ts'],
  files: 'dist',
  weight: { scripts: 200, styles: 60 },
  data: { accept: 'application/json' },
});
