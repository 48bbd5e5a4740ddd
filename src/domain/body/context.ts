import type { AnsReferent } from '../ans/common.ts';
import type { ContentElement } from '../ans/element.ts';
import type { CreditOptions } from '../article/caption.ts';
import type { BodyLogEntry } from './block.ts';

/** What the passes need to know of the site and the document, and where they note what they left out. */
export interface BodyContext extends CreditOptions {
  /** The hosts of the site, by which links are internal. */
  siteHosts: readonly string[];
  /** The element that a reference stands for. */
  resolve: (referent: AnsReferent) => ContentElement | undefined;
  log: (entry: BodyLogEntry) => void;
}

/** A pass over the elements of a body: list in, list out, the order of what stays is kept. */
export type ElementPass = (elements: readonly ContentElement[], context: BodyContext) => ContentElement[];

/** Notes what became of an element. */
export function note(context: BodyContext, element: ContentElement, reason: string): void {
  const type = element.type === 'unknown' ? element.original_type : element.type;
  context.log({ type, id: element._id, reason });
}
