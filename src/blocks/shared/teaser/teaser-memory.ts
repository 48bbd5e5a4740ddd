import type { AnsDocument } from '../../../domain/ans/document.ts';
import type { TeaserMemory } from '../../../providers/ports/content-services.ts';

/**
 * Creates the `teasers` of a site's services: pages show the same stories, and what does not depend on the time is made once
 * for each of them. It lasts as long as the document, so documents must not change, and those that the service sends again must
 * be the same objects (`known` of `createHttpContent`).
 */
export function createTeaserMemory(): TeaserMemory {
  const known = new WeakMap<AnsDocument, Map<string, object>>();
  return <T extends object>(document: AnsDocument, key: string, make: () => T): T => {
    const made = known.get(document) ?? new Map<string, object>();
    known.set(document, made);
    const found = (made.get(key) as T | undefined) ?? make();
    made.set(key, found);
    return found;
  };
}
