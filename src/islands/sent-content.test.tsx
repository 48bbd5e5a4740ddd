// @vitest-environment jsdom
import { render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fromData } from './data.ts';
import type { IslandComponent } from './define-island.ts';
import { hydrate } from './hydrate.tsx';
import { defineIsland, Island, useSentContent } from './index.ts';
import { createIslandMemory, Islands, preload } from './server.tsx';

interface RowProps {
  label: string;
  cards?: readonly string[];
}

/** A row of cards that counts clicks. */
function Row({ label, cards = [] }: RowProps) {
  const [count, setCount] = useState(0);
  const sent = useSentContent('li');
  const contents = sent ?? cards.map((card) => ({ children: <b>{card}</b> }));
  return (
    <>
      <button onClick={() => setCount(count + 1)}>{`${label} ${count}`}</button>
      <ul>
        {contents.map((content, at) => (
          <li key={at} {...content} />
        ))}
      </ul>
    </>
  );
}

const island = defineIsland<RowProps>({
  name: 'row',
  when: 'load',
  load: async () => ({ default: Row }),
  shown: ['cards'],
});
const cards = ['Uno', 'Dos & tres'];
const memory = createIslandMemory();
const page = (some: readonly string[]): string =>
  renderToString(
    <Islands onError={vi.fn()} memory={memory}>
      <Island definition={island} props={{ label: 'Fila', cards: some }} />
    </Islands>,
  );
const shown = (): (string | null)[] => [...document.querySelectorAll('li b')].map((card) => card.textContent);

const reported = vi.fn();
await preload([island]);
beforeEach(() => vi.stubGlobal('reportError', reported));
afterEach(() => {
  document.body.innerHTML = '';
  reported.mockReset();
});

/** Hydrates the island in the page, as the browser's loader does. */
async function wake(): Promise<void> {
  const element = document.querySelector<HTMLElement>('rt-island')!;
  const props = fromData(element.getAttribute('data'));
  await hydrate(element, Row as IslandComponent<object>, props, undefined, reported);
}

it('props whose HTML stays are not sent', () => {
  document.body.innerHTML = page(cards);
  expect(fromData(document.querySelector('rt-island')!.getAttribute('data')!)).toEqual({ label: 'Fila' });
  expect(shown()).toEqual(cards);
});

it('islands that differ in such props alone are different in the memory', () => {
  expect(page(['Otra'])).toContain('<b>Otra</b>');
  expect(page(cards)).toContain('<b>Uno</b>');
});

it('the elements of the server stay when the island hydrates and renders again', async () => {
  document.body.innerHTML = page(cards);
  const before = [...document.querySelectorAll('b')];
  await wake();
  // A translator that comes late.
  before[1]!.textContent = 'Two';
  screen.getByRole('button').click();
  await waitFor(() => expect(screen.getByRole('button')).toHaveTextContent('Fila 1'));
  expect([...document.querySelectorAll('b')]).toEqual(before);
  expect(before.every((card) => card.isConnected)).toBe(true);
  expect(reported).not.toHaveBeenCalled();
});

it('translated contents stay translated, and the page reports nothing', async () => {
  document.body.innerHTML = page(cards).replace('Uno', '<font>One</font>');
  await wake();
  expect(shown()).toEqual(['One', 'Dos & tres']);
  expect(reported).not.toHaveBeenCalled();
});

it('the contents are there again when React renders the island from the beginning', async () => {
  document.body.innerHTML = page(cards).replace('Fila 0', '<font>Row 0</font>');
  await wake();
  await waitFor(() => expect(screen.getByRole('button')).toHaveTextContent('Fila 0'));
  expect(shown()).toEqual(cards);
});

it('an island in place renders its props', () => {
  render(<Island definition={island} props={{ label: 'Fila', cards }} />);
  expect(shown()).toEqual(cards);
});
