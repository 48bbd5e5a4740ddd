import type { ComponentPropsWithRef, ReactNode } from 'react';
import { styleable } from '../../styling/styleable.ts';
import { ChoiceRow } from '../choice.tsx';
import { RadioRoot } from './Radio.styles.ts';

export interface RadioProps extends Omit<ComponentPropsWithRef<'input'>, 'type'> {
  label: ReactNode;
  hint?: ReactNode;
  /** The same for all choices of one question. */
  name: string;
  value: string;
}

/** One of several choices, for use in a `RadioGroup`. `ref` and attributes go to the native `<input>`, the class to the row. */
export const Radio = styleable<RadioProps>(RadioRoot, function Radio(choice) {
  return <ChoiceRow root={RadioRoot} type="radio" of={choice} />;
});
