import { useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { withDeskAddresses } from '../canvas/desk-addresses.ts';
import type { BlockPicture, BlockPictures } from './block-pictures.ts';

/** The width of the page in the picture, in CSS pixels. */
const PAGE_WIDTH = 760;
/** A picture is made when it is nearly in sight. */
const MARGIN = '160px 0px';

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
const attributesOf = (attributes: Readonly<Record<string, string>>): string =>
  Object.entries(attributes)
    .filter(([name]) => /^(?:lang|class|data-[\w-]+)$/.test(name))
    .map(([name, value]) => ` ${name}="${escaped(value)}"`)
    .join('');

/** A document with the block alone. Its scripts do not run: the frame has no right to them. It has the desk's origin for the fonts, which the desk relays. */
const documentOf = ({ head, html }: BlockPicture, brand: string, origin: string): string =>
  `<!doctype html><html${attributesOf(head.attributes.html)}><head><base href="${escaped(origin)}/">` +
  `<style>${withDeskAddresses(head.styles, brand).replaceAll('</style', '')}
html, body { margin: 0; overflow: hidden; background: var(--rt-color-surface-page, canvas); } body { padding: 20px; }</style>` +
  `</head><body${attributesOf(head.attributes.body)}>${html}</body></html>`;

export interface BlockPictureViewProps {
  block: string;
  pictures: BlockPictures;
  brand: string;
  /** The site's origin: its pictures come from there. */
  origin: string;
}

/** A small picture of a block in the brand, made by the site when it comes into sight, and let go when it has left. */
export function BlockPictureView({ block, pictures, brand, origin }: BlockPictureViewProps): ReactNode {
  const box = useRef<HTMLDivElement>(null);
  const [inSight, setInSight] = useState(false);
  const [made, setMade] = useState<BlockPicture | null>();
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => setInSight(entries.some(({ isIntersecting }) => isIntersecting)),
      { rootMargin: MARGIN },
    );
    observer.observe(box.current!);
    return () => observer.disconnect();
  }, []);
  useEffect(() => {
    if (!inSight) return undefined;
    let wanted = true;
    void pictures
      .of(block, () => wanted)
      .then((picture) => {
        if (wanted) setMade(picture);
      });
    return () => {
      wanted = false;
    };
  }, [inSight, pictures, block]);
  const source = useMemo(() => (made ? documentOf(made, brand, origin) : undefined), [made, brand, origin]);
  return (
    <div ref={box} className="block-picture" aria-hidden="true">
      {inSight && source !== undefined ? (
        <iframe
          title={`Muestra de ${block}`}
          tabIndex={-1}
          inert
          sandbox="allow-same-origin"
          srcDoc={source}
          width={PAGE_WIDTH}
        />
      ) : (
        <span>{made === null ? 'Sin muestra' : ''}</span>
      )}
    </div>
  );
}
