import type { ComponentPropsWithRef, ReactNode } from 'react';
import { safeHref } from '../../domain/url/safe.ts';
import { part } from '../../styling/part.ts';
import { Icon } from '../Icon/Icon.tsx';
import { chevronRightIcon } from '../Icon/icons/arrows.ts';
import { HEADING_TAG, type HeadingLevel } from '../Heading/levels.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { SectionHeaderRoot } from './SectionHeader.styles.ts';

export interface SectionHeaderProps extends Omit<ComponentPropsWithRef<'div'>, 'title' | 'children'> {
  /** The section's name. */
  title: string;
  /** The heading's id, for the section's `aria-labelledby`. */
  headingId?: string | undefined;
  level?: HeadingLevel;
  /** Where the section is; the name becomes a link. */
  href?: string | undefined;
  /** Words of the link to all of it, as 'Ver más'; needs `href`. */
  more?: string | undefined;
  /** A drawing before the name; decoration. */
  icon?: ReactNode;
  /** `rule` is the brand's rule over the name, `tab` a label on it, `plain` has none. */
  variant?: 'rule' | 'tab' | 'plain';
  /** `inverse` takes the colour of the band that it stands on. */
  tone?: 'default' | 'inverse';
}

/** What stands over a part of a front page: the brand's rule and mark, the name, the way to all of it. @see T5 B7 */
export const SectionHeader = part<SectionHeaderProps>(
  SectionHeaderRoot,
  function SectionHeader({
    title,
    headingId,
    level = 2,
    href,
    more,
    icon,
    variant = 'rule',
    tone = 'default',
    ...rest
  }) {
    const Name = HEADING_TAG[level];
    const to = safeHref(href);
    return (
      <SectionHeaderRoot data-variant={variant} data-tone={tone} {...rest}>
        <Name className="name" id={headingId}>
          {icon && (
            <span className="icon" aria-hidden="true">
              {icon}
            </span>
          )}
          {to ? <a href={to}>{title}</a> : title}
        </Name>
        {to && more && (
          <a className="more" href={to}>
            {more} <VisuallyHidden>{`\u00a0de ${title}`}</VisuallyHidden>
            <Icon of={chevronRightIcon} mirror />
          </a>
        )}
      </SectionHeaderRoot>
    );
  },
);
