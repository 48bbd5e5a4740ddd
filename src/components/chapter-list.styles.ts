import { css } from 'styled-components';
import { focusRing } from './focus.styles.ts';

/** The list of chapters of a player. */
export const chapterList = css`
  & > .parts {
    inline-size: 100%;
    margin: 0;
    padding: 0;
    border-block-start: 1px solid var(--rt-color-border-default);
    list-style: none;
  }

  & > .parts > li {
    border-block-end: 1px solid var(--rt-color-border-default);
  }

  & > .parts a {
    display: grid;

    /* Not in ch, which is wider in the heavier face of the chapter that plays. */
    grid-template-columns: 3.5em minmax(0, 1fr);
    gap: var(--rt-space-2);
    align-items: baseline;
    align-content: center;
    min-block-size: 44px;
    padding-block: var(--rt-space-3);
    color: var(--rt-color-text-default);
    font: var(--rt-type-label-s);
    letter-spacing: var(--rt-type-label-s-letter-spacing);
    overflow-wrap: anywhere;
    text-decoration: none;
    ${focusRing}
  }

  & > .parts a:hover {
    color: var(--rt-color-link-hover);
    text-decoration: underline;
  }

  & > .parts .time {
    color: var(--rt-color-text-muted);
    font-variant-numeric: tabular-nums;
  }

  /* The chapter that plays: heavier and with a rule too, because colour alone does not tell. */
  & > .parts a[aria-current] {
    box-shadow: inset 0 -2px 0 var(--rt-color-kicker);
    font-weight: 700;
  }

  & > .parts a[aria-current] .time {
    color: var(--rt-color-kicker);
  }
`;
