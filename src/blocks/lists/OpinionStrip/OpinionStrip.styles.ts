import { styled } from 'styled-components';
import { rail, railRule } from '../../shared/phone/rail.styles.ts';
import type { Root } from '../../../styling/root.ts';
import { stretched } from '../../../components/stretched-link.styles.ts';
import { tallTarget } from '../../../components/target.styles.ts';

export const OpinionStripRoot: Root<'section'> = styled.section`
  container-type: inline-size;
  min-inline-size: 0;

  & > .columns {
    display: grid;
    gap: 0 var(--rt-grid-gutter);
    padding: 0;
    list-style: none;
  }

  & > .leading {
    position: relative;
    display: grid;
    gap: var(--rt-space-5) calc(2 * var(--rt-grid-gutter));
    padding-block: var(--rt-space-4) var(--rt-space-8);
  }

  & > .leading + .columns {
    border-block-start: var(--rt-rule-hairline) var(--rt-rule-style) var(--rt-color-border-default);
  }

  & > .columns > li {
    position: relative;
    display: grid;
    grid-template-columns: 64px minmax(0, 1fr);
    gap: var(--rt-space-4);
    align-items: start;
    padding-block: var(--rt-space-4);
  }

  & > .columns > li + li {
    border-block-start: var(--rt-rule-hairline) var(--rt-rule-style)
      color-mix(in oklab, var(--rt-color-border-default) 30%, transparent);
  }

  & .portrait {
    inline-size: 64px;
    block-size: 64px;
    border-radius: var(--rt-opinion-portrait-radius, var(--rt-radius-image));
  }

  & > .leading > .portrait {
    inline-size: 100%;
    block-size: auto;
    aspect-ratio: 1;
    font-size: 4rem;
  }

  & .author {
    color: var(--rt-opinion-name, var(--rt-color-kicker));
    font: var(--rt-type-byline);
  }

  & .author > a {
    ${tallTarget}
    /* Above the link of the headline, which covers the row. */
    z-index: 2;
    color: inherit;
    text-decoration: none;
  }

  & .author > a:hover {
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }

  & .words {
    display: grid;
    gap: var(--rt-space-1);
    min-inline-size: 0;
  }

  & .headline {
    font: var(--rt-type-headline-xs);
    font-style: var(--rt-opinion-style, normal);
    letter-spacing: var(--rt-type-headline-xs-letter-spacing);
    text-wrap: balance;
  }

  & .standfirst {
    color: var(--rt-color-text-muted);
    font: var(--rt-type-standfirst-m);
    font-size: 0.9375rem;
    text-wrap: pretty;
  }

  & > .leading > .words {
    gap: var(--rt-space-3);
  }

  & > .leading .author {
    font-size: 1.0625rem;
  }

  & > .leading .headline {
    font: var(--rt-type-headline-l);
    font-style: var(--rt-opinion-style, normal);
    letter-spacing: var(--rt-type-headline-l-letter-spacing);
  }

  & > .leading .standfirst {
    max-inline-size: 36em;
    font: var(--rt-type-standfirst-l);
    letter-spacing: var(--rt-type-standfirst-l-letter-spacing);
  }

  & .headline > a {
    ${stretched}
  }

  & .headline > a:visited {
    color: color-mix(in oklab, currentColor 78%, var(--rt-color-text-muted));
  }

  & .headline > a:hover {
    text-decoration: underline;
    text-decoration-thickness: 1px;
    text-underline-offset: 0.15em;
  }

  @container (width < 560px) {
    &[data-phone='rail'] > .columns {
      ${rail('56%', 'li')}
      ${railRule}
    }

    &[data-phone='rail'] > .columns > li {
      grid-template-columns: minmax(0, 1fr);
      align-content: start;
      gap: var(--rt-space-3);
      padding-block: 0;
      border-block-start: 0;
    }
  }

  @container (width >= 600px) {
    & > .leading {
      grid-template-columns: minmax(0, 4fr) minmax(0, 8fr);
      align-items: center;
    }

    & > .leading .headline {
      font: var(--rt-type-headline-xl);
      font-style: var(--rt-opinion-style, normal);
      letter-spacing: var(--rt-type-headline-xl-letter-spacing);
    }

    &:not([data-direction='column']) > .columns {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }

    &:not([data-direction='column']) > .columns > li:nth-child(2) {
      border-block-start: 0;
    }
  }

  @container (width >= 600px) and (width < 900px) {
    &:not([data-direction='column']) > .columns > li:last-child:nth-child(odd) {
      grid-column: 1 / -1;
    }
  }

  @container (width >= 680px) and (width < 900px) {
    &:not([data-direction='column']) > .columns:has(> :nth-child(3):last-child) {
      grid-template-columns: repeat(3, minmax(0, 1fr));
    }

    &:not([data-direction='column']) > .columns:has(> :nth-child(3):last-child) > li:last-child {
      grid-column: auto;
      border-block-start: 0;
    }
  }

  @container (width >= 900px) {
    &:not([data-direction='column']) > .columns {
      grid-template-columns: repeat(4, minmax(0, 1fr));
      row-gap: var(--rt-space-6);
    }

    &:not([data-direction='column']) > .columns:has(> :nth-child(3):last-child),
    &:not([data-direction='column']) > .columns:has(> :nth-child(6):last-child) {
      grid-template-columns: repeat(3, minmax(0, 1fr));
    }

    &:not([data-direction='column']) > .columns > li {
      grid-template-columns: 88px minmax(0, 1fr);
      align-content: start;
      padding-inline-start: var(--rt-grid-gutter);
      border-block-start: 0;
      border-inline-start: var(--rt-rule-hairline) var(--rt-rule-style)
        color-mix(in oklab, var(--rt-color-border-default) 45%, transparent);
    }

    &:not([data-direction='column']) > .columns > li:nth-child(4n + 1),
    &:not([data-direction='column']) > .columns:has(> :nth-child(6):last-child) > li:nth-child(4) {
      padding-inline-start: 0;
      border-inline-start: 0;
    }

    &:not([data-direction='column']) > .columns:has(> :nth-child(6):last-child) > li:nth-child(5) {
      padding-inline-start: var(--rt-grid-gutter);
      border-inline-start: var(--rt-rule-hairline) var(--rt-rule-style)
        color-mix(in oklab, var(--rt-color-border-default) 45%, transparent);
    }

    &:not([data-direction='column']) > .columns .portrait {
      inline-size: 88px;
      block-size: 88px;
    }
  }
`;
