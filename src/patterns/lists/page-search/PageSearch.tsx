import { Button } from '../../../components/Button/Button.tsx';
import { ComboboxRoot } from '../../../components/Combobox/Combobox.styles.ts';
import { Input } from '../../../components/Input/Input.tsx';
import { safeHref } from '../../../domain/url/safe.ts';
import { pageSearch } from '../../../messages/patterns.ts';
import { PageSearchRoot } from './PageSearch.styles.ts';

export interface PageSearchProps {
  /** The path of the search page. */
  action: string;
  /** The words of the search. */
  query: string;
  /** The address of a service that suggests pages for what a reader types, as a JSON list of `SuggestedLink`. */
  suggestions?: string | undefined;
}

/** Searches the site by an address, so that it works without a script. */
export const PageSearch = ({ action, query: words }: PageSearchProps) => (
  <PageSearchRoot action={safeHref(action)} role="search">
    <ComboboxRoot className="field">
      <Input
        label={pageSearch.label}
        labelHidden
        id="q"
        name="q"
        type="search"
        defaultValue={words}
        placeholder={pageSearch.placeholder}
        maxLength={200}
        required
      />
    </ComboboxRoot>
    <Button type="submit">{pageSearch.button}</Button>
  </PageSearchRoot>
);
