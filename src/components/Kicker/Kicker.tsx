import type { ComponentPropsWithRef } from 'react';
import { safeHref } from '../../domain/url/safe.ts';
import { styleable } from '../../styling/styleable.ts';
import { KickerRoot } from './Kicker.styles.ts';

export interface KickerProps extends ComponentPropsWithRef<'p'> {
  /** `span` inside a line or a link, `h2` if it names a group of stories, `dt` in a list of facts. */
  as?: 'p' | 'span' | 'div' | 'h2' | 'dt' | undefined;
  /** The page of the section or topic, if the kicker names one. */
  href?: string | undefined;
  tone?: 'default' | 'muted' | 'inherit' | undefined;
}

/** A few words above a headline: section, topic or genre. It is not a heading, unless `as` makes it one. */
export const Kicker = styleable<KickerProps>(KickerRoot, function Kicker({ href, tone, children, ...rest }) {
  return (
    <KickerRoot data-tone={tone} {...rest}>
      {href === undefined ? children : <a href={safeHref(href)}>{children}</a>}
    </KickerRoot>
  );
});
