import { describeNewspaper } from './describe-newspaper.ts';

describeNewspaper({
  name: 'next',
  build: [['next', 'build']],
  start: ['node_modules/next/dist/bin/next', 'start'],
  files: '.next/static',
  weight: { scripts: 133, styles: 16.5, blocking: 12 },
  inline: true,
  lateScripts: true,
  paint: 1800,
  shift: 0,
  asksItself: (path) => `
    import { NextRequest } from 'next/server.js';
    import { pageWithStyles } from './page-styles.ts';
    const asked = [];
    globalThis.fetch = async (address) => (asked.push(String(address)), new Response('', { headers: { 'content-type': 'text/plain' } }));
    await pageWithStyles(new NextRequest('http://localhost:3000${path}'));
    console.log(JSON.stringify(asked));
  `,
  data: (path) => ({ path, headers: { rsc: '1' } }),
});
