import { css } from 'styled-components';
import { focusRing } from '../../../components/focus.styles.ts';

/** The line above the masthead: date, networks, account links. */
export const utility = css`
  & > .utility > .inside {
    container: daily-utility / inline-size;
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: var(--rt-space-4);
    block-size: 44px;
  }

  /* In rem: with large text on a narrow screen the date would overflow the page. */
  @container daily-utility (width < 16rem) {
    & > .utility > .inside > .date-line {
      display: none;
    }
  }

  & > .utility > .inside > ul {
    display: none;
    gap: 0;
  }

  & .reader {
    position: relative;
    display: flex;
    gap: var(--rt-space-4);
    min-inline-size: 0;
  }

  /* Over the links of other visitors, in their room: the line does not move when the reader is known. */
  & .reader > .known {
    position: absolute;
    inset-block: 0;
    inset-inline-end: 0;
    display: flex;
    gap: var(--rt-space-4);
    visibility: hidden;
    max-inline-size: 100%;
  }

  :is([data-reader='registered'], [data-reader='subscriber']) & .reader > .known {
    visibility: visible;
  }

  [data-reader]:not([data-reader='anonymous']) & .reader > a {
    visibility: hidden;
  }

  & .reader .leave {
    flex: none;
    padding: 0;
    border: 0;
    background: none;
    cursor: pointer;
  }

  & .reader > .join,
  & .reader .leave {
    display: none;
  }

  & .reader a {
    display: block;
  }

  & .reader :is(a, .leave) {
    align-content: center;
    min-block-size: 44px;
    overflow: hidden;
    text-overflow: ellipsis;
    color: var(--rt-color-link-default);
    font: var(--rt-type-label-s);
    text-decoration: none;
    white-space: nowrap;
    ${focusRing}
  }

  & .reader .name {
    min-inline-size: 0;
    font-weight: 700;
  }

  & .reader :is(a, .leave):hover {
    text-decoration: underline;
  }

  @media (width >= 640px) {
    & > .utility > .inside > ul {
      display: flex;
    }
  }

  @media (width >= 1024px) {
    & > .utility {
      border-block-end: var(--rt-rule-hairline) solid var(--rt-color-border-default);
    }

    & > .utility > .inside {
      block-size: 35px;
    }

    & .reader :is(a, .leave) {
      min-block-size: 24px;
    }

    & .reader > .join,
    & .reader .leave {
      display: block;
    }
  }
`;
