import { createElement, type ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import { defineBlock, type Block, type BlockPage, type PageDocument } from 'rotativa/blocks';
import { createLinks, type ContentServices } from 'rotativa/providers';
import { createMemoryContent } from 'rotativa/providers/memory';
import { z } from 'zod';
import { blockInStack, Page } from './Page.tsx';
import { preparePage } from './prepare.ts';
import { renderHtml } from './html.ts';

const services: ContentServices = {
  content: createMemoryContent(),
  images: { url: (source) => source, srcSet: () => undefined },
  links: createLinks('http://localhost'),
  product: 'semanario',
  clock: { now: () => new Date(0) },
};
const page: BlockPage = {
  brand: 'weekly',
  kind: 'home',
  path: '/',
  query: new URLSearchParams(),
  number: 1,
  title: '',
};

const block = (
  name: string,
  load: () => Promise<object> | object | null,
  view: () => ReactNode,
): [string, Block] => [
  name,
  defineBlock({ name, label: name, settings: z.object({}), editorial: false, load, props: () => ({}), view }),
];
const fault = (message: string) => (): never => {
  throw new Error(message);
};
const BLOCKS = new Map([
  block(
    'good',
    () => ({}),
    () => createElement('p', null, 'bien'),
  ),
  block(
    'big',
    () => ({}),
    () => createElement('p', null, 'x'.repeat(60_000)),
  ),
  block('bad-load', fault('load'), () => 'nunca'),
  block('bad-view', () => ({}), fault('view')),
  block(
    'slow',
    () => new Promise<object>(() => undefined),
    () => 'nunca',
  ),
  block(
    'bad-child',
    () => ({}),
    () => createElement('section', null, 'antes', createElement(fault('child'))),
  ),
]);

async function show(...names: string[]): Promise<{ html: string; errors: string[] }> {
  const document: PageDocument = {
    layout: 'front',
    title: '',
    regions: { main: names.map((name) => ({ block: name })) },
  };
  const errors: string[] = [];
  const { regions } = await preparePage(document, {
    blocks: BLOCKS,
    services,
    page,
    budgetMs: 40,
    onError: (error, name) => errors.push(`${name}: ${(error as Error).name}`),
  });
  const html = await renderHtml(
    createElement(Page, { layout: 'front', regions, onIslandError: fault('island') }),
    {
      onError: (error, stack) => errors.push(`${blockInStack(stack)}: ${(error as Error).message}`),
    },
  );
  return { html, errors };
}

describe('a failing block affects no other part of the page', () => {
  it.each([
    ['bad-load', 'bad-load: Error'],
    ['bad-view', 'bad-view: view'],
    ['bad-child', 'bad-child: child'],
    ['slow', 'slow: BudgetError'],
    ['unknown', 'unknown: Error'],
  ])('%s', async (name, reported) => {
    const { html, errors } = await show('good', name, 'good');
    expect(html.match(/<p>bien<\/p>/g)).toHaveLength(2);
    expect(html).not.toContain('antes');
    expect(html).toMatch(/<\/main>$/);
    expect(errors).toEqual([reported]);
  });

  it('a block that shows nothing says why, when it is asked', async () => {
    const document: PageDocument = {
      layout: 'front',
      title: '',
      regions: { main: [{ block: 'good' }, { block: 'none' }] },
    };
    const blocks = new Map([
      ...BLOCKS,
      ...[
        block(
          'none',
          () => null,
          () => 'nunca',
        ),
      ],
    ]);
    const prepare = (explain: boolean) =>
      preparePage(document, {
        ...{ blocks, services, page, budgetMs: 40, explain },
        onError: (error) => expect(error).toBeUndefined(),
      });
    expect((await prepare(true)).hidden).toEqual(['none: hidden, nothing was found for it']);
    expect((await prepare(false)).hidden).toEqual([]);
  });

  it('large blocks stay in their place in the stream', async () => {
    const { html } = await show('big', 'good', 'big', 'good');
    expect(html).not.toMatch(/<script|<template|hidden/);
    expect(html.indexOf('xxx')).toBeLessThan(html.indexOf('bien'));
  });
});
