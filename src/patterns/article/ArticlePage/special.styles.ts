import { css } from 'styled-components';

/** The six forms of a special's opening: BrandArticle.special. */
export const specialStyles = css`
  /* The picture ends above most of the words, so that they do not cover faces, and fades into its ground. */
  &[data-header='immersive']:is([data-special='foot'], [data-special='poster']) .lead-picture {
    block-size: 66%;
    mask-image: linear-gradient(currentColor 64%, transparent);
  }

  /* A card or a panel over the lower edge of the picture. */
  &[data-header='immersive']:is([data-special='frame'], [data-special='card']) > .opening {
    --_rt-special-over: 11rem;
    --rt-article-header-over: var(--_rt-special-over);

    grid-template-rows: minmax(72svb, auto) minmax(var(--_rt-special-over), auto) auto;
  }

  &[data-header='immersive']:is([data-special='frame'], [data-special='card']) .lead-caption {
    align-self: end;
    padding-block-start: calc(var(--_rt-special-over) + var(--rt-space-2));
  }

  /* Between the header of the page and the panel of the words, however many there are. */
  &[data-header='immersive'][data-special='grid'] .lead-picture {
    block-size: calc(56svb - 8.5rem);
    margin-block-start: 8.5rem;
  }

  &[data-header='immersive']:not([data-special='frame'], [data-special='card']) .opening::before {
    content: '';
    grid-row: 1;
    grid-column: full;
    background: var(--rt-color-picture-scrim);
  }

  &[data-header='immersive'][data-special='grid'] > .opening::before {
    background: var(--rt-color-surface-accent);
  }

  /* The labels begin on the lower edge of the picture. */
  @media (width < 960px) {
    &[data-header='immersive'][data-special='label'] > .opening {
      grid-template-rows: none;
    }

    &[data-header='immersive'][data-special='label'] > .opening::before {
      content: none;
    }

    &[data-header='immersive'][data-special='label'] .lead-picture {
      block-size: 56svb;
    }
  }

  @media (width >= 960px) {
    &[data-header='immersive']:is([data-special='foot'], [data-special='poster']) .lead-picture {
      block-size: 84%;
    }

    /* Lower, so that faces are below the menu. It fades in under the name of the paper. */
    &[data-header='immersive']:is([data-special='foot'], [data-special='label']) .lead-picture {
      padding-block-start: var(--rt-space-12);
    }

    &[data-header='immersive'][data-special='foot'] .lead-picture {
      mask-image: linear-gradient(transparent var(--rt-space-12), currentColor 9rem 64%, transparent);
    }

    &[data-header='immersive'][data-special='label'] .lead-picture {
      mask-image: linear-gradient(transparent var(--rt-space-12), currentColor 9rem);
    }

    &[data-header='immersive'][data-special='grid'] .lead-picture {
      block-size: 100%;
      margin-block-start: 0;
      margin-inline-start: 44%;
    }

    &[data-header='immersive']:is([data-special='frame'], [data-special='card']) > .opening {
      --_rt-special-over: 8rem;

      grid-template-rows: minmax(min(56.25vi, 84svb), auto) minmax(var(--_rt-special-over), auto) auto;
    }

    &[data-header='immersive'][data-special='card'] .lead-caption {
      align-self: start;
      max-inline-size: 22%;
      padding-block-start: var(--rt-space-2);
    }
  }
`;
