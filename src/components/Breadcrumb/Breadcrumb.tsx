import type { ComponentPropsWithRef } from 'react';
import { safeHref } from '../../domain/url/safe.ts';
import { part } from '../../styling/part.ts';
import { BreadcrumbRoot } from './Breadcrumb.styles.ts';

export interface BreadcrumbStep {
  readonly text: string;
  /** Left out for the page that the reader is on. */
  readonly href?: string | undefined;
}

export interface BreadcrumbProps extends Omit<ComponentPropsWithRef<'nav'>, 'children'> {
  /** From the front page down; the last step is the current page. */
  steps: readonly BreadcrumbStep[];
  label?: string;
}

/** Where the page stands in the site. With fewer than two steps there is nothing to say, and nothing is rendered. @see T4 */
export const Breadcrumb = part<BreadcrumbProps>(
  BreadcrumbRoot,
  function Breadcrumb({ steps, label = 'Ruta de navegación', ...rest }) {
    if (steps.length < 2) return null;
    return (
      <BreadcrumbRoot aria-label={label} {...rest}>
        <ol>
          {steps.map(({ text, href }, at) => {
            const current = at === steps.length - 1 ? 'page' : undefined;
            return (
              <li key={text}>
                {href === undefined ? (
                  <span aria-current={current}>{text}</span>
                ) : (
                  <a href={safeHref(href)} aria-current={current}>
                    {text}
                  </a>
                )}
              </li>
            );
          })}
        </ol>
      </BreadcrumbRoot>
    );
  },
);
