import { styled } from 'styled-components';
import type { Root } from '../../../styling/root.ts';

export const NoticePageRoot: Root<'section'> = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: center;
  gap: var(--rt-space-5);
  min-block-size: 56vb;
  min-inline-size: 0;
  padding-block: var(--rt-space-12);

  & > .code {
    color: var(--rt-color-kicker);
    font: var(--rt-type-display);
    font-size: clamp(5rem, 18vi, 13rem);
    line-height: 0.9;
    font-variant-numeric: lining-nums;
  }

  & > .title {
    max-inline-size: 20em;
  }

  & > .words {
    max-inline-size: 38em;
    color: var(--rt-color-text-muted);
    font: var(--rt-type-standfirst-l);
  }

  &:not(:last-child) {
    min-block-size: 0;
  }

  & > .more {
    inline-size: 100%;
    max-inline-size: 520px;
    padding-block-start: var(--rt-space-2);
  }

  & > .links {
    display: flex;
    flex-wrap: wrap;
    gap: var(--rt-space-3);
    padding-block-start: var(--rt-space-1);
  }

  &[data-preset='tab'],
  &[data-preset='band'] {
    padding-inline: var(--rt-front-edge, var(--rt-grid-margin));
  }

  &[data-preset='tab'] {
    border-block-end: 3px solid var(--rt-color-border-accent);
    background: var(--rt-color-surface-sunken);
  }

  &[data-preset='band'] {
    min-block-size: 72vb;
    padding-block: var(--rt-space-16);
    border-block-end: 6px solid var(--rt-color-surface-accent);
    background: var(--rt-color-surface-sunken);
    color: var(--rt-color-text-default);
  }

  &[data-preset='band'] > .code {
    color: var(--rt-color-surface-accent);
    font-size: clamp(7rem, 30vi, 28rem);
    line-height: 1;
  }

  &[data-preset='centered'] {
    justify-items: center;
    text-align: center;
  }

  &[data-preset='centered'] > .links {
    justify-content: center;
  }

  &[data-preset='grid'] > .code {
    font: 500 clamp(4rem, 12vi, 9rem) / 1 var(--rt-font-ui);
    font-variant-numeric: tabular-nums;
    letter-spacing: -0.06em;
  }

  &[data-preset='drawn'] > .code {
    color: var(--rt-color-accent);
  }

  @media (width >= 960px) {
    &:is([data-preset='grid'], [data-preset='rule']) {
      grid-template-columns: minmax(0, 5fr) minmax(0, 7fr);
      column-gap: var(--rt-space-12);
    }

    &:is([data-preset='tab'], [data-preset='band'], [data-preset='drawn']):has(> .code) {
      grid-template-columns: minmax(0, 1fr) auto;
      column-gap: var(--rt-space-16);
    }

    &:is([data-preset='tab'], [data-preset='band'], [data-preset='drawn']) > .code {
      grid-column: 2;
      grid-row: 1 / span 5;
      align-self: center;
    }

    &:is([data-preset='grid'], [data-preset='rule']):has(> .code) > :not(.code) {
      grid-column: 2;
    }

    &:is([data-preset='grid'], [data-preset='rule']) > :not(.code) {
      grid-column: 1 / -1;
    }

    &:is([data-preset='grid'], [data-preset='rule']) > .code {
      grid-row: 1 / span 5;
      align-self: stretch;
      display: grid;
      align-items: center;
      padding-inline-end: var(--rt-space-12);
      border-inline-end: 1px solid var(--rt-color-border-default);
    }
  }
`;
