// Streams pages in Spanish and English from one process, in turns, and prints them. Each has parts that are suspended.
import { createElement as h, lazy, Suspense, version } from 'react';
import { renderToPipeableStream, renderToString } from 'react-dom/server';
import { text } from 'node:stream/consumers';
import { PassThrough } from 'node:stream';
import { Pagination } from 'rotativa/components/Pagination';
import { longDate } from 'rotativa/domain';
import { defineIsland, Island } from 'rotativa/islands';
import { Islands, preload } from 'rotativa/islands/server';
import { english } from 'rotativa/messages/en';
import { MessagesProvider } from 'rotativa/messages/provider';
import { withMessages } from 'rotativa/messages/server';

const complaints = [];
console.error = (...args) => complaints.push(args.join(' '));

const Part = () => h(Pagination, { page: 2, pages: 3, hrefOf: (page) => `/${page}/` });
const island = defineIsland({ name: 'part', when: 'load', load: async () => ({ default: Part }) });
await preload([island]);

const after = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
const Late = (ms) =>
  lazy(async () => {
    await after(ms);
    return { default: () => h('p', null, longDate('2026-11-20'), h(Part)) };
  });
/** Islands are separate roots: a provider around the page is put around each of them too. */
const page = (ms, wrap = (island) => island) =>
  h(
    Islands,
    { onError: (error) => complaints.push(String(error)), wrap },
    h('main', null, h(Part), h(Island, { definition: island, props: {} })),
    h('main', null, h(Suspense, { fallback: h('p') }, h(Late(ms)), h(Late(2 * ms)))),
  );
const stream = (element) => text(renderToPipeableStream(element).pipe(new PassThrough()));
const provided = (element) => h(MessagesProvider, { messages: english }, element);

const es = [];
const en = [];
for (let at = 0; at < 8; at += 1) {
  es.push(stream(page(5 * at)));
  en.push(withMessages(english, () => stream(page(3 * at))));
  en.push(stream(provided(page(4 * at, provided))));
  en.push(withMessages(english, () => renderToString(h(Part)) + longDate('2026-11-20')));
  es.push(renderToString(h(Part)) + longDate('2026-11-20'));
  await after(4);
}
console.log(JSON.stringify({ version, es: await Promise.all(es), en: await Promise.all(en), complaints }));
