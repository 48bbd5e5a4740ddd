import type { ComponentPropsWithRef } from 'react';
import { styleable } from '../../styling/styleable.ts';
import { listRole, type Gap, type LayoutElement } from '../layout.ts';
import { StackRoot } from './Stack.styles.ts';

export interface StackProps extends ComponentPropsWithRef<'div'> {
  /** The element, when it is no `<div>`. */
  as?: LayoutElement | undefined;
  /** `medium` unless another is named. */
  gap?: Gap | undefined;
  /** Horizontal alignment of the items; by default they fill the width. */
  align?: 'start' | 'center' | 'end' | undefined;
}

/** Things one below the other, at one distance. */
export const Stack = styleable<StackProps>(StackRoot, function Stack({ gap, align, ...rest }) {
  return <StackRoot {...listRole(rest.as)} data-gap={gap} data-align={align} {...rest} />;
});
