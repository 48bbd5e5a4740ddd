// Hydrates what the server sent, with a ref on each component, and prints which element each ref got.
import { JSDOM } from 'jsdom';

const dom = new JSDOM('<!doctype html><div id="root"></div>', {
  pretendToBeVisual: true,
  url: 'http://localhost/',
});
globalThis.window = dom.window;
for (const name of Object.getOwnPropertyNames(dom.window))
  if (!(name in globalThis)) globalThis[name] = dom.window[name];
globalThis.IS_REACT_ACT_ENVIRONMENT = true;
dom.window.matchMedia = () => ({
  matches: false,
  addEventListener() {},
  removeEventListener() {},
  addListener() {},
  removeListener() {},
});
class Observer {
  observe() {}
  unobserve() {}
  disconnect() {}
}
dom.window.IntersectionObserver =
  dom.window.ResizeObserver =
  globalThis.IntersectionObserver =
  globalThis.ResizeObserver =
    Observer;

const { act, createElement: h, createRef, version } = await import('react');
const { hydrateRoot } = await import('react-dom/client');
const { renderToString } = await import('react-dom/server');
const { ELEMENTS } = await import('./elements.mjs');

const complaints = [];
console.error = (...args) => complaints.push(args.join(' '));

const refs = {};
const children = Object.entries(ELEMENTS).map(([name, [component, props]]) => {
  refs[name] = createRef();
  return h(component, { ...props, key: name, ref: refs[name] });
});
const page = h('main', null, children);
const root = document.querySelector('#root');
root.innerHTML = renderToString(page);
await act(() => hydrateRoot(root, page, { onRecoverableError: (error) => complaints.push(String(error)) }));
const elements = Object.fromEntries(
  Object.entries(refs).map(([name, { current }]) => [name, current?.tagName]),
);
console.log(JSON.stringify({ version, elements, complaints }));
process.exit(0);
