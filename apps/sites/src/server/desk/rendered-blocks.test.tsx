import { pino } from 'pino';
import type { ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import { createRenderedBlocks } from './rendered-blocks.tsx';

const log = pino({ level: 'silent' });

/** Renders a view that counts how often it is rendered. */
function counted() {
  let now = 0;
  let count = 0;
  const View = ({ title, act }: { title: string; stories?: object[]; act?: () => void }): ReactNode => {
    count += 1;
    if (title === 'faulty') throw new Error('Faulty.');
    return <h2 id={act ? 'act' : undefined}>{title}</h2>;
  };
  const render = createRenderedBlocks(() => now);
  return {
    View,
    show: (element: ReactNode, place = 'weekly home a') => render(place, 'a', element, log),
    count: () => count,
    pass: (ms: number) => (now += ms),
  };
}

describe('X5 the blocks of a draft', () => {
  it('are rendered again only where their element has changed', async () => {
    const { View, show, count } = counted();
    const first = await show(<View title="Uno" stories={[{ at: new Date(1) }]} />);
    expect(first).toMatchObject({ html: '<h2>Uno</h2>', facts: { headings: [{ level: 2, text: 'Uno' }] } });
    expect((await show(<View title="Uno" stories={[{ at: new Date(1) }]} />)).html).toBe(first.html);
    expect(count()).toBe(1);
    expect((await show(<View title="Uno" stories={[{ at: new Date(2) }]} />)).html).toBe(first.html);
    expect(count()).toBe(2);
    expect((await show(<View title="Dos" />)).html).toBe('<h2>Dos</h2>');
    // Another placement has ids and a rendering for itself.
    await show(<View title="Dos" />, 'weekly home b');
    expect(count()).toBe(4);
  });

  it('are rendered again with functions that were made for the page, after a minute, and after an error', async () => {
    const { View, show, count, pass } = counted();
    await show(<View title="Uno" act={() => undefined} />);
    await show(<View title="Uno" act={() => undefined} />);
    expect(count()).toBe(2);
    await show(<View title="Tres" />);
    pass(60_000);
    await show(<View title="Tres" />);
    expect(count()).toBe(4);
    expect((await show(<View title="faulty" />)).html).toBe('');
    const before = count();
    await show(<View title="faulty" />);
    expect(count()).toBeGreaterThan(before);
  });

  it('are kept for so many placements: the one that was used longest ago is forgotten first', async () => {
    const { View, show, count } = counted();
    const place = (at: number) => show(<View title="Uno" />, `weekly home ${at}`);
    for (let at = 0; at < 1000; at += 1) await place(at);
    await place(0);
    expect(count()).toBe(1000);
    await place(1000);
    await place(0);
    expect(count()).toBe(1001);
    await place(1);
    expect(count()).toBe(1002);
  });
});
