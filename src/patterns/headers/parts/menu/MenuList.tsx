import { Collapsible } from '../../../../components/Collapsible/Collapsible.tsx';
import { safeHref } from '../../../../domain/url/safe.ts';
import type { SentContent } from '../../../../islands/sent-content.ts';
import type { NavigationItem } from '../../../../themes/brand.ts';
import { ariaCurrent, groupItems, type CurrentLink } from './current.ts';
import { MenuListRoot } from './MenuList.styles.ts';

export interface MenuListProps {
  /** Absent in a browser that has the server's links: `sent`. */
  items?: readonly NavigationItem[] | undefined;
  sent?: SentContent | undefined;
  /** The current link of the whole navigation. */
  current: CurrentLink | undefined;
  /** Text of the link to a group's page, before its name: 'Todo en'. */
  wholeSection: string;
  /** `rows` fills columns of at most nine rows; `fit` has as many columns as fit. */
  columns?: 'one' | '2' | 'rows' | 'fit' | undefined;
  rules?: boolean | undefined;
}

type MenuLinkProps = { item: NavigationItem } & Pick<MenuListProps, 'current'>;

const MenuLink = ({ item: { text, link }, current }: MenuLinkProps) => (
  <a
    href={safeHref(link)}
    aria-current={ariaCurrent(link, current)}
    {...(link.startsWith('http') && { rel: 'noopener' })}
  >
    {text}
  </a>
);

/** The links of a menu. An item with children is a group that opens. @see H1, H5 */
export function MenuList({
  items = [],
  sent,
  current,
  wholeSection,
  columns = 'one',
  rules = false,
}: MenuListProps) {
  const entry = (item: NavigationItem) => (
    <li key={item.text}>
      {item.children ? (
        <Collapsible
          plain
          summary={item.text}
          open={groupItems(item, wholeSection).some(({ link }) => link === current?.link)}
        >
          <ul className="group" role="list">
            {groupItems(item, wholeSection).map((child) => (
              <li key={child.text}>
                <MenuLink item={child} current={current} />
              </li>
            ))}
          </ul>
        </Collapsible>
      ) : (
        <MenuLink item={item} current={current} />
      )}
    </li>
  );
  const content = sent ?? { children: items.map(entry) };
  return <MenuListRoot role="list" data-columns={columns} data-rules={rules || undefined} {...content} />;
}
