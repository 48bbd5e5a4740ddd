import { Button } from 'rotativa/components/Button';
import { VisuallyHidden } from 'rotativa/components/VisuallyHidden';

export interface SearchFormProps {
  /** Where the form asks. */
  action: string;
  /** What was asked. */
  words: string;
}

/** Asks by its address, so that it works without a script. */
export const SearchForm = ({ action, words }: SearchFormProps) => (
  <search>
    <form action={action}>
      <VisuallyHidden>
        <label htmlFor="q">Qué busca</label>
      </VisuallyHidden>
      <input
        id="q"
        name="q"
        type="search"
        defaultValue={words}
        placeholder="Nombre, tema o lugar"
        maxLength={200}
        required
      />
      <Button type="submit">Buscar</Button>
    </form>
  </search>
);
