import { BRAND_CONFIGS } from '../../src/themes/all/index.ts';
import { BRANDS } from '../../src/themes/brand.ts';

const MODES = [
  ['', 'As this page'],
  ['light', 'Light'],
  ['dark', 'Dark'],
] as const;
const WIDTHS = [
  ['', 'What fits'],
  ['768', '768'],
  ['360', '360'],
] as const;

const Choice = ({
  name,
  label,
  options,
}: {
  name: string;
  label: string;
  options: readonly (readonly [string, string])[];
}) => (
  <label>
    {label}
    <select data-choice={name}>
      {options.map(([value, words]) => (
        <option key={value} value={value}>
          {words}
        </option>
      ))}
    </select>
  </label>
);

/** The brand, the mode and the width of all examples, kept over pages. They need a script, which shows them. */
export const Choices = () => (
  <form className="docs-choices" data-choices="" hidden aria-label="Show examples as" data-pagefind-ignore="">
    <Choice name="brand" label="Brand" options={BRANDS.map((key) => [key, BRAND_CONFIGS[key].name])} />
    <Choice name="mode" label="Mode" options={MODES} />
    <Choice name="width" label="Width" options={WIDTHS} />
  </form>
);
