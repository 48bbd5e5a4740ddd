import { Button } from '../../../components/Button/Button.tsx';
import { Collapsible } from '../../../components/Collapsible/Collapsible.tsx';
import type { ComboboxOption } from '../../../components/Combobox/options.ts';
import { MultiSelect } from '../../../components/MultiSelect/MultiSelect.tsx';
import { NumberInput } from '../../../components/NumberInput/NumberInput.tsx';
import { SEARCH_PARAMETERS } from '../../../domain/search/address.ts';
import { SEARCH_SECTIONS_MAX } from '../../../domain/search/details.ts';
import { safeHref } from '../../../domain/url/safe.ts';
import { searchRefine as messages } from '../../../messages/patterns.ts';
import { styleable } from '../../../styling/styleable.ts';
import type { RootProps } from '../../../styling/root.ts';
import { SearchRefineRoot } from './SearchRefine.styles.ts';

export interface SearchRefineProps extends Omit<RootProps<'div'>, 'children'> {
  /** The path of the search page. */
  action: string;
  /** The parameters of the search that the form leaves as they are: its words, kind, period and order. */
  kept: readonly { readonly name: string; readonly value: string }[];
  /** The sections to choose from, by their value in the address. */
  sections: readonly ComboboxOption[];
  /** The chosen sections. */
  chosen: readonly ComboboxOption[];
  /** The years that have an archive, and the chosen ones. */
  years: { first: number; last: number; from?: number | undefined; to?: number | undefined };
  /** Whether the form is open at first. */
  open?: boolean | undefined;
  /** In the middle of the page, below filters in the middle. */
  centered?: boolean | undefined;
}

/** Narrows a search to several sections and to years, by an address, so that it works without a script. @see B11 */
export const SearchRefine = styleable<SearchRefineProps>(
  SearchRefineRoot,
  function SearchRefine({ action, kept, sections, chosen, years, open, centered, ...rest }) {
    const { first, last, from, to } = years;
    const year = (label: string, name: string, value: number | undefined) => (
      <NumberInput
        {...{ label, name, min: first, max: last, step: 1 }}
        defaultValue={value}
        format={{ useGrouping: false }}
      />
    );
    return (
      <SearchRefineRoot data-centered={centered || undefined} {...rest}>
        <Collapsible summary={messages.title} open={open} plain>
          <form action={safeHref(action)}>
            {kept.map(({ name, value }) => (
              <input key={name} type="hidden" name={name} value={value} />
            ))}
            <div className="sections">
              <MultiSelect
                label={messages.sections}
                hint={messages.sectionsHint(SEARCH_SECTIONS_MAX)}
                name={SEARCH_PARAMETERS.section}
                options={sections}
                defaultSelected={chosen}
                max={SEARCH_SECTIONS_MAX}
              />
            </div>
            {year(messages.from, SEARCH_PARAMETERS.from, from)}
            {year(messages.to, SEARCH_PARAMETERS.to, to)}
            <Button type="submit" className="apply">
              {messages.apply}
            </Button>
          </form>
        </Collapsible>
      </SearchRefineRoot>
    );
  },
);
