import type { ContentElement, ElementType } from '../../ans/element.ts';
import type { BodyBlock } from '../block.ts';
import type { BodyContext } from '../context.ts';

/** Turns the elements inside an element into blocks. */
export type ConvertNested = (elements: readonly ContentElement[]) => BodyBlock[];

/** Turns one element into the blocks that show it: usually one, none when it cannot be shown (and that is noted). */
export type Converter<T extends ElementType> = (
  element: Extract<ContentElement, { type: T }>,
  context: BodyContext,
  nested: ConvertNested,
) => BodyBlock[];
