import type { ComponentPropsWithRef } from 'react';
import { safeHref } from '../../domain/url/safe.ts';
import { part } from '../../styling/part.ts';
import { KickerRoot } from './Kicker.styles.ts';

export interface KickerProps extends ComponentPropsWithRef<'p'> {
  as?: 'p' | 'span' | 'div';
  /** The section's or the topic's page, where the kicker names one. */
  href?: string | undefined;
  tone?: 'default' | 'muted' | 'inherit';
}

/** The few words over a headline: section, topic or genre. It is no heading. @see T4 */
export const Kicker = part<KickerProps>(KickerRoot, function Kicker({ href, tone, children, ...rest }) {
  return (
    <KickerRoot data-tone={tone} {...rest}>
      {href === undefined ? children : <a href={safeHref(href)}>{children}</a>}
    </KickerRoot>
  );
});
