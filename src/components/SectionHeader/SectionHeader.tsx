import type { ComponentPropsWithRef, ReactNode } from 'react';
import { safeHref } from '../../domain/url/safe.ts';
import { styleable } from '../../styling/styleable.ts';
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
  level?: HeadingLevel | undefined;
  /** The section's address; makes the name a link. */
  href?: string | undefined;
  /** Text of the link to the section, such as 'Ver más'; needs `href`. */
  more?: string | undefined;
  /** A decorative icon before the name. */
  icon?: ReactNode;
  /** `rule` is the brand's line above the name, `tab` a label on the line, `plain` has no line. */
  variant?: 'rule' | 'tab' | 'plain' | undefined;
  /** `inverse` has the text colour for coloured bands. */
  tone?: 'default' | 'inverse' | undefined;
}

/** The header of a part of a front page: the brand's line and mark, the name, a link to the section. @see B7 */
export const SectionHeader = styleable<SectionHeaderProps>(
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
            <Icon icon={chevronRightIcon} />
          </a>
        )}
      </SectionHeaderRoot>
    );
  },
);
