import { useCallback, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import type { PageDocument, PreviewReply, PreviewRequest } from 'rotativa/editor';
import { problemOf } from '../api/problem-of.ts';
import { pageHtml } from '../canvas/page-html.ts';
import type { Seen } from '../editor/use-view.ts';
import { useLoaded } from '../use-loaded.ts';

export interface BothPicturesProps {
  brand: string;
  page: string;
  path: string;
  /** The site's origin. */
  origin: string;
  before: PageDocument;
  after: PageDocument;
  /** The placements that change. */
  changed: ReadonlySet<string>;
  view: Seen;
  /** The element that says in words what changes. */
  describedBy: string;
  /** The page with a document, as the brand's site makes it. */
  draw: (brand: string, question: PreviewRequest) => Promise<PreviewReply>;
}

/** The height of a picture in the dialog, in pixels. The rest is reached by scrolling in it. */
const HEIGHT = 420;

interface PictureProps extends Omit<BothPicturesProps, 'before' | 'after'> {
  title: string;
  document: PageDocument;
}

function Picture(props: PictureProps): ReactNode {
  const { brand, page, path, origin, title, document, changed, view, describedBy, draw } = props;
  const { mode, reader, at, width } = view;
  const load = useCallback(async () => {
    const question: PreviewRequest = { page, path, document, mode, reader, ...(at !== undefined && { at }) };
    return draw(brand, question);
  }, [draw, brand, page, path, document, mode, reader, at]);
  const { value, error } = useLoaded(load);
  const box = useRef<HTMLDivElement>(null);
  const [room, setRoom] = useState(0);
  useLayoutEffect(() => {
    const observer = new ResizeObserver(([entry]) => setRoom(entry!.contentRect.width));
    observer.observe(box.current!);
    return () => observer.disconnect();
  }, []);
  const scale = room > 0 ? Math.min(1, room / width) : 1;
  return (
    <figure className="picture">
      <figcaption>{title}</figcaption>
      <div ref={box} style={{ height: HEIGHT }}>
        {value ? (
          // No script runs in it. With another origin it would get no fonts.
          <iframe
            title={title}
            aria-describedby={describedBy}
            sandbox="allow-same-origin"
            srcDoc={pageHtml(value, { brand, origin, document, marked: changed })}
            style={{ width, height: HEIGHT / scale, transform: `scale(${scale})` }}
          />
        ) : (
          <p className="muted" role="status">
            {error === undefined ? 'Preparando…' : problemOf(error)}
          </p>
        )}
      </div>
    </figure>
  );
}

/** The page that readers have now and the one that they will get, as the site makes them. Changed blocks are framed in both. */
export function BothPictures({ before, after, ...rest }: BothPicturesProps): ReactNode {
  return (
    <section className="pictures" aria-label="Antes y después">
      <Picture {...rest} title="Lo que ven ahora" document={before} />
      <Picture {...rest} title="Lo que verán" document={after} />
    </section>
  );
}
