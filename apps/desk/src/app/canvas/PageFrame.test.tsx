// @vitest-environment jsdom
import type { SlotComponent } from '@puckeditor/core';
import { act, cleanup, render, screen } from '@testing-library/react';
import { useEffect, type ReactNode } from 'react';
import type { PreviewReply } from 'rotativa/editor';
import { afterEach, describe, expect, it } from 'vitest';
import { createCanvasStore } from './canvas-store.ts';
import { PageFrame } from './PageFrame.tsx';

const reply = (words: string): PreviewReply => ({
  head: { styles: '', attributes: { html: {}, body: {} } },
  frame: '<main><div class="front"><div data-region="top"></div><div data-region="main"></div></div></main>',
  blocks: { a: `<p>${words}</p>` },
  stories: {},
  notes: [],
  weight: { html: 0, css: 0 },
  ms: 0,
});

/** A page with two regions that count how often they appear. */
function open() {
  const canvas = createCanvasStore();
  let mounted = 0;
  const Slot = (): ReactNode => {
    useEffect(() => void (mounted += 1), []);
    return <p>Una zona</p>;
  };
  const slot = Slot as unknown as SlotComponent;
  const regions = ['top', 'main'].map((name) => ({ name, label: name }));
  render(<PageFrame canvas={canvas} regions={regions} slots={{ top: slot, main: slot }} />);
  return { canvas, mounted: () => mounted };
}

describe('X5 the page on the canvas', () => {
  afterEach(cleanup);

  it('makes its regions once: when it has the layout, and not again with later answers', () => {
    const { canvas, mounted } = open();
    screen.getByText('La página se está preparando…');
    expect(mounted()).toBe(0);
    act(() => canvas.set({ page: reply('Uno') }));
    expect(screen.getAllByText('Una zona')).toHaveLength(2);
    act(() => canvas.set({ page: reply('Dos') }));
    expect(mounted()).toBe(2);
  });

  it('has regions to work with where the site cannot show the page', () => {
    const { canvas } = open();
    act(() => canvas.set({ problem: 'El sitio no responde.' }));
    expect(screen.getAllByText('Una zona')).toHaveLength(2);
  });
});
