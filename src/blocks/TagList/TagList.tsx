import type { TagLink } from '../../domain/article/tags.ts';
import { safeHref } from '../../domain/url/safe.ts';
import { TagListRoot } from './TagList.styles.ts';

export interface TagListProps {
  tags: readonly TagLink[];
  /** 'Relacionados' (at most five tags) or 'Noticias relacionadas' (all). */
  title?: string;
}

/** The tags of a story as links to their pages; nothing without tags. @see 001 §2 'Tag pages', N14 */
export function TagList({ tags, title = 'Relacionados' }: TagListProps) {
  if (tags.length === 0) return null;
  return (
    <TagListRoot aria-label={title}>
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
}
