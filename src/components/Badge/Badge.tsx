import type { ComponentPropsWithRef } from 'react';
import { styleable } from '../../styling/styleable.ts';
import { BadgeRoot } from './Badge.styles.ts';

export interface BadgeProps extends ComponentPropsWithRef<'span'> {
  /** `live` means 'En vivo' and has a pulsing dot; the status tones show a result. */
  tone?:
    'neutral' | 'accent' | 'alt' | 'outline' | 'live' | 'success' | 'warning' | 'error' | 'info' | undefined;
}

/** A short label on another element: its kind or its state, in one to three words. */
export const Badge = styleable<BadgeProps>(BadgeRoot, function Badge({ tone = 'neutral', ...rest }) {
  return <BadgeRoot data-tone={tone} {...rest} />;
});
