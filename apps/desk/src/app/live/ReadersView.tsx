import { useEffect, useState, type ReactNode } from 'react';
import { placementsOf, type PreviewReply } from 'rotativa/editor';
import type { PagesPort } from 'rotativa/providers';
import { problemOf } from '../api/problem-of.ts';
import { showDraft } from '../api/site.ts';

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
const attributes = (given: Readonly<Record<string, string>>): string =>
  Object.entries(given)
    .filter(([name]) => /^(?:lang|dir|class|data-[\w-]+)$/.test(name))
    .map(([name, value]) => ` ${name}="${escaped(value)}"`)
    .join('');

/** The page as one document without scripts. */
function pageOf(
  { head, blocks }: PreviewReply,
  order: readonly string[],
  brand: string,
  origin: string,
): string {
  const styles = head.styles.replaceAll(
    /url\((["']?)\/assets\//g,
    `url($1${location.origin}/sitio/${brand}/assets/`,
  );
  const body = order.map((id) => blocks[id] ?? '').join('\n');
  return `<!doctype html><html${attributes(head.attributes.html)}><head><meta charset="utf-8"><title>Página</title><base href="${origin}/" target="_blank"><style>${styles}</style></head><body${attributes(head.attributes.body)}><main>${body}</main></body></html>`;
}

export interface ReadersViewProps {
  brand: string;
  path: string;
  origin: string;
  pages: PagesPort;
  /** The version of the blog: another one is shown again. */
  version: string;
}

/** The page of the blog as the site renders it for readers, beside the desk. Its scripts do not run here. */
export function ReadersView({ brand, path, origin, pages, version }: ReadersViewProps): ReactNode {
  const [shown, setShown] = useState<{ html: string } | { problem: string }>();
  useEffect(() => {
    let gone = false;
    const show = async (): Promise<string> => {
      const [published] = await pages.published({ brand, page: 'article' });
      if (!published) return '';
      const { document } = published;
      const reply = await showDraft(brand, { page: 'article', path, document });
      const order = placementsOf(document).map(({ placement }) => placement.id ?? '');
      return pageOf(reply, order, brand, origin);
    };
    show().then(
      (html) => void (gone || setShown({ html })),
      (error: unknown) => void (gone || setShown({ problem: problemOf(error) })),
    );
    return () => {
      gone = true;
    };
  }, [brand, path, origin, pages, version]);
  return (
    <section className="live-readers" aria-labelledby="live-readers">
      <div className="live-head">
        <h2 id="live-readers">Así lo ven los lectores</h2>
        <a href={`${origin}${path}`} target="_blank" rel="noreferrer">
          Abrir la página<span className="visually-hidden"> en otra pestaña</span>
        </a>
      </div>
      {shown && 'problem' in shown && (
        <p className="note" data-severity="warning" role="status">
          {shown.problem}
        </p>
      )}
      {shown && 'html' in shown && (
        <iframe title="La página, como la ven los lectores" sandbox="allow-popups" srcDoc={shown.html} />
      )}
    </section>
  );
}
