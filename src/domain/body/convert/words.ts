import { plainText } from '../../html/plain-text.ts';
import { sanitizeInline } from '../../html/policy.ts';
import { safeHref } from '../../url/safe.ts';
import type { TextBlock } from '../block.ts';
import type { BodyContext } from '../context.ts';

export function textBlocks(content: string, id: string, context: BodyContext): TextBlock[] {
  const html = sanitizeInline(content, context);
  return html ? [{ type: 'text', id, html }] : [];
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** A link by the policy, or its words alone where the address is not safe. `html` is not sanitised yet. */
export function linkHtml(html: string, address: string | undefined, context: BodyContext): string {
  const href = safeHref(address);
  return sanitizeInline(href ? `<a href="${escaped(href)}">${html}</a>` : html, context);
}

/** What is said of something that itself cannot be shown: its title, linked to where it is, and its description. */
export function wordsInstead(
  { _id, headline, description, canonical_url }: TitledElement,
  context: BodyContext,
): TextBlock[] {
  const title = plainText(headline) && `<strong>${headline}</strong>`;
  return [
    ...textBlocks(title && linkHtml(title, canonical_url, context), _id, context),
    ...textBlocks(description, _id, context),
  ];
}

export interface TitledElement {
  _id: string;
  headline: string;
  description: string;
  canonical_url?: string;
}
