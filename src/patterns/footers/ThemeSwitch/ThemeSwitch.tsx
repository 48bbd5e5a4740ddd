import { Button } from '../../../components/Button/Button.tsx';
import { SegmentedControl } from '../../../components/SegmentedControl/SegmentedControl.tsx';
import { styleable } from '../../../styling/styleable.ts';
import type { RootProps } from '../../../styling/root.ts';
import { themeSwitch as messages } from '../../../messages/patterns.ts';
import { BACK_FIELD, MODE_CHOICES, MODE_FIELD, THEME_SWITCH_ID, type ModeChoice } from './mode.ts';
import { ThemeSwitchRoot } from './ThemeSwitch.styles.ts';

export interface ThemeSwitchProps extends RootProps<'form'> {
  /** Address that stores the choice without scripts. */
  endpoint: string;
  /** Path of the page, to which that address returns. */
  back: string;
  /** The reader's choice. */
  chosen: ModeChoice;
  /** The mode of a page that has only one: the switch is a sentence then. */
  forced?: 'light' | 'dark' | undefined;
}

/**
 * The choice between light, dark and the device's mode: radio buttons in a form that also works without scripts.
 * `startThemeSwitch` applies a choice at once and keeps it, without React.
 * @see T2
 */
export const ThemeSwitch = styleable<ThemeSwitchProps>(
  ThemeSwitchRoot,
  function ThemeSwitch({ endpoint, back, chosen, forced, ...rest }) {
    if (forced)
      return (
        <ThemeSwitchRoot as="p" {...(rest as object)}>
          {messages.always[forced]}
        </ThemeSwitchRoot>
      );
    return (
      // A browser that restores an old choice into a new page would show another mode than the page has.
      <ThemeSwitchRoot id={THEME_SWITCH_ID} method="post" action={endpoint} autoComplete="off" {...rest}>
        <input type="hidden" name={BACK_FIELD} value={back} />
        <SegmentedControl
          className="choice"
          label={messages.label}
          name={MODE_FIELD}
          size="small"
          defaultValue={chosen}
          segments={MODE_CHOICES.map((value) => ({ value, label: messages[value] }))}
        />
        <Button type="submit" variant="quiet" size="small" className="apply">
          {messages.apply}
        </Button>
      </ThemeSwitchRoot>
    );
  },
);
