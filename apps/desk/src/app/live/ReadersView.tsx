import { useEffect, useState, type ReactNode } from 'react';
import type { PagesPort } from 'rotativa/providers';
import { problemOf } from '../api/problem-of.ts';
import { showDraft } from '../api/site.ts';
import { pageHtml } from '../canvas/page-html.ts';

const NONE_MARKED: ReadonlySet<string> = new Set();

export interface ReadersViewProps {
  brand: string;
  path: string;
  origin: string;
  pages: PagesPort;
  /** The version of the blog: another one is shown again. */
  version: string;
}

/** The page of the blog as a phone has it, beside the desk: most of its readers follow it there. Its scripts do not run here. */
export function ReadersView({ brand, path, origin, pages, version }: ReadersViewProps): ReactNode {
  const [shown, setShown] = useState<{ html: string } | { problem: string }>();
  useEffect(() => {
    let gone = false;
    const show = async (): Promise<string> => {
      const [published] = await pages.published({ brand, page: 'article' });
      if (!published) return '';
      const { document } = published;
      const reply = await showDraft(brand, { page: 'article', path, document });
      return pageHtml(reply, { brand, origin, document, marked: NONE_MARKED });
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
        // No script runs in it. With another origin it would get no fonts.
        <iframe title="La página, como la ven los lectores" sandbox="allow-same-origin" srcDoc={shown.html} />
      )}
    </section>
  );
}
