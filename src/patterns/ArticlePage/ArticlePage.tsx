import type { ReactNode } from 'react';
import { ArticlePageRoot } from './ArticlePage.styles.ts';

export interface ArticlePageProps {
  /** An `Article`: its own attributes say how the page is laid out. */
  children: ReactNode;
  /** Boxes beside the text. Opinion, special, gallery and video pages set them under it. */
  side?: ReactNode;
  /** What follows over the whole width: related stories. */
  after?: ReactNode;
}

/**
 * Places an article, the boxes beside it and what follows. The layout comes from the article itself, so that a
 * server can place blocks without knowing what they hold.
 * @see 001 §2 'Layout selection', N1
 */
export function ArticlePage({ children, side, after }: ArticlePageProps) {
  return (
    <ArticlePageRoot>
      {children}
      {side && (
        <aside className="side" aria-label="También en este sitio">
          {side}
        </aside>
      )}
      {after && <div className="after">{after}</div>}
    </ArticlePageRoot>
  );
}
