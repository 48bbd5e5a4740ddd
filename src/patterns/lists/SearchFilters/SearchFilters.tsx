import { Icon } from '../../../components/Icon/Icon.tsx';
import { closeIcon } from '../../../components/Icon/icons/interface.ts';
import { Link } from '../../../components/Link/Link.tsx';
import { VisuallyHidden } from '../../../components/VisuallyHidden/VisuallyHidden.tsx';
import { safeHref } from '../../../domain/url/safe.ts';
import { styleable } from '../../../styling/styleable.ts';
import type { RootProps } from '../../../styling/root.ts';
import type { BrandList } from '../../../themes/brand.ts';
import { searchFilters as messages } from '../../../messages/patterns.ts';
import { SearchFiltersRoot } from './SearchFilters.styles.ts';

/** Values of which a reader chooses one. */
export interface SearchFilterGroup {
  /** 'Sección', 'Ordenar por'. */
  label: string;
  options: readonly {
    label: string;
    /** Number of results. */
    count?: number | undefined;
    /** The address with this value; that of the chosen one is without it. */
    href: string;
    chosen?: boolean | undefined;
  }[];
  /** Whether one value is always chosen, such as an order. The chosen one is no link. */
  always?: boolean | undefined;
}

export interface SearchFiltersProps extends RootProps<'div'> {
  preset: BrandList['head'];
  groups: readonly SearchFilterGroup[];
  /** The words that were searched for in place of misspelt ones, and the address of the search of those. */
  correction?: { shown: string; typed: string; href: string } | undefined;
  /** The address without any filter, if there are some. */
  clear?: string | undefined;
}

const Group = ({ label, options, always }: SearchFilterGroup) => (
  <div className="group">
    <p className="label">{label}</p>
    <ul className="values" role="list" aria-label={label}>
      {options.map(({ label: name, count, href, chosen }) => (
        <li key={name}>
          {always && chosen ? (
            <span className="value" aria-current="true">
              {name}
            </span>
          ) : (
            <a className="value" href={safeHref(href)} aria-current={chosen ? 'true' : undefined}>
              {chosen && (
                <>
                  <VisuallyHidden>{messages.remove}</VisuallyHidden>{' '}
                </>
              )}
              {name}
              {count !== undefined && (
                <>
                  {' '}
                  <span className="count">{count}</span>
                </>
              )}
              {chosen && <Icon icon={closeIcon} size="s" />}
            </a>
          )}
        </li>
      ))}
    </ul>
  </div>
);

/** The filters and the order of a search, as links, and the correction of its words. @see B11 */
export const SearchFilters = styleable<SearchFiltersProps>(
  SearchFiltersRoot,
  function SearchFilters({ preset, groups, correction, clear, ...rest }) {
    // A single value narrows nothing, except a chosen one, which can be taken away.
    const shown = groups.filter(({ options }) => options.length > 1 || options.some(({ chosen }) => chosen));
    return (
      <SearchFiltersRoot data-preset={preset} {...rest}>
        {correction && (
          <p className="correction">
            {messages.shown} <b>«{correction.shown}»</b>.{' '}
            <Link href={correction.href}>{messages.literally(correction.typed)}</Link>
          </p>
        )}
        {shown.length > 0 && (
          <nav className="groups" aria-label={messages.label}>
            {shown.map((group) => (
              <Group key={group.label} {...group} />
            ))}
            {clear && (
              <Link className="clear" href={clear}>
                {messages.clear}
              </Link>
            )}
          </nav>
        )}
      </SearchFiltersRoot>
    );
  },
);
