import { styled } from 'styled-components';
import type { Root } from '../../../styling/root.ts';
import { focusRing } from '../../../components/focus.styles.ts';
import { tallTarget } from '../../../components/target.styles.ts';

export const EpisodeListRoot: Root<'section'> = styled.section`
  min-inline-size: 0;
  container-type: inline-size;

  & > .follow {
    margin-block: 0 var(--rt-space-5);
    font: var(--rt-type-label-m);
    letter-spacing: var(--rt-type-label-m-letter-spacing);
  }

  & > .follow > a {
    color: var(--rt-color-link-default);
    ${tallTarget}
    ${focusRing}
  }

  & > .follow > a:hover {
    color: var(--rt-color-link-hover);
  }

  & > .episodes {
    display: grid;
    margin: 0;
    padding: 0;
    list-style: none;
  }

  & > .episodes > li {
    display: grid;
    grid-template-columns: 96px minmax(0, 1fr);
    gap: var(--rt-space-3) var(--rt-space-4);
    padding-block: var(--rt-space-5);
    border-block-end: var(--rt-rule-hairline) var(--rt-rule-style) var(--rt-color-border-default);
  }

  & > .episodes > li:not(:has(> .cover)) {
    grid-template-columns: minmax(0, 1fr);
  }

  & > .episodes > li:first-child {
    padding-block-start: 0;
  }

  & .cover {
    align-self: start;
  }

  & .words {
    display: grid;
    gap: var(--rt-space-2);
    align-content: start;
    min-inline-size: 0;
  }

  & .words a {
    ${focusRing}
  }

  & .words a:hover {
    text-decoration: underline;
  }

  & .words > p {
    margin: 0;
  }

  & .standfirst {
    color: var(--rt-color-text-muted);
    font: var(--rt-type-body-s);
    letter-spacing: var(--rt-type-body-s-letter-spacing);
  }

  & .facts {
    color: var(--rt-color-text-muted);
    font: var(--rt-type-label-s);
    letter-spacing: var(--rt-type-label-s-letter-spacing);
    font-variant-numeric: tabular-nums;
  }

  & audio {
    grid-column: 1 / -1;
    inline-size: 100%;
    color-scheme: inherit;
  }

  @container (width >= 40rem) {
    & > .episodes > li:has(> .cover) {
      grid-template-columns: 200px minmax(0, 1fr);
      gap: var(--rt-space-4) var(--rt-space-6);
    }

    & .cover {
      grid-row: span 2;
    }

    & .cover ~ audio {
      grid-column: 2;
    }
  }

  @media print {
    & audio,
    & > .follow {
      display: none;
    }
  }
`;
