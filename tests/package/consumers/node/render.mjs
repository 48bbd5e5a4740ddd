// Renders on the server, whole and as a stream, and prints both with what React complained of.
import { createElement as h, version } from 'react';
import { renderToPipeableStream, renderToString } from 'react-dom/server';
import { text } from 'node:stream/consumers';
import { PassThrough } from 'node:stream';
import { Island } from 'rotativa/islands';
import { Islands, preload } from 'rotativa/islands/server';
import { RENEWAL_WIDTHS } from 'rotativa/domain';
import { RenewalBanner } from 'rotativa/patterns/account/RenewalBanner';
import { defineIsland } from 'rotativa/islands';
import { ELEMENTS } from './elements.mjs';

const complaints = [];
console.error = (...args) => complaints.push(args.join(' '));

const hello = defineIsland({ name: 'hello', when: 'intent', load: () => import('./hello.mjs') });
await preload([hello]);
// It has an effect before the paint.
const contents = Object.fromEntries(RENEWAL_WIDTHS.map((width) => [width, { text: 'Termina hoy.' }]));
const banner = h(RenewalBanner, { offer: { contents, href: '/pagar/', update: false }, variant: 'modal' });
const page = h(
  Islands,
  { onError: (error) => complaints.push(String(error)) },
  h('main', null, ...Object.values(ELEMENTS).map(([component, props]) => h(component, props))),
  banner,
  h(Island, { definition: hello, props: { name: 'Ana' } }),
);
const whole = renderToString(page);
const stream = await text(renderToPipeableStream(page).pipe(new PassThrough()));
console.log(JSON.stringify({ version, whole, stream, complaints }));
