import { pino, type Logger } from 'pino';
import { useId, type ReactNode } from 'react';
import { defineIsland, Island } from 'rotativa/islands';
import { preload } from 'rotativa/islands/server';
import { describe, expect, it, vi } from 'vitest';
import { createRenderedBlocks, tagOf } from './rendered-blocks.tsx';

const log = pino({ level: 'silent' });

/** Renders a view that counts how often it is rendered. */
function counted() {
  let now = 1_000_000;
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
    pass(59_999);
    await show(<View title="Tres" />);
    expect(count()).toBe(3);
    pass(1);
    await show(<View title="Tres" />);
    expect(count()).toBe(4);
    expect((await show(<View title="faulty" />)).html).toBe('');
    const before = count();
    await show(<View title="faulty" />);
    expect(count()).toBeGreaterThan(before);
    // The block that was kept before the error is not.
    const after = count();
    await show(<View title="Tres" />);
    expect(count()).toBe(after + 1);
  });

  it('have ids that begin with that of their placement, a tag of their HTML, and the time that they took', async () => {
    let now = 1_000_000;
    function Slow(): ReactNode {
      now += 5;
      return <h2 id={useId()}>Uno</h2>;
    }
    const block = await createRenderedBlocks(() => now)('weekly home a', 'a', <Slow />, log);
    expect(block.html).toMatch(/^<h2 id="[^a-z]*a-/);
    expect([block.tag, block.ms]).toEqual([tagOf(block.html), 5]);
    expect([tagOf(''), tagOf('a').length]).toEqual(['47DEQpj8HBSa-_TI', 16]);
  });

  it('that throw are in the log, with their placement', async () => {
    const error = vi.fn();
    const fault = new Error('Faulty.');
    const Faulty = (): ReactNode => {
      throw fault;
    };
    const render = createRenderedBlocks(() => 0);
    await render('weekly home a', 'a', <Faulty />, { error } as unknown as Logger);
    expect(error.mock.calls).toContainEqual([{ err: fault, block: 'a' }, 'block threw']);
  });

  it('have islands with ids of their placement; one that cannot be shown is left out, and in the log', async () => {
    const define = (name: string) =>
      defineIsland({ name, when: 'load', load: async () => ({ default: () => <p>{name}</p> }) });
    const [known, unknown] = [define('known'), define('unknown')];
    await preload([known]);
    const error = vi.fn();
    const row = [known, unknown].map((one) => <Island key={one.name} definition={one} props={{}} />);
    const { html } = await createRenderedBlocks()('p', 'a', row, { error } as unknown as Logger);
    expect(html).toContain('<p>known</p>');
    expect(html).toContain(' pre="a-known0-"');
    expect(error.mock.calls).toEqual([
      [{ err: expect.any(Error) as Error, island: 'unknown' }, 'island left out'],
    ]);
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
    // One that is rendered again was used.
    await show(<View title="Otro" />, 'weekly home 2');
    await place(1001);
    await show(<View title="Otro" />, 'weekly home 2');
    expect(count()).toBe(1004);
  });
});
