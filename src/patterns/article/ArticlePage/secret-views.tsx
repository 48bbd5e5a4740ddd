import { BODY_VIEWS, SCROLLS, type BodyViews } from '../../../blocks/body/ArticleBody/views.tsx';

/** Views of a confidential's body: each paragraph is a short item with a star. @see N12 */
export const SECRET_VIEWS: Pick<BodyViews, 'text'> = {
  text: (block, context) =>
    SCROLLS.test(block.html) ? (
      BODY_VIEWS.text(block, context)
    ) : (
      <p id={block.id} className="secret prose" dangerouslySetInnerHTML={{ __html: block.html }} />
    ),
};
