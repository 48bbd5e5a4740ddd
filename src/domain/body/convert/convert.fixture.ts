import type { ContentElement } from '../../ans/element.ts';
import type { BodyBlock } from '../block.ts';
import { testContext } from '../context.fixture.ts';
import { toBlocks } from '../to-blocks.ts';

export const context = () => testContext({ siteHosts: ['www.ejemplo.com'] });
export const blocksOf = (element: ContentElement): BodyBlock[] => toBlocks([element], context());

/** The log entries of an element. */
export function reasonsOf(element: ContentElement): string[] {
  const logged = context();
  toBlocks([element], logged);
  return logged.entries.map(({ reason }) => reason);
}
