import { Icon } from '../../components/Icon/Icon.tsx';
import { chevronDownIcon } from '../../components/Icon/icons/arrows.ts';
import { safeHref } from '../../domain/url/safe.ts';
import type { NavigationItem } from '../../themes/brand.ts';
import { MenuListRoot } from './MenuList.styles.ts';

export interface MenuListProps {
  items: readonly NavigationItem[];
  /** The path of the page, to mark where the reader is. */
  path: string;
  /** `rows` fills columns of at most nine rows. @see 002 §9 */
  columns?: 'one' | '2' | 'rows';
  rules?: boolean;
}

/** Whether a link is where the reader is. @see H4 'active item' */
export const isCurrent = (link: string, path: string): boolean =>
  link === '/' ? path === '/' : path.startsWith(link);

const MenuLink = ({ item: { text, link }, path }: { item: NavigationItem; path: string }) => (
  <a
    href={safeHref(link)}
    aria-current={isCurrent(link, path) ? 'page' : undefined}
    {...(link.startsWith('http') && { rel: 'noopener' })}
  >
    {text}
  </a>
);

/** The links of a menu; an item with children is a group that opens. @see H1, H5 */
export const MenuList = ({ items, path, columns = 'one', rules = false }: MenuListProps) => (
  <MenuListRoot role="list" data-columns={columns} data-rules={rules || undefined}>
    {items.map((item) => (
      <li key={item.text}>
        {item.children ? (
          <details open={item.children.some(({ link }) => isCurrent(link, path))}>
            <summary>
              {item.text} <Icon of={chevronDownIcon} />
            </summary>
            <ul role="list">
              {[{ text: `Todo ${item.text}`, link: item.link }, ...item.children].map((child) => (
                <li key={child.text}>
                  <MenuLink item={child} path={path} />
                </li>
              ))}
            </ul>
          </details>
        ) : (
          <MenuLink item={item} path={path} />
        )}
      </li>
    ))}
  </MenuListRoot>
);
