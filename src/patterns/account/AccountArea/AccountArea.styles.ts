import { styled } from 'styled-components';
import type { Root } from '../../../styling/root.ts';
import { focusRing } from '../../../components/focus.styles.ts';

export const AccountAreaRoot: Root<'div'> = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--rt-account-gap, var(--rt-space-8)) var(--rt-space-12);
  min-inline-size: 0;
  padding-block-end: var(--rt-space-12);

  & > nav > ul {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    column-gap: var(--rt-space-5);
    margin: 0;
    padding: 0;
    list-style: none;
  }

  & > nav a {
    display: flex;
    align-items: center;
    gap: var(--rt-space-2);
    min-block-size: 44px;
    padding-block: var(--rt-space-2);
    border-block-end: 1px solid var(--rt-color-border-default);
    color: var(--rt-color-text-default);
    font: var(--rt-type-label-m);
    text-decoration: none;
    overflow-wrap: anywhere;
    ${focusRing}
  }

  & > nav a:hover {
    color: var(--rt-color-link-default);
    text-decoration: underline;
    text-underline-offset: 0.25em;
  }

  & > nav a[aria-current] {
    font-weight: 700;
  }

  & > .section {
    min-inline-size: 0;
  }

  & > .section > noscript > p {
    margin-block: 0 var(--rt-space-4);
    font: var(--rt-type-body-l);
  }

  &[data-preset='rule'] > nav a[aria-current]::before {
    content: '';
    flex: none;
    inline-size: 0.6em;
    block-size: 0.6em;
    background: var(--rt-color-accent);
  }

  &[data-preset='tab'] > nav > ul {
    gap: 1px;
    border: 1px solid var(--rt-color-border-default);
    background: var(--rt-color-border-default);
  }

  &[data-preset='tab'] > nav a {
    block-size: 100%;
    padding-inline: var(--rt-space-4);
    border-block-end: 0;
    border-inline-start: 4px solid transparent;
    background: var(--rt-color-surface-page);
  }

  &[data-preset='tab'] > nav a[aria-current] {
    border-inline-start-color: var(--rt-color-border-accent);
    background: var(--rt-color-surface-sunken);
  }

  &[data-preset='drawn'] > nav a {
    border-block-end-style: dotted;
  }

  &[data-preset='drawn'] > nav a[aria-current] {
    border-block-end: 3px solid var(--rt-color-accent);
    border-end-end-radius: 60% 6px;
    border-end-start-radius: 30% 3px;
  }

  &[data-preset='centered'] > nav a {
    justify-content: center;
    border-block-end-color: transparent;
    text-align: center;
  }

  &[data-preset='centered'] > nav a[aria-current] {
    border-block-end-color: var(--rt-color-accent);
    font-style: italic;
  }

  &[data-preset='centered'] > .section {
    inline-size: 100%;
    max-inline-size: 52rem;
    margin-inline: auto;
  }

  &[data-preset='band'] > nav a {
    border-block-end: 4px solid var(--rt-color-border-default);
    text-transform: uppercase;
  }

  &[data-preset='band'] > nav a[aria-current] {
    border-block-end-color: var(--rt-color-surface-accent);
  }

  &[data-preset='grid'] > nav > ul {
    gap: 1px;
    padding: 1px;
    background: var(--rt-color-border-strong);
  }

  &[data-preset='grid'] > nav a {
    block-size: 100%;
    padding-inline: var(--rt-space-4);
    border-block-end: 0;
    background: var(--rt-color-surface-page);
  }

  &[data-preset='grid'] > nav a[aria-current] {
    background: var(--rt-color-surface-tint);
  }

  @media (width >= 768px) {
    &[data-preset='centered'] > nav > ul {
      grid-template-columns: none;
      grid-auto-flow: column;
      justify-content: center;
    }

    &:is([data-preset='band'], [data-preset='grid']) > nav > ul {
      grid-template-columns: repeat(3, minmax(0, 1fr));
    }
  }

  @media (width >= 960px) {
    &:is([data-preset='band'], [data-preset='grid']) > nav > ul {
      grid-template-columns: repeat(6, minmax(0, 1fr));
    }

    &:is([data-preset='rule'], [data-preset='tab'], [data-preset='drawn']) {
      grid-template-columns: minmax(0, 15rem) minmax(0, 1fr);
    }

    &:is([data-preset='rule'], [data-preset='tab'], [data-preset='drawn']) > nav > ul {
      grid-template-columns: minmax(0, 1fr);
    }
  }

  @media print {
    && {
      display: block;
      padding-block-end: 0;
    }

    & > nav {
      display: none;
    }
  }
`;
