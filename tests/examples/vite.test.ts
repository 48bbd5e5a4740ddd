import { describeNewspaper } from './describe-newspaper.ts';

describeNewspaper({
  name: 'vite',
  build: [['tsc'], ['vite', 'build']],
  start: ['server.ts'],
  files: 'dist',
  weight: { scripts: 122.3, styles: 46.7, blocking: 46.7 },
  paint: 4000,
  shift: 0.005,
  scripted: true,
  data: (path) => ({ path, headers: { accept: 'application/json' } }),
});
