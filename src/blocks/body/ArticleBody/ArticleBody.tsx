import { Fragment, type ReactNode } from 'react';
import type { BodyBlock } from '../../../domain/body/block.ts';
import { plainText } from '../../../domain/html/plain-text.ts';
import type { QuotePreset } from '../BodyQuote/BodyQuote.tsx';
import { styleable } from '../../../styling/styleable.ts';
import type { RootProps } from '../../../styling/root.ts';
import { ArticleBodyRoot } from './ArticleBody.styles.ts';
import { BODY_VIEWS, type BodyContext, type BodySlots, type BodyView, type BodyViews } from './views.tsx';

export interface ArticleBodyProps extends RootProps<'div'> {
  blocks: readonly BodyBlock[];
  /** Gives the first paragraph a drop cap in the style of the brand's token, if the paragraph is long enough. */
  dropCap?: boolean | undefined;
  quote?: QuotePreset | undefined;
  /** Contents of the slots for ads, players and recommendations. */
  slots?: BodySlots | undefined;
  /** Views of the site that replace those of the library, by type, such as an ad server's component. */
  views?: Partial<BodyViews> | undefined;
  /** Called for a block without a view. */
  onUnknown?: ((type: string, id: string) => void) | undefined;
}

/** A shorter first paragraph is lower than its drop cap, which would leave a gap below it. */
const FEWEST_CHARACTERS = 280;

function fillsCap(blocks: readonly BodyBlock[]): boolean {
  const first = blocks.find((block) => block.type === 'text');
  return first !== undefined && plainText(first.html).length >= FEWEST_CHARACTERS;
}

const warn = (type: string, id: string): void =>
  console.warn(`There is no view for the body block '${type}' (${id}).`);

/** The body of an article: renders each block with the view of its type. @see N3 */
export const ArticleBody = styleable<ArticleBodyProps>(
  ArticleBodyRoot,
  function ArticleBody({
    blocks,
    dropCap,
    quote = 'bar',
    slots = {},
    views,
    onUnknown = warn,
    className,
    ...rest
  }) {
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

    // Scripts of the site, such as paywalls, find the text by this class.
    return (
      <ArticleBodyRoot
        data-drop-cap={(dropCap && fillsCap(blocks)) || undefined}
        className={className ? `article-body ${className}` : 'article-body'}
        {...rest}
      >
        {render(blocks)}
      </ArticleBodyRoot>
    );
  },
);
