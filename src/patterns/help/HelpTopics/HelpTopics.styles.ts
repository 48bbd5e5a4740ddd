import { styled } from 'styled-components';
import type { Root } from '../../../styling/root.ts';
import { focusInside } from '../../../components/focus.styles.ts';
import { columns } from '../../../components/layout.styles.ts';
import { stretchedLink } from '../../../components/stretched-link.styles.ts';

export const HelpTopicsRoot: Root<'ul'> = styled.ul`
  container-type: inline-size;
  display: grid;
  grid-template-columns: ${columns('15.5rem')};
  gap: var(--rt-space-6) var(--rt-grid-gutter);
  margin: 0;
  padding: 0;
  color: var(--rt-color-text-default);
  list-style: none;

  & > li {
    position: relative;
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    align-content: start;
    gap: var(--rt-space-2);
    min-inline-size: 0;
    padding-block: var(--rt-space-4);
  }

  & .icon {
    display: inline-grid;
    place-items: center;
    justify-self: start;
    color: var(--rt-color-accent);
  }

  & .title > a {
    ${stretchedLink}
  }

  & p {
    margin: 0;
    color: var(--rt-color-text-muted);
    font: var(--rt-type-body-m);
    text-wrap: pretty;
  }

  /* A magazine's contents: columns under black rules. */
  &[data-preset='rule'] > li {
    border-block-start: 2px solid var(--rt-color-border-strong);
  }

  /* The modules of a daily: boxes with a coloured edge and a drawing on a label. */
  &[data-preset='tab'] {
    gap: var(--rt-space-4);
  }

  &[data-preset='tab'] > li {
    padding: 0 var(--rt-space-4) var(--rt-space-5);
    border: 1px solid var(--rt-color-border-default);
    border-block-start: 3px solid var(--rt-color-border-accent);
    background: var(--rt-color-surface-raised);
  }

  &[data-preset='tab'] > li:not(:has(> .icon)) {
    padding-block-start: var(--rt-space-4);
  }

  &[data-preset='tab'] .icon {
    margin-block-end: var(--rt-space-2);
    padding: var(--rt-space-2);
    background: var(--rt-color-surface-accent);
    color: var(--rt-color-text-on-accent);
  }

  /* An invitation: centred lines between hairlines, no drawings. */
  &[data-preset='centered'] {
    grid-template-columns: minmax(0, 1fr);
    gap: 0 calc(3 * var(--rt-grid-gutter));
    inline-size: 100%;
    max-inline-size: 60rem;
    margin-inline: auto;
    text-align: center;
  }

  &[data-preset='centered'] > li {
    justify-items: center;
    padding-block: var(--rt-space-8);
    border-block-end: 0.5px solid var(--rt-color-border-strong);
  }

  &[data-preset='centered'] .icon {
    display: none;
  }

  &[data-preset='centered'] .title {
    font-style: italic;
  }

  /* A poster: the names alone, in capitals as large as the column. */
  &[data-preset='band'] {
    grid-template-columns: minmax(0, 1fr);
    gap: 1px;
    background: var(--rt-color-border-default);
  }

  &:is([data-preset='band'], [data-preset='grid']) > li {
    ${focusInside}
  }

  &[data-preset='band'] > li {
    gap: 0;
    padding: var(--rt-space-6) 0;
    background: var(--rt-color-surface-page);
  }

  &[data-preset='band'] .icon {
    display: none;
  }

  &[data-preset='band'] > li:hover .title > a {
    color: var(--rt-color-kicker);
    text-decoration: none;
  }

  /* A programme: numbered rows between visible lines. */
  &[data-preset='grid'] {
    counter-reset: topic;
    gap: 0;
    border-block-start: 1px solid var(--rt-color-border-strong);
    border-inline-start: 1px solid var(--rt-color-border-default);
  }

  &[data-preset='grid'] > li {
    counter-increment: topic;
    padding: var(--rt-space-4);
    border: solid var(--rt-color-border-default);
    border-width: 0 1px 1px 0;
  }

  &[data-preset='grid'] > li::before {
    content: counter(topic, decimal-leading-zero) / '';
    color: var(--rt-color-kicker);
    font: 500 0.8125rem/1.4 var(--rt-font-ui);
    font-variant-numeric: tabular-nums;
  }

  &[data-preset='grid'] .icon {
    display: none;
  }

  /* Labels of a farm shop: round corners and a drawing on a coloured disc. */
  &[data-preset='drawn'] {
    gap: var(--rt-space-4);
  }

  &[data-preset='drawn'] > li {
    padding: var(--rt-space-5);
    border: 1px solid var(--rt-color-border-default);
    border-radius: var(--rt-radius-card, 12px);
    background: var(--rt-color-surface-raised);
  }

  &[data-preset='drawn'] .icon {
    inline-size: 56px;
    block-size: 56px;
    border-radius: 50%;
    background: var(--rt-color-surface-tint);
  }

  @media (width >= 768px) {
    &[data-preset='centered'] {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }

    &[data-preset='band'] > li {
      grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
      align-items: center;
      gap: var(--rt-grid-gutter);
    }
  }

  @media (width >= 1024px) {
    &:is([data-preset='rule'], [data-preset='tab'], [data-preset='grid'], [data-preset='drawn']):has(
        > :nth-child(4)
      ) {
      grid-template-columns: repeat(4, minmax(0, 1fr));
    }
  }
`;
