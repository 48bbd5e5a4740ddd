import { styled } from 'styled-components';
import type { Root } from '../../../../styling/root.ts';
import { focusRing } from '../../../../components/focus.styles.ts';

export const FullMenuRoot: Root<'div'> = styled.div`
  display: grid;
  gap: var(--rt-space-10) var(--rt-space-16);
  max-inline-size: var(--rt-grid-max);
  margin-inline: auto;

  & ul {
    margin: 0;
    padding: 0;
    list-style: none;
  }

  & > .sections > ul {
    display: grid;
    gap: var(--rt-space-3) var(--rt-space-10);
  }

  & :where(.sections, .side) > ul a {
    color: inherit;
    text-decoration: none;
    ${focusRing}
  }

  & :where(.sections, .side) > ul a:is(:hover, [aria-current]) {
    color: var(--rt-color-link-default);
  }

  & .section {
    display: inline-block;
    font: var(--rt-type-headline-xl);
    letter-spacing: var(--rt-type-headline-xl-letter-spacing);
    text-transform: var(--rt-case-headline);
  }

  & .nested {
    display: flex;
    flex-wrap: wrap;
    gap: 0 var(--rt-space-5);
  }

  & :is(.nested, .more) a {
    display: inline-flex;
    align-items: center;
    min-block-size: 44px;
    font: var(--rt-type-label-m);
    letter-spacing: var(--rt-type-label-m-letter-spacing);
  }

  & > .side {
    display: grid;
    align-content: start;
    gap: var(--rt-space-6);
    padding-block-start: var(--rt-space-5);
    border-block-start: var(--rt-rule-thick) solid var(--rt-color-surface-accent);
  }

  & .more a {
    color: var(--rt-color-link-default);
    text-transform: uppercase;
  }

  @media (width >= 960px) {
    grid-template-columns: minmax(0, 3fr) minmax(280px, 1fr);
    padding-block-start: var(--rt-space-10);

    & > .sections > ul {
      grid-template-columns: repeat(2, minmax(0, 1fr));
      row-gap: var(--rt-space-8);
    }
  }
`;
