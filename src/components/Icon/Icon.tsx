import type { ComponentPropsWithRef } from 'react';
import { part } from '../../styling/part.ts';
import { IconRoot } from './Icon.styles.ts';
import type { IconShape } from './shape.ts';

export interface IconProps extends Omit<ComponentPropsWithRef<'svg'>, 'children'> {
  /** The drawing: one of the `…Icon` constants, or one of your own on a grid of 24 units. */
  of: IconShape;
  /** `text` grows with the words beside it; `s` 16 px, `m` 24 px, `l` 32 px. */
  size?: 'text' | 's' | 'm' | 'l';
  /** What the icon says when no words stand beside it. Without it the icon is decoration and hidden from screen readers. */
  label?: string | undefined;
  /** Turns the drawing round in right-to-left text (arrows). */
  mirror?: boolean;
}

/** A line icon in the text's colour. @see T4 */
export const Icon = part<IconProps>(IconRoot, function Icon({ of, size = 'text', label, mirror, ...rest }) {
  return (
    <IconRoot
      viewBox="0 0 24 24"
      data-size={size}
      data-mirror={mirror || undefined}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
      {...rest}
    >
      {of.line && <path d={of.line} />}
      {of.solid && <path className="solid" d={of.solid} />}
    </IconRoot>
  );
});
