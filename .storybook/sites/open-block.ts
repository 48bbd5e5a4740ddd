import { BLOCKS } from '../../apps/sites/src/views/blocks.ts';
import { listRules } from '../../apps/sites/src/pages/list-rules.ts';
import { PAGES } from '../../apps/sites/src/pages/documents/index.ts';
import type { BlockPage } from '../../src/blocks/block-page.ts';
import type { Block, PreparedBlock } from '../../src/blocks/defineBlock.ts';
import type { AnsDocument } from '../../src/domain/ans/document.ts';
import type { BrandKey } from '../../src/themes/brand.ts';
import { siteOf } from './open-page.ts';
import type { SiteContent } from './site-content.ts';
import { siteServices } from './site-services.ts';

/** A block of the sites. @throws for an unknown name */
export function blockNamed(name: string): Block {
  const block = BLOCKS.get(name);
  if (!block) throw new Error(`There is no block '${name}': add it to apps/sites/src/views/blocks.ts.`);
  return block;
}

/** Loads a block alone on a page: in a section, or on the page of a document. Null if it has nothing to show there. */
export function openBlock(
  block: Block,
  settings: object,
  key: BrandKey,
  content: SiteContent,
  document: AnsDocument | undefined,
): Promise<PreparedBlock | null> {
  const [newest] = content.documents;
  const path = document?.canonical_url ?? `${newest?.taxonomy.primary_section?._id}/`;
  const page: BlockPage = {
    brand: key,
    kind: document ? 'article' : 'section',
    path,
    query: new URLSearchParams(),
    number: 1,
    title: newest?.taxonomy.primary_section?.name ?? '',
    list: listRules(PAGES[key].section),
    ...(document && { document }),
  };
  return block.prepare(settings, siteServices(siteOf(key), content, 'usual'), page);
}
