import { describeNewspaper } from './describe-newspaper.ts';

describeNewspaper({
  name: 'vite',
  build: [['tsc'], ['vite', 'build']],
  start: ['server.ts'],
  files: 'dist',
  weight: { scripts: 125, styles: 34 },
  // The fonts come after the first frame.
  shift: 0.05,
  scripted: true,
  data: { accept: 'application/json' },
});
