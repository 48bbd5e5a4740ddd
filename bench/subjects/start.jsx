import { useEffect } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { cards } from './data.js';

function Ready({ onReady, children }) {
  useEffect(onReady, [onReady]);
  return children;
}

/** Hydrates the page and records the time until effects have run. */
export function start(Page) {
  const count = Number(document.documentElement.dataset.cards);
  const began = performance.now();
  const onReady = () => {
    window.hydrated = performance.now() - began;
  };
  hydrateRoot(
    document.querySelector('#root'),
    <Ready onReady={onReady}>
      <Page cards={cards(count)} />
    </Ready>,
    { onRecoverableError: (error) => (window.mismatch = String(error)) },
  );
}

/** A thousand components; `window.switchTheme` returns the duration of a switch, including styles and layout. */
export function startTheme(Themed, Item, toggle) {
  const items = Array.from({ length: 1000 }, (_, at) => <Item key={at}>Leer {at}</Item>);
  const root = createRoot(document.querySelector('#root'));
  flushSync(() => root.render(<Themed>{items}</Themed>));
  window.switchTheme = (dark) => {
    const began = performance.now();
    flushSync(() => toggle(dark));
    const last = document.querySelector('#root button:last-of-type');
    void getComputedStyle(last).color;
    void document.body.offsetHeight;
    return performance.now() - began;
  };
}
