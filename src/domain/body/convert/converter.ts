import type { ContentElement, ElementType } from '../../ans/element.ts';
import type { BodyBlock } from '../block.ts';
import type { BodyContext } from '../context.ts';

export type ConvertNested = (elements: readonly ContentElement[]) => BodyBlock[];

/** Converts one element to blocks: usually one, or none if it cannot be shown, which is logged. */
export type Converter<T extends ElementType> = (
  element: Extract<ContentElement, { type: T }>,
  context: BodyContext,
  nested: ConvertNested,
) => BodyBlock[];
