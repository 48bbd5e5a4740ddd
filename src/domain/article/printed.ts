import type { AnsDocumentBase } from '../ans/document.ts';
import { safeHref } from '../url/safe.ts';

const SOURCE = /\bsrc\s*=\s*(["'])(.*?)\1/i;

/** The address of a print edition: the `src` of the first raw HTML in its document; undefined without one. @see B15 */
export function printedAt({
  content_elements,
}: Pick<AnsDocumentBase, 'content_elements'>): string | undefined {
  for (const element of content_elements) {
    if (element.type !== 'raw_html') continue;
    const source = SOURCE.exec(element.content)?.[2];
    if (source) return safeHref(source);
  }
  return undefined;
}
