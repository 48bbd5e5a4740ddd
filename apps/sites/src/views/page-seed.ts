import { blocksSchema } from 'rotativa/blocks';
import { BRANDS } from 'rotativa/themes';
import { PAGES } from '../pages/documents/index.ts';
import { documentsOf } from '../pages/documents/page-names.ts';
import { BLOCKS } from './blocks.ts';
import { LAYOUT_REGIONS } from './layout-regions.tsx';

/** The schema of a block's settings in the schema of all blocks. */
interface Definitions {
  readonly definitions: Readonly<Record<string, { properties: { settings: object } }>>;
}

/** The blocks and layouts of these sites as data, for a service that checks documents. */
function blocksAsData(): object {
  const { definitions } = blocksSchema(BLOCKS.values()) as unknown as Definitions;
  const blocks = [...BLOCKS.values()]
    .map(({ name, label, version }) => ({
      ...{ name, label, version },
      settings: definitions[name]!.properties.settings,
    }))
    .sort((one, other) => (one.name < other.name ? -1 : 1));
  return { blocks, layouts: LAYOUT_REGIONS };
}

/**
 * The content with which a store of pages begins, as files of `apps/content/pages`: the documents of each brand by the names of its
 * pages, and the blocks and layouts that they may use.
 */
export const pageSeed = (): Readonly<Record<string, object>> => ({
  ...Object.fromEntries(
    BRANDS.map((brand) => [`${brand}.json`, Object.fromEntries(documentsOf(PAGES[brand]))]),
  ),
  'blocks.json': blocksAsData(),
});
