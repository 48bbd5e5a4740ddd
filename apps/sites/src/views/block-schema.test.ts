import Ajv from 'ajv';
import { blocksSchema, type BlockPlacement, type PageDocument } from 'rotativa/blocks';
import { BRANDS } from 'rotativa/themes';
import { describe, expect, it } from 'vitest';
import { BLOCKS } from './blocks.ts';
import { PAGES } from '../pages/documents/index.ts';

const schema = blocksSchema(BLOCKS.values());
const ajv = new Ajv({ schemaId: 'auto' });
const { definitions } = schema as {
  definitions: Record<
    string,
    { properties: { settings: { properties?: Record<string, { title?: string }>; required?: string[] } } }
  >;
};

/** The errors of a placement by the schema of its block. */
function faults(placement: BlockPlacement): string[] {
  const validate = ajv.getSchema(`blocks#/definitions/${placement.block}`);
  if (!validate) return [`${placement.block}: unknown`];
  if (validate(placement) === true) return [];
  return (validate.errors ?? []).map(
    ({ dataPath, message, params }) => `${placement.block}${dataPath}: ${message} ${JSON.stringify(params)}`,
  );
}

/** Every document of a brand's pages. */
const documentsOf = ({ sections, ...pages }: (typeof PAGES)[keyof typeof PAGES]): PageDocument[] => [
  ...Object.values(pages),
  ...sections.map(({ document }) => document),
];

ajv.addSchema(schema, 'blocks');

describe('B2 the schema of blocks', () => {
  it('is a valid JSON schema with an entry for each block', () => {
    expect(ajv.validateSchema(schema)).toBe(true);
    expect(Object.keys(definitions)).toEqual([...BLOCKS.keys()].toSorted());
  });

  it.each(BRANDS)('accepts every block on the pages of %s', (brand) => {
    const placed = documentsOf(PAGES[brand]).flatMap(({ regions }) => Object.values(regions).flat());
    expect(placed.length).toBeGreaterThan(50);
    const found = placed.flatMap((placement) => (placement ? faults(placement) : []));
    const message = 'settings that the schema of a block refuses; an unknown block is not in views/blocks.ts';
    expect([...new Set(found)], message).toEqual([]);
  });

  it('refuses unknown blocks, unknown settings and other types', () => {
    const validate = ajv.compile(schema);
    expect(validate({ block: 'video-grid', settings: { feedSize: 5 } })).toBe(true);
    expect(validate({ block: 'nadie' })).toBe(false);
    expect(faults({ block: 'video-grid', settings: { feedsize: 5 } })).toHaveLength(1);
    expect(faults({ block: 'video-grid', settings: { feedSize: 'cinco' } })).toHaveLength(1);
  });

  it('has a label for each setting', () => {
    const bare = Object.entries(definitions).flatMap(([block, { properties }]) =>
      Object.entries(properties.settings.properties ?? {})
        .filter(([, { title }]) => !title)
        .map(([setting]) => `${block}.${setting}`),
    );
    expect(bare).toEqual([]);
  });

  it('requires no setting of a block that editors place but the name of a counted event', () => {
    const editorial = [...BLOCKS.values()].filter((block) => block.editorial);
    expect(editorial.length).toBeGreaterThan(20);
    const required = editorial.flatMap(({ name }) =>
      (definitions[name]?.properties.settings.required ?? []).map((setting) => `${name}.${setting}`),
    );
    expect(required).toEqual(['countdown-banner.title']);
  });
});
