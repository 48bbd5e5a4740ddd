import type { ComponentPropsWithRef } from 'react';
import { safeHref } from '../../domain/url/safe.ts';
import { styleable } from '../../styling/styleable.ts';
import { BreadcrumbRoot } from './Breadcrumb.styles.ts';
import { breadcrumb } from '../../messages/components.ts';

export interface BreadcrumbStep {
  readonly text: string;
  /** Omitted for the current page, and for a step without a page. */
  readonly href?: string | undefined;
}

export interface BreadcrumbProps extends Omit<ComponentPropsWithRef<'nav'>, 'children'> {
  /** From the front page down. A last step without an address is the current page. */
  steps: readonly BreadcrumbStep[];
  label?: string | undefined;
}

/** The position of the page in the site. Renders nothing with fewer than two steps. */
export const Breadcrumb = styleable<BreadcrumbProps>(
  BreadcrumbRoot,
  function Breadcrumb({ steps, label = breadcrumb.label, ...rest }) {
    if (steps.length < 2) return null;
    return (
      <BreadcrumbRoot aria-label={label} {...rest}>
        <ol>
          {steps.map(({ text, href }, at) => (
            <li key={text}>
              {href === undefined ? (
                <span aria-current={at === steps.length - 1 ? 'page' : undefined}>{text}</span>
              ) : (
                <a href={safeHref(href)}>{text}</a>
              )}
            </li>
          ))}
        </ol>
      </BreadcrumbRoot>
    );
  },
);
