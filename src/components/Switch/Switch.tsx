import type { ComponentPropsWithRef } from 'react';
import { styleable } from '../../styling/styleable.ts';
import { ChoiceRow } from '../choice.tsx';
import type { FieldTexts } from '../Field/Field.tsx';
import { SwitchRoot } from './Switch.styles.ts';

export interface SwitchProps extends FieldTexts, Omit<ComponentPropsWithRef<'input'>, 'type' | 'role'> {
  /** Before the words, or at the end of the row, for a list of settings. */
  side?: 'start' | 'end' | undefined;
}

/** A setting that is on or off: a native checkbox with the role `switch`. `ref` and attributes go to the `<input>`, the class to the row. */
export const Switch = styleable<SwitchProps>(SwitchRoot, function Switch({ side = 'start', ...choice }) {
  return <ChoiceRow root={SwitchRoot} type="checkbox" side={side} of={{ role: 'switch', ...choice }} />;
});
