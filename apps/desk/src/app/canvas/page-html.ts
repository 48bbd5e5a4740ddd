import { placementsOf, type PageDocument, type PreviewReply } from 'rotativa/editor';
import { withDeskAddresses } from './desk-addresses.ts';

export interface PageHtmlOptions {
  readonly brand: string;
  /** The site's origin: its pictures come from there. */
  readonly origin: string;
  readonly document: PageDocument;
  /** The placements that are marked. */
  readonly marked: ReadonlySet<string>;
}

const MARK = 'data-mesa-changed';
const STYLES = `html{background:var(--rt-color-surface-page,canvas)}body{margin:0}
[${MARK}]{outline:6px solid #0043ce;outline-offset:-6px}`;

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
const attributes = (given: Readonly<Record<string, string>>): string =>
  Object.entries(given)
    .filter(([name]) => /^(?:lang|dir|class|data-[\w-]+)$/.test(name))
    .map(([name, value]) => ` ${name}="${escaped(value)}"`)
    .join('');

/** A page that the site's server has prepared, as one HTML document for a frame without scripts. */
export function pageHtml(reply: PreviewReply, { brand, origin, document, marked }: PageHtmlOptions): string {
  const template = globalThis.document.createElement('template');
  template.innerHTML = reply.frame;
  const placed = placementsOf(document);
  for (const region of template.content.querySelectorAll('[data-region]')) {
    const name = region.getAttribute('data-region');
    const blocks = placed
      .filter((one) => one.region === name)
      .map(({ placement: { id = '' } }) => {
        const block = globalThis.document.createElement('template');
        block.innerHTML = reply.blocks[id] ?? '';
        if (marked.has(id)) for (const element of block.content.children) element.setAttribute(MARK, '');
        return block.content;
      });
    region.replaceWith(...blocks);
  }
  for (const script of template.content.querySelectorAll('script')) script.remove();
  const { styles, attributes: given } = reply.head;
  const css = withDeskAddresses(styles, brand).replaceAll('</', '<\\/');
  return `<!doctype html><html${attributes(given.html)}><head><meta charset="utf-8"><base href="${escaped(origin)}/"><style>${css}\n${STYLES}</style></head><body${attributes(given.body)}>${template.innerHTML}</body></html>`;
}
