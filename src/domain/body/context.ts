import type { AnsReferent } from '../ans/common.ts';
import type { ContentElement } from '../ans/element.ts';
import type { CreditOptions } from '../article/caption.ts';
import type { BodyLogEntry } from './block.ts';

/** The facts about site and document for the passes, and the log of omitted content. */
export interface BodyContext extends CreditOptions {
  /** The hosts of the site. Links to them are internal. */
  siteHosts: readonly string[];
  /** Finds the element that a reference points to. */
  resolve: (referent: AnsReferent) => ContentElement | undefined;
  log: (entry: BodyLogEntry) => void;
}

/** A pass over the elements of a body. It never reorders the elements. */
export type ElementPass = (elements: readonly ContentElement[], context: BodyContext) => ContentElement[];

/** Logs what happened to an element. */
export function note(context: BodyContext, element: ContentElement, reason: string): void {
  const type = element.type === 'unknown' ? element.original_type : element.type;
  context.log({ type, id: element._id, reason });
}
