import type { TagLink } from '../../../domain/article/tags.ts';
import { safeHref } from '../../../domain/url/safe.ts';
import { styleable } from '../../../styling/styleable.ts';
import type { RootProps } from '../../../styling/root.ts';
import { TagListRoot } from './TagList.styles.ts';
import { tags as messages } from '../../../messages/blocks.ts';

export interface TagListProps extends RootProps<'nav'> {
  tags: readonly TagLink[];
  /** 'Relacionados' (at most five tags) or 'Noticias relacionadas' (all). */
  title?: string | undefined;
}

/** The tags of a story as links to their pages. Renders nothing without tags. @see N14 */
export const TagList = styleable<TagListProps>(
  TagListRoot,
  function TagList({ tags, title = messages.title, ...rest }) {
    if (tags.length === 0) return null;
    return (
      <TagListRoot aria-label={title} {...rest}>
        <p>{title}</p>
        <ul role="list">
          {tags.map(({ text, href }) => (
            <li key={href}>
              <a href={safeHref(href)}>{text}</a>
            </li>
          ))}
        </ul>
      </TagListRoot>
    );
  },
);
