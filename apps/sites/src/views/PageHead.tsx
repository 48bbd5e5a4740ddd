import { Icon } from 'rotativa/components/Icon';
import { SECTION_ICONS, type SectionIconName } from 'rotativa/blocks';
import { PageHead as Head, type PageHeadProps } from 'rotativa/patterns/PageHead';
import { SearchForm, type SearchFormProps } from './SearchForm.tsx';

export interface SitePageHeadProps extends Omit<PageHeadProps, 'children' | 'icon'> {
  icon?: SectionIconName | undefined;
  /** On the search page. */
  search?: SearchFormProps;
}

/** The head of a list; on the search page with its form. */
export const PageHead = ({ search, icon, ...head }: SitePageHeadProps) => (
  <Head {...head} icon={icon && <Icon of={SECTION_ICONS[icon]} size="l" />}>
    {search && <SearchForm {...search} />}
  </Head>
);
