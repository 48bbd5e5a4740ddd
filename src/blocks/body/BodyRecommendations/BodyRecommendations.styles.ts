import { styled } from 'styled-components';
import type { Root } from '../../../styling/root.ts';

export const BodyRecommendationsRoot: Root<'aside'> = styled.aside`
  container-type: inline-size;
  padding-block: var(--rt-space-4);
  border-block: var(--rt-rule-hairline) var(--rt-rule-style) var(--rt-color-border-strong);

  & > .title {
    margin-block-end: var(--rt-space-4);
  }

  & > .stories {
    display: grid;
    gap: var(--rt-space-5);
  }

  /* In a column the picture is above the headline; in a row it is small, so that the text continues soon. */
  @container (width < 520px) {
    & > .stories {
      --rt-card-columns: min(7.5rem, 38%) minmax(0, 1fr);
    }
  }

  @container (width >= 520px) {
    & > .stories {
      --rt-card-columns: minmax(0, 1fr);

      grid-template-columns: repeat(3, minmax(0, 1fr));
    }
  }

  /* Links of a recommendation service, which a script adds. They replace the stories below the window. */
  & > .widget,
  &[data-widget] > .stories {
    display: none;
  }

  &[data-widget] > .widget {
    display: grid;
    gap: var(--rt-space-3);
  }

  & > .widget > .label {
    color: var(--rt-color-text-muted);
    font: var(--rt-type-body-s);
  }

  & > .widget ul {
    display: grid;
    gap: var(--rt-space-3);
    margin: 0;
    padding: 0;
    list-style: none;
  }

  & > .widget li > a {
    display: grid;
    gap: var(--rt-space-1);
    min-block-size: 44px;
    color: var(--rt-color-text-default);
    overflow-wrap: anywhere;
    text-decoration: none;
  }

  & > .widget li > a:hover > strong {
    text-decoration: underline;
  }

  & > .widget li strong {
    font: var(--rt-type-headline-xs);
  }

  & > .widget li span {
    color: var(--rt-color-text-muted);
    font: var(--rt-type-body-s);
  }

  @container (width >= 520px) {
    & > .widget ul {
      grid-template-columns: repeat(3, minmax(0, 1fr));
      gap: var(--rt-space-5);
    }
  }

  @media print {
    display: none;
  }
`;
