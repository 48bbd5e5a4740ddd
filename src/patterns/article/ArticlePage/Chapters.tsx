import type { ReactNode } from 'react';
import { BODY_VIEWS, type BodyViews } from '../../../blocks/body/ArticleBody/views.tsx';
import { BodyFigure } from '../../../blocks/body/BodyFigure/BodyFigure.tsx';
import { Kicker } from '../../../components/Kicker/Kicker.tsx';
import { splitHeading, type Chapter } from '../../../domain/article/chapters.ts';
import { article } from '../../../messages/patterns.ts';

const inner = (html: string) => ({ dangerouslySetInnerHTML: { __html: html } });

/** The chapters of a special beside its text, on narrow screens at the lower edge. Scrolling alone marks the current one. */
export function Chapters({ chapters }: { chapters: readonly Chapter[] }): ReactNode {
  return (
    <nav className="chapters" aria-label={article.chapters}>
      <ol>
        {chapters.map(({ id, mark, title }) => (
          <li key={id}>
            <a href={`#${id}`}>
              <span className="mark">{mark}</span> <span className="name">{title}</span>
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** Widths of a special's pictures, for the choice of the file. */
const SIZES = { bleed: { sm: '100vw', xl: '80vw' }, wide: { sm: '100vw', lg: '920px' } };

/**
 * Views of a special's body: headings of chapters with their number, pictures wider than the text.
 * @param openings ids of the pictures that open a chapter
 */
export const specialViews = (
  openings: ReadonlySet<string>,
): Pick<BodyViews, 'header' | 'image' | 'gallery' | 'graphic'> => ({
  header: (block, context) => {
    if (block.level !== 2) return BODY_VIEWS.header(block, context);
    const { mark, title } = splitHeading(block.html);
    return (
      <h2 id={block.id} className="chapter prose">
        {mark && <Kicker as="span" {...inner(mark)} />} <span {...inner(title)} />
      </h2>
    );
  },
  gallery: (block, context) =>
    block.form ? (
      <div className="told" data-span={block.form.type === 'scenes' ? 'bleed' : 'wide'}>
        {BODY_VIEWS.gallery(block, context)}
      </div>
    ) : (
      BODY_VIEWS.gallery(block, context)
    ),
  graphic: (block, context) =>
    block.graphic.tour ? (
      <div className="told" data-span="wide">
        {BODY_VIEWS.graphic(block, context)}
      </div>
    ) : (
      BODY_VIEWS.graphic(block, context)
    ),
  image: (block, context) => {
    if (block.alignment && block.alignment !== 'center') return BODY_VIEWS.image(block, context);
    const span = openings.has(block.id) ? 'bleed' : 'wide';
    const { picture, caption, href } = block;
    return (
      <BodyFigure
        className="spanning"
        data-span={span}
        picture={picture}
        caption={caption}
        href={href}
        sizes={SIZES[span]}
        {...(span === 'bleed' && { ratio: '16:9' })}
      />
    );
  },
});
