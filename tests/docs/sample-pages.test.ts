import { inForce } from 'rotativa/domain';
import { resolveConflict, type PageDocument } from 'rotativa/editor';
import type { PageChange, PublishedPage } from 'rotativa/providers';
import { createMemoryPages } from 'rotativa/providers/memory';
import { describe, expect, it, vi } from 'vitest';
import { changesOf, config, faultsOf, save } from './samples/own-desk.ts';
import { createOwnPages, type PagesTable } from './samples/own-pages.ts';

const HOME = { brand: 'weekly', page: 'home' };
const NOW = new Date('2026-11-28T12:00:00Z');
const topics = (tag: string, feedSize = 4, title = ''): PageDocument => ({
  layout: 'front',
  title,
  regions: { main: [{ id: 'a', block: 'topic-list', settings: { published: true, tag, feedSize } }] },
});

describe('docs/editing.md: an editor over the port of pages', () => {
  const staff = { 'a@x.co': { weekly: 'publish' }, 'b@x.co': { weekly: 'publish' } } as const;
  const open = () => {
    const memory = createMemoryPages({
      clock: { now: () => NOW },
      staff,
      pages: [{ ...HOME, document: topics('paz') }],
      validate: faultsOf,
    });
    return [memory.as('a@x.co'), memory.as('b@x.co')] as const;
  };

  it('has the blocks of the package and those of the house in its catalogue', () => {
    const topic = config.blocks.find(({ name }) => name === 'topic-list')!;
    expect(topic.fields.map(({ label, kind }) => [label, kind])).toEqual([
      ['Publicado', 'boolean'],
      ['Título', 'text'],
      ['Etiqueta', 'text'],
      ['Número de notas', 'number'],
    ]);
    expect(config.blocks.map(({ name }) => name)).toContain('card-grid');
  });

  it('refuses what the blocks refuse, in the editor and when it is saved', async () => {
    const [pages] = open();
    expect(faultsOf(topics('paz'))).toEqual([]);
    expect(faultsOf(topics('paz', 90)).map(({ placementId, path }) => [placementId, ...path])).toEqual([
      ['a', 'feedSize'],
    ]);
    await expect(save(pages, HOME, 1, topics('paz', 90), '')).rejects.toMatchObject({
      code: 'invalid_document',
    });
  });

  it('says what a revision changes', () => {
    expect(changesOf(topics('paz'), topics('agua')).map(({ text }) => text)).toEqual([
      'Cambió “Etiqueta” en “Tema del día”: antes “paz”, ahora “agua”',
    ]);
  });

  it('merges what two editors did, and asks where both changed the same', async () => {
    const [one, other] = open();
    await save(one, HOME, 1, topics('agua'), '');
    const merged = await save(other, HOME, 1, topics('paz', 6, 'Inicio'), '');
    expect(merged).toMatchObject({ revision: { number: 3, document: topics('agua', 6, 'Inicio') } });

    const asked = await save(one, HOME, 1, topics('aire'), '');
    if (!('conflicts' in asked)) throw new Error('It was not asked.');
    expect(asked.conflicts).toMatchObject([{ placementId: 'a', key: 'tag', mine: 'aire', theirs: 'agua' }]);
    const chosen = resolveConflict(asked.document, asked.conflicts[0]!, 'mine');
    expect(await save(one, HOME, asked.expected, chosen, '')).toMatchObject({
      revision: { number: 4, document: topics('aire', 6, 'Inicio') },
    });
  });
});

describe('docs/editing.md: a site over another store', () => {
  const row = (id: string, from: string, until: string | null, tag: string): PublishedPage => ({
    ...HOME,
    id,
    revision: Number(id),
    from,
    until,
    document: topics(tag),
  });
  const rows = [
    row('1', '2026-11-01T00:00:00.000Z', null, 'paz'),
    row('2', '2026-11-29T11:00:00.000Z', '2026-11-29T12:00:00.000Z', 'agua'),
  ];

  it('gets what is in force at each instant', async () => {
    const pages = createOwnPages({ publications: async () => rows, watch: () => () => undefined });
    const found = await pages.published({ ...HOME, at: NOW });
    const at = (instant: string) => inForce(found, 'home', new Date(instant))?.revision;
    expect([at('2026-11-28T12:00:00Z'), at('2026-11-29T11:30:00Z'), at('2026-11-29T12:00:00Z')]).toEqual([
      1, 2, 1,
    ]);
    expect(await pages.published({ brand: 'weekly', page: 'article', at: NOW })).toEqual([]);
  });

  it('gets each change, and knows a database that is away', async () => {
    const watchers = new Set<(change: PageChange) => void>();
    const table: PagesTable = {
      publications: () => Promise.reject(new Error('away')),
      watch: (watcher) => {
        watchers.add(watcher);
        return () => watchers.delete(watcher);
      },
    };
    const pages = createOwnPages(table);
    const listener = { changed: vi.fn(), missed: vi.fn() };
    const stop = pages.listen(listener);
    await vi.waitFor(() => expect(listener.missed).toHaveBeenCalledTimes(1));
    const change = { ...HOME, id: 1 };
    watchers.forEach((watcher) => watcher(change));
    expect(listener.changed).toHaveBeenCalledExactlyOnceWith(change);
    stop();
    expect(watchers.size).toBe(0);
    await expect(pages.published({ brand: 'weekly' })).rejects.toMatchObject({ code: 'network' });
  });
});
