import { styled } from 'styled-components';
import type { Root } from '../../styling/root.ts';

export const HeadlineListRoot: Root<'section'> = styled.section`
  min-inline-size: 0;

  & > .stories {
    padding: 0;
    list-style: none;
  }

  & > .stories > li {
    padding-block: var(--rt-headline-list-padding, var(--rt-space-3));
  }

  & > .stories > li + li {
    border-block-start: var(--rt-rule-hairline) var(--rt-rule-style)
      var(--rt-headline-list-rule, var(--rt-color-border-default));
  }

  & > .stories > li:first-child {
    padding-block-start: 0;
  }

  & > .stories[data-times] time {
    color: var(--rt-headline-list-time, var(--rt-color-link-default));
    font-weight: 600;
  }

  & > .stories[data-times] .meta {
    order: -1;
  }
`;
