// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { withLateScripts } from './late-scripts.ts';

const page = (scripts: string): string =>
  `<!doctype html><html><head><title>El tren</title>${scripts}</head><body><p>Vuelve</p></body></html>`;

afterEach(() => {
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

it('lets async scripts wait, with what would load them ahead', () => {
  const html = withLateScripts(
    page(
      '<link rel="preload" as="script" href="/a.js"/><link rel="preload" as="font" href="/l.woff2"/>' +
        '<script src="/a.js" async="" nonce="n" crossorigin="anonymous"></script>',
    ),
  );
  expect(html).toContain(
    '<link media="not all" rel="preload" as="script" href="/a.js"/><link rel="preload" as="font" href="/l.woff2"/>' +
      '<script type="text/rt-late" src="/a.js" async="" nonce="n" crossorigin="anonymous"></script></head>',
  );
});

it.each([
  '<script src="/a.js"></script>',
  '<script src="/a.js" defer></script>',
  '<script type="module" src="/a.js" async></script>',
  '<script async>start("/a.js")</script>',
  '<script type="application/ld+json">{"name":"async src="}</script>',
])('leaves every other script as it is: %s', (script) => {
  expect(withLateScripts(page(script))).toContain(`<title>El tren</title>${script}</head>`);
});

it('refuses a part of a document', () => {
  expect(() => withLateScripts('<p>El tren</p>')).toThrow(/Pass a whole document/);
});

it('puts its own script, with the nonce of the answer, before the last end of a body', () => {
  const html = withLateScripts(page('<script src="/a.js" async></script><!-- </body> -->'), { nonce: 'abc' });
  expect(html).toMatch(/<p>Vuelve<\/p><script nonce="abc">\{[^<]*<\/script><\/body>/);
});

it.each(['paint', 'load'] as const)('runs the scripts after %s, each with its attributes', (first) => {
  let painted: () => void = () => {};
  const observe = vi.fn();
  class Observer {
    constructor(run: () => void) {
      painted = run;
    }
    observe = observe;
  }
  vi.stubGlobal('PerformanceObserver', Observer);
  const html = withLateScripts(page('<script src="/a.js" async="" nonce="n" id="first"></script>'));
  document.body.innerHTML = html.replace(/<!doctype html>|<\/?(?:html|head|body)>/g, '');
  const script = (): HTMLScriptElement => document.querySelector<HTMLScriptElement>('#first')!;

  new Function([...document.scripts].at(-1)!.textContent)();
  expect(script().type).toBe('text/rt-late');
  expect(observe).toHaveBeenCalledWith({ type: 'paint', buffered: true });
  if (first === 'paint') painted();
  else window.dispatchEvent(new Event('load'));
  expect(script().outerHTML).toBe('<script src="/a.js" async="" nonce="n" id="first"></script>');
  const running = script();
  painted();
  expect(script()).toBe(running);
});
