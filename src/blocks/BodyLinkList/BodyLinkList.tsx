import type { LinkItem } from '../../domain/body/block.ts';
import { safeHref } from '../../domain/url/safe.ts';
import { BodyLinkListRoot } from './BodyLinkList.styles.ts';

export interface BodyLinkListProps {
  title: string;
  items: readonly LinkItem[];
}

/** Links that an editor listed under a title. An item without a safe address is shown as text. @see 001 §2, N3 */
export function BodyLinkList({ title, items }: BodyLinkListProps) {
  return (
    <BodyLinkListRoot>
      {title && <p className="title">{title}</p>}
      <ul role="list">
        {items.map(({ href, html, description }, at) => (
          <li key={at}>
            {href ? (
              <a href={safeHref(href)} dangerouslySetInnerHTML={{ __html: html }} />
            ) : (
              <span dangerouslySetInnerHTML={{ __html: html }} />
            )}
            {description && <p dangerouslySetInnerHTML={{ __html: description }} />}
          </li>
        ))}
      </ul>
    </BodyLinkListRoot>
  );
}
