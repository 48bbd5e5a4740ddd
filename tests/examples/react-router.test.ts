import { describeNewspaper } from './describe-newspaper.ts';

describeNewspaper({
  name: 'react-router',
  build: [['react-router', 'typegen'], ['tsc'], ['react-router', 'build']],
  start: ['node_modules/@react-router/serve/dist/cli.js', 'build/server/index.js'],
  files: 'build/client',
  weight: { scripts: 157.1, styles: 25, blocking: 12 },
  inline: true,
  paint: 3000,
  // Text is painted before its fonts have come: a centred headline and the sections move sideways.
  shift: 0.007,
  data(path) {
    const [pathname, search] = path.split('?');
    return { path: `${pathname}_.data${search ? `?${search}` : ''}` };
  },
});
