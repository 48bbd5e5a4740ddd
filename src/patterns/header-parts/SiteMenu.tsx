'use client';
import { menuIcon } from '../../components/Icon/icons/interface.ts';
import { LinkButton } from '../../components/LinkButton/LinkButton.tsx';
import type { NavigationItem } from '../../themes/brand.ts';
import { HeaderMenu } from './HeaderMenu.tsx';
import { MenuList } from './MenuList.tsx';
import { SearchForm } from './SearchForm.tsx';
import { SiteMenuRoot } from './SiteMenu.styles.ts';
import { SocialLinks } from './SocialLinks.tsx';
import type { SocialLink } from './social.ts';

export interface SiteMenuProps {
  /** Every section; items with children are groups that open. */
  items: readonly NavigationItem[];
  path: string;
  social: readonly SocialLink[];
  /** The search page's path. */
  search: string;
  /** The store, for the button; none without. */
  subscribe?: string | undefined;
  panel?: 'drawer' | 'drawer-end' | 'full';
  columns?: 'one' | '2';
  label?: string;
  labelShown?: boolean;
}

/** The hamburger menu: every section, the search, the networks. @see H1, H5, H6 */
export default function SiteMenu({
  items,
  path,
  social,
  search,
  subscribe,
  panel = 'drawer',
  columns = 'one',
  label = 'Menú',
  labelShown = false,
}: SiteMenuProps) {
  return (
    <HeaderMenu label={label} labelShown={labelShown} icon={menuIcon} panel={panel} className="site-menu">
      <SiteMenuRoot>
        <SearchForm action={search} />
        <nav aria-label="Todas las secciones">
          <MenuList items={items} path={path} columns={columns} rules />
        </nav>
        {subscribe && (
          <div className="actions">
            <LinkButton href={subscribe} variant="alt">
              Suscribirse
            </LinkButton>
          </div>
        )}
        <SocialLinks links={social} />
      </SiteMenuRoot>
    </HeaderMenu>
  );
}
