import { plainText } from '../../html/plain-text.ts';
import { sanitizeInline } from '../../html/policy.ts';
import { safeHref } from '../../url/safe.ts';
import type { TextBlock } from '../block.ts';
import type { BodyContext } from '../context.ts';
import { escapeHtml } from '../../html/escape.ts';

export function textBlocks(content: string, id: string, context: BodyContext): TextBlock[] {
  const html = sanitizeInline(content, context);
  return html ? [{ type: 'text', id, html }] : [];
}

/** A sanitised link, or only its text if the address is unsafe. `html` is not sanitised yet. */
export function linkHtml(html: string, address: string | undefined, context: BodyContext): string {
  const href = safeHref(address);
  return sanitizeInline(href ? `<a href="${escapeHtml(href)}">${html}</a>` : html, context);
}

/** Text that replaces something that cannot be shown: its linked title and its description. */
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
