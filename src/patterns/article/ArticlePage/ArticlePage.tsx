import type { ReactNode } from 'react';
import { styleable } from '../../../styling/styleable.ts';
import type { RootProps } from '../../../styling/root.ts';
import { ArticlePageRoot } from './ArticlePage.styles.ts';
import { article } from '../../../messages/patterns.ts';

export interface ArticlePageProps extends RootProps<'div'> {
  /** An `Article`. Its attributes determine the layout. */
  children: ReactNode;
  /** Boxes beside the text. Opinion, special, gallery and video pages have them below it. */
  side?: ReactNode;
  /** Blocks in full width after the article: related stories. */
  after?: ReactNode;
}

/**
 * Places an article, the boxes beside it and the blocks after it. The article's attributes determine the layout, so that
 * a server can place blocks without knowing their contents.
 * @see N1
 */
export const ArticlePage = styleable<ArticlePageProps>(
  ArticlePageRoot,
  function ArticlePage({ children, side, after, ...rest }) {
    return (
      <ArticlePageRoot data-side={side ? '' : undefined} {...rest}>
        {children}
        {side && (
          <aside className="side" aria-label={article.side}>
            {side}
          </aside>
        )}
        {after && <div className="after">{after}</div>}
      </ArticlePageRoot>
    );
  },
);
