import { css } from 'styled-components';

export const texts = css`
  & .figures {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 9rem), 1fr));
    gap: var(--rt-space-6) var(--rt-space-8);
    margin: 0;
  }

  & .figures > div {
    display: flex;
    flex-direction: column;
    gap: var(--rt-space-1);
    padding-block-start: var(--rt-space-2);
    border-block-start: 1px solid var(--rt-color-border-default);
  }

  & :is(.figures, .facts) dt {
    font-weight: 700;
  }

  & :is(.figures, .facts) dd {
    margin: 0;
    color: var(--rt-color-text-muted);
  }

  & .figures .figure {
    order: -1;
    color: var(--_rt-graphic-1);
    font: var(--rt-type-headline-l);
    letter-spacing: var(--rt-type-headline-l-letter-spacing);
    font-variant-numeric: lining-nums;
  }

  & :is(.timeline, .steps) {
    display: grid;
    margin: 0;
    padding: 0;
    list-style: none;
  }

  & .timeline > li {
    position: relative;
    padding: 0 0 var(--rt-space-5) var(--rt-space-6);
    border-inline-start: 2px solid var(--rt-color-border-default);
    margin-inline-start: 5px;
  }

  & .timeline > li:last-child {
    padding-block-end: 0;
    border-color: transparent;
  }

  & .timeline > li::before {
    content: '';
    position: absolute;
    inset-block-start: 0.25em;
    inset-inline-start: -7px;
    inline-size: 12px;
    block-size: 12px;
    border: 2px solid var(--rt-color-surface-page);
    border-radius: 50%;
    background: var(--_rt-graphic-1);
    forced-color-adjust: none;
  }

  & .when {
    display: block;
    color: var(--rt-color-kicker);
    font: var(--rt-type-label-s);
    font-weight: 700;
  }

  & :is(.timeline, .steps) p {
    margin: var(--rt-space-1) 0 0;
  }

  & .facts {
    display: grid;
    gap: var(--rt-space-3);
    margin: 0;
  }

  & .facts > div {
    display: grid;
    gap: var(--rt-space-1);
    padding-block-start: var(--rt-space-3);
    border-block-start: 1px solid var(--rt-color-border-default);
  }

  & .steps {
    gap: var(--rt-space-5);
    counter-reset: graphic-step;
  }

  & .steps > li {
    counter-increment: graphic-step;
    position: relative;
    min-block-size: 2.5em;
    padding-inline-start: 3.5em;
  }

  & .steps > li::before {
    content: counter(graphic-step);
    position: absolute;
    inset-block-start: -0.1em;
    inset-inline-start: 0;
    color: var(--_rt-graphic-1);
    font: var(--rt-type-headline-l);
    line-height: 1;
    font-variant-numeric: lining-nums;
  }

  @container (width >= 520px) {
    & .facts > div {
      grid-template-columns: minmax(0, 30%) minmax(0, 1fr);
      gap: var(--rt-space-4);
    }
  }
`;
