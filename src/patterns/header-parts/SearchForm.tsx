import { Icon } from '../../components/Icon/Icon.tsx';
import { searchIcon } from '../../components/Icon/icons/interface.ts';
import { safeHref } from '../../domain/url/safe.ts';
import { SearchFormRoot } from './SearchForm.styles.ts';

/** The search of the site: a form that any browser sends. */
export const SearchForm = ({ action, placeholder = 'Buscar' }: { action: string; placeholder?: string }) => (
  <SearchFormRoot role="search" action={safeHref(action)} method="get">
    <input type="search" name="q" required aria-label="Buscar en el sitio" placeholder={placeholder} />
    <button type="submit" aria-label="Buscar">
      <Icon of={searchIcon} size="m" />
    </button>
  </SearchFormRoot>
);
