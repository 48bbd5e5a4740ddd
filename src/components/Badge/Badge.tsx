import type { ComponentPropsWithRef } from 'react';
import { part } from '../../styling/part.ts';
import { BadgeRoot } from './Badge.styles.ts';

export interface BadgeProps extends ComponentPropsWithRef<'span'> {
  /** `live` carries a beating dot and stands for 'En vivo'; the status tones say how something went. */
  tone?: 'neutral' | 'accent' | 'alt' | 'outline' | 'live' | 'success' | 'warning' | 'error' | 'info';
}

/** A short mark on something else: its kind or its state, in one to three words. @see T4 */
export const Badge = part<BadgeProps>(BadgeRoot, function Badge({ tone = 'neutral', ...rest }) {
  return <BadgeRoot data-tone={tone} {...rest} />;
});
