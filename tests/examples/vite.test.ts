import { describeNewspaper } from './describe-newspaper.ts';

describeNewspaper({
  name: 'vite',
  build: [['tsc'], ['vite', 'build']],
  start: ['server.ts'],
  files: 'dist',
  weight: { scripts: 128, styles: 34 },
  // The fonts come after the first frame: a slow machine has seen 0.12.
  shift: 0.15,
  scripted: true,
  data: { accept: 'application/json' },
});
