import { Fragment, type ReactNode } from 'react';
import type { BodyBlock } from '../../domain/body/block.ts';
import type { QuoteLook } from '../BodyQuote/BodyQuote.tsx';
import { ArticleBodyRoot } from './ArticleBody.styles.ts';
import { BODY_VIEWS, type BodyContext, type BodySlots, type BodyView, type BodyViews } from './views.tsx';

export interface ArticleBodyProps {
  blocks: readonly BodyBlock[];
  /** Sets the first letter of the first paragraph large, as the brand's token says. */
  dropCap?: boolean;
  quote?: QuoteLook;
  /** What fills the places for ads, players and recommendations. */
  slots?: BodySlots;
  /** Views of the site's own, by type: another look for a type, an ad server's component. */
  views?: Partial<BodyViews>;
  /** Told of a block for which there is no view. */
  onUnknown?: (type: string, id: string) => void;
}

const warn = (type: string, id: string): void =>
  console.warn(`There is no view for the body block '${type}' (${id}).`);

/** The body of an article: a switch over the type of each block. @see 001 §2 'Article body blocks', N3 */
export function ArticleBody({
  blocks,
  dropCap,
  quote = 'bar',
  slots = {},
  views,
  onUnknown = warn,
}: ArticleBodyProps) {
  const known: BodyViews = { ...BODY_VIEWS, ...views };

  function view(block: BodyBlock): ReactNode {
    const of = known[block.type] as BodyView<BodyBlock['type']> | undefined;
    if (of) return of(block, context);
    onUnknown(block.type, block.id);
    return null;
  }
  const render = (inner: readonly BodyBlock[]): ReactNode =>
    inner.map((block) => <Fragment key={block.id}>{view(block)}</Fragment>);
  const context: BodyContext = { quote, slots, render };

  // The class is the site's hook for scripts that look for the text, as paywalls do.
  return (
    <ArticleBodyRoot data-drop-cap={dropCap || undefined} className="article-body">
      {render(blocks)}
    </ArticleBodyRoot>
  );
}
