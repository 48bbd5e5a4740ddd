import { styled } from 'styled-components';
import { rail, railRule } from '../../shared/phone/rail.styles.ts';
import type { Root } from '../../../styling/root.ts';

export const EditionBandRoot: Root<'section'> = styled.section`
  container-type: inline-size;
  min-inline-size: 0;
  padding-inline: var(--rt-front-edge, var(--rt-grid-margin));
  background: var(--rt-edition-band-background, var(--rt-color-surface-sunken));

  & > .band {
    display: grid;
    gap: var(--rt-space-8) calc(2 * var(--rt-grid-gutter));
    padding-block: var(--rt-space-8) var(--rt-space-10);
  }

  & .cover {
    display: grid;
    grid-template-columns: minmax(0, min(180px, 40%)) minmax(0, 1fr);
    gap: var(--rt-space-5);
    align-items: end;
  }

  & .page {
    position: relative;
    display: block;
    box-shadow: var(--rt-elevation-raised);
  }

  & .page:hover {
    box-shadow: var(--rt-elevation-overlay);
  }

  & .about {
    display: grid;
    justify-items: start;
    gap: var(--rt-space-3);
  }

  & .actions {
    display: flex;
    flex-wrap: wrap;
    gap: var(--rt-space-3);
  }

  & .number {
    color: var(--rt-color-text-muted);
    font: var(--rt-type-time);
  }

  & .edition-name {
    font: var(--rt-type-headline-m);
    letter-spacing: var(--rt-type-headline-m-letter-spacing);
    text-wrap: balance;
    text-transform: var(--rt-case-headline);
  }

  & .stories {
    display: grid;
    gap: 0 var(--rt-grid-gutter);
    padding: 0;
    list-style: none;
  }

  & .stories > li {
    padding-block: var(--rt-space-4);
    border-block-start: var(--rt-rule-hairline) var(--rt-rule-style)
      color-mix(in oklab, var(--rt-color-border-default) 45%, transparent);
  }

  :is([data-reader='unknown'], [data-reader='subscriber']) & .subscribe {
    visibility: hidden;
  }

  @container (width < 560px) {
    &[data-phone='rail'] > .band {
      gap: var(--rt-space-6);
      padding-block-end: var(--rt-space-8);
    }

    &[data-phone='rail'] .stories {
      ${rail('62%', 'li')}
      ${railRule}
    }

    &[data-phone='rail'] .stories > li {
      padding-block: 0;
      border-block-start: 0;
    }
  }

  @container (width >= 640px) {
    & .stories {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }

    & .stories:has(> :nth-child(3):last-child) {
      grid-template-columns: repeat(3, minmax(0, 1fr));
    }
  }

  @container (width >= 900px) {
    & > .band {
      grid-template:
        'page about' auto
        'page inside' 1fr / minmax(0, 3fr) minmax(0, 9fr);
      row-gap: var(--rt-space-6);
    }

    & .cover {
      display: contents;
    }

    & .page {
      grid-area: page;
      align-self: start;
    }

    & .inside {
      grid-area: inside;
      align-self: end;
    }

    & .about {
      grid-area: about;
      grid-template-columns: minmax(0, 1fr) auto;
      gap: var(--rt-space-1) var(--rt-space-6);
    }

    & .number {
      grid-column: 1 / -1;
    }

    & .edition-name {
      font: var(--rt-type-headline-l);
      letter-spacing: var(--rt-type-headline-l-letter-spacing);
    }

    & .stories {
      grid-template-columns: repeat(3, minmax(0, 1fr));
      column-gap: calc(1.5 * var(--rt-grid-gutter));
    }
  }
`;
