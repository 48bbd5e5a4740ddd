import { Kicker } from '../../../components/Kicker/Kicker.tsx';
import type { LinkItem } from '../../../domain/body/block.ts';
import { safeHref } from '../../../domain/url/safe.ts';
import { styleable } from '../../../styling/styleable.ts';
import type { RootProps } from '../../../styling/root.ts';
import { BodyLinkListRoot } from './BodyLinkList.styles.ts';

export interface BodyLinkListProps extends RootProps<'div'> {
  title: string;
  items: readonly LinkItem[];
}

/** An editor's list of links under a title. An item without a safe address is shown as text. @see N3 */
export const BodyLinkList = styleable<BodyLinkListProps>(
  BodyLinkListRoot,
  function BodyLinkList({ title, items, ...rest }) {
    return (
      <BodyLinkListRoot {...rest}>
        {title && <Kicker>{title}</Kicker>}
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
  },
);
