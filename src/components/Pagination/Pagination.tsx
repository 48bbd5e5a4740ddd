import type { ComponentPropsWithRef } from 'react';
import { safeHref } from '../../domain/url/safe.ts';
import { styleable } from '../../styling/styleable.ts';
import { Icon } from '../Icon/Icon.tsx';
import { chevronLeftIcon, chevronRightIcon } from '../Icon/icons/arrows.ts';
import { pageMarks } from './pages.ts';
import { PaginationRoot } from './Pagination.styles.ts';
import { pagination as messages } from '../../messages/components.ts';

export interface PaginationProps extends Omit<ComponentPropsWithRef<'nav'>, 'children'> {
  /** The current page, from 1. */
  page: number;
  /** The number of pages. */
  pages: number;
  /** The last of the pages that are shown together, from `page`. @defaultValue `page` */
  through?: number | undefined;
  /** The address of a page. */
  hrefOf: (page: number) => string;
  label?: string | undefined;
  previousLabel?: string | undefined;
  nextLabel?: string | undefined;
  /** The accessible name of the link to a page. */
  pageLabel?: ((page: number) => string) | undefined;
}

/** Links to the pages of a long list. Renders nothing with one page. */
export const Pagination = styleable<PaginationProps>(
  PaginationRoot,
  function Pagination({
    page,
    pages,
    through = page,
    hrefOf,
    label = messages.label,
    previousLabel = messages.previous,
    nextLabel = messages.next,
    pageLabel = messages.page,
    ...rest
  }) {
    if (pages < 2) return null;
    return (
      <PaginationRoot aria-label={label} {...rest}>
        <ol>
          {page > 1 && (
            <li className="step">
              <a href={safeHref(hrefOf(page - 1))} rel="prev">
                <Icon icon={chevronLeftIcon} /> {previousLabel}
              </a>
            </li>
          )}
          {pageMarks(page, pages, through).map((mark, at) => (
            <li key={mark ?? `gap-${at}`}>
              {mark === null ? (
                <span className="gap" aria-hidden>
                  …
                </span>
              ) : (
                <a
                  href={safeHref(hrefOf(mark))}
                  aria-label={pageLabel(mark)}
                  aria-current={mark === through ? 'page' : undefined}
                >
                  {mark}
                </a>
              )}
            </li>
          ))}
          {through < pages && (
            <li className="step">
              <a href={safeHref(hrefOf(through + 1))} rel="next">
                {nextLabel} <Icon icon={chevronRightIcon} />
              </a>
            </li>
          )}
        </ol>
      </PaginationRoot>
    );
  },
);
