import { styled } from 'styled-components';
import type { Root } from '../../../styling/root.ts';
import { visuallyHidden } from '../../../components/VisuallyHidden/VisuallyHidden.styles.ts';

export const HelpCentreRoot: Root<'div'> = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--rt-help-gap, var(--rt-space-8));
  min-inline-size: 0;

  /* The end of the page is above the floating link. */
  padding-block-end: var(--rt-space-16);
  color: var(--rt-color-text-default);

  & > .way {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: var(--rt-space-3);
  }

  & > .search {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: end;
    gap: var(--rt-space-2);
    max-inline-size: 44rem;
  }

  & > .results > p {
    margin-block-start: var(--rt-space-2);
    color: var(--rt-color-text-muted);
    font: var(--rt-type-body-l);
  }

  & > .group {
    --rt-collapsible-type: var(--rt-type-headline-s);
    --rt-collapsible-size: 56px;
    --rt-collapsible-padding: var(--rt-space-3) 0;

    max-inline-size: 52rem;
  }

  & > .group > h2 {
    margin: 0 0 var(--rt-space-2);
    color: var(--rt-color-kicker);
    font: var(--rt-type-label-m);
    letter-spacing: var(--rt-type-label-m-letter-spacing);
  }

  & .answer {
    display: grid;
    gap: var(--rt-space-3);
    max-inline-size: var(--rt-measure);
    font: var(--rt-type-body-l);
  }

  /* A link to a question leads to its answer, below the header of the page. */
  & .group [id] {
    scroll-margin-block-start: var(--rt-help-scroll, 10rem);
  }

  & .answer > * {
    margin: 0;
    text-wrap: pretty;
    overflow-wrap: anywhere;
  }

  & .answer > ol {
    display: grid;
    gap: var(--rt-space-2);
    padding-inline-start: 1.5em;
  }

  & .answer > ol > li::marker {
    color: var(--rt-color-kicker);
    font-weight: 700;
  }

  & > .missing {
    display: grid;
    gap: var(--rt-space-1);
    max-inline-size: 52rem;
    margin: 0;
    padding: var(--rt-space-5);
    border-inline-start: 4px solid var(--rt-color-accent);
    background: var(--rt-color-surface-sunken);
    font: var(--rt-type-body-m);
  }

  & > .missing > a {
    font: var(--rt-type-headline-s);
    letter-spacing: var(--rt-type-headline-s-letter-spacing);
  }

  & > .missing > span {
    color: var(--rt-color-text-muted);
  }

  & > .whatsapp {
    position: fixed;
    inset: auto var(--rt-grid-margin) var(--rt-space-5) auto;
    z-index: 2;
    display: var(--rt-help-whatsapp-display, inline-flex);
    min-block-size: 56px;
    padding-inline: var(--rt-space-4);
  }

  &[data-preset='tab'] > .search {
    max-inline-size: none;
    padding: var(--rt-space-4);
    border: 1px solid var(--rt-color-border-default);
    border-block-start: 3px solid var(--rt-color-border-accent);
  }

  &[data-preset='centered'] > :is(.search, .group, .missing, .results) {
    inline-size: 100%;
    margin-inline: auto;
  }

  &[data-preset='centered'] > .way {
    inline-size: 100%;
    max-inline-size: 60rem;
    margin-inline: auto;
  }

  &[data-preset='centered'] > .missing {
    justify-items: center;
    border-inline-start: 0;
    text-align: center;
  }

  &[data-preset='centered'] > .missing > a {
    font-style: italic;
  }

  &[data-preset='band'] > .missing {
    border-inline-start: 0;
    border-block-start: 6px solid var(--rt-color-surface-accent);
  }

  &[data-preset='band'] > .missing > a {
    font: var(--rt-type-headline-m);
    text-transform: var(--rt-case-headline);
  }

  &[data-preset='grid'] > .missing {
    border: 1px solid var(--rt-color-border-default);
    border-inline-start: 4px solid var(--rt-color-accent);
    background: none;
  }

  &[data-preset='drawn'] > .missing {
    border-inline-start: 0;
    border-radius: var(--rt-radius-card, 12px);
    background: var(--rt-color-surface-tint);
  }

  &[data-preset='drawn'] > .whatsapp {
    border-radius: 28px;
  }

  @media (width < 600px) {
    & > .whatsapp {
      padding-inline: 14px;
    }

    & > .whatsapp > span {
      ${visuallyHidden}
    }
  }

  @media print {
    & > :is(.whatsapp, .search, .way) {
      display: none;
    }
  }
`;
