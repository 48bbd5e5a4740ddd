import { describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import type { PageDocument } from '../domain/page/document.ts';
import { defineBlock, type Block, type BlockOptions } from './defineBlock.ts';
import { blocksSchema } from './schema.ts';
import { migrateDocument, migratePlacement, unknownReason } from './versions.ts';

const note = (more: Partial<BlockOptions<z.ZodRawShape, object, object, z.ZodRawShape>> = {}): Block =>
  defineBlock({
    name: 'note',
    label: 'Nota',
    settings: z.object({ title: z.string().default('') }),
    load: () => ({}),
    props: () => ({}),
    view: () => 'nota',
    ...more,
  });
/** The heading was `head` in version 1, and `heading` in version 2. */
const third = note({
  version: 3,
  migrate: ({ head, heading, ...others }, from) => ({ ...others, title: from === 1 ? head : heading }),
});
const frozen = <T extends object>(value: T): T => {
  for (const one of Object.values(value)) if (typeof one === 'object' && one) frozen(one as object);
  return Object.freeze(value);
};

describe('X5 versions of settings', () => {
  it('are 1 unless a block says otherwise', () => {
    expect(note().version).toBe(1);
    const placement = { block: 'note', settings: { title: 'x' } };
    expect(migratePlacement(placement, note())).toBe(placement);
  });

  it.each([
    [{ block: 'note', settings: { head: 'x', published: true } }],
    [{ id: 'a', block: 'note', version: 1, settings: { head: 'x', published: true } }],
    [{ block: 'note', version: 2, settings: { heading: 'x', published: true } }],
  ])('older settings are migrated, and the stored ones do not change: %j', (stored) => {
    frozen(stored);
    expect(migratePlacement(stored, third)).toEqual({
      ...stored,
      version: 3,
      settings: { title: 'x', published: true },
    });
  });

  it('a migration may change what it is given: it is a copy', () => {
    const careless = note({
      version: 2,
      migrate: (settings) => Object.assign(settings, { title: 'y' }),
    });
    const stored = frozen({ block: 'note', settings: { title: 'x' } });
    expect(migratePlacement(stored, careless).settings).toEqual({ title: 'y' });
    expect(stored.settings.title).toBe('x');
  });

  it('newer ones are not known, as a block of another build is', () => {
    expect(unknownReason({ version: 4 }, third)).toBe('version');
    expect(unknownReason({ version: 3 }, third)).toBeUndefined();
    expect(unknownReason({}, third)).toBeUndefined();
    expect(unknownReason({}, undefined)).toBe('block');
    expect(() => migratePlacement({ block: 'note', version: 4 }, third)).toThrow('version 4');
  });

  it('of a document: what is unknown or fails stays as it was', () => {
    const broken = note({
      name: 'broken',
      version: 2,
      migrate: () => {
        throw new Error('x');
      },
    });
    const main = [
      { id: 'a', block: 'note', settings: { head: 'x' } },
      { id: 'b', block: 'note', version: 9, settings: { otro: 1 } },
      { id: 'c', block: 'foreign', settings: { x: [null] } },
      { id: 'd', block: 'broken', settings: { head: 'x' } },
    ];
    const document: PageDocument = frozen({ layout: 'front', title: '', regions: { main } });
    const blocks = new Map([third, broken].map((block) => [block.name, block]));
    const migrated = migrateDocument(document, blocks);
    expect(migrated.regions.main).toEqual([
      { id: 'a', block: 'note', version: 3, settings: { title: 'x' } },
      ...main.slice(1),
    ]);
  });

  it.each([0, 1.5, NaN, -1])('a block cannot have the version %d', (version) => {
    expect(() => note({ version, migrate: (settings) => settings })).toThrow('whole number');
  });

  it('a block of a later version needs a migration', () => {
    expect(() => note({ version: 2 })).toThrow("needs 'migrate'");
    expect(note({ version: 2, migrate: vi.fn() }).version).toBe(2);
  });

  it('the schema asks for the present version and allows an id', () => {
    const { definitions } = blocksSchema([third]) as { definitions: Record<string, unknown> };
    expect(definitions['note']).toMatchObject({
      properties: { id: { type: 'string' }, version: { const: 3 } },
      required: ['block', 'version'],
    });
    expect(blocksSchema([note()])).toMatchObject({ definitions: { note: { required: ['block'] } } });
  });
});
