import { css } from 'styled-components';
import { rail } from '../../shared/phone/rail.styles.ts';

/** Portraits side by side. On phones the row scrolls in full width. */
export const portraits = css`
  &[data-preset='portraits'] {
    --rt-card-gap: var(--rt-space-4);

    display: grid;
    gap: var(--rt-space-8);
  }

  &[data-preset='portraits'] > .stories {
    --_rt-story-grid-gap: var(--rt-space-10) var(--rt-grid-gutter);
  }

  @container (width < 560px) {
    &[data-preset='portraits'] > .stories {
      --_rt-story-grid-gap: var(--rt-space-4);

      ${rail('68%', 'li')}
    }
  }

  @container (width >= 560px) {
    &[data-preset='portraits'] > .stories {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }

    &[data-preset='portraits'][data-count='3'] > .stories {
      grid-template-columns: repeat(3, minmax(0, 1fr));
    }
  }

  @container (width >= 900px) {
    &[data-preset='portraits'][data-count='2'] > .stories {
      --rt-ratio-portrait: 1;
    }

    &[data-preset='portraits'][data-count='3'] > .stories > :nth-child(2) {
      margin-block-start: var(--rt-story-grid-step, 0);
    }

    &[data-preset='portraits']:not([data-count='1'], [data-count='2'], [data-count='3']) > .stories {
      grid-template-columns: repeat(4, minmax(0, 1fr));
    }
  }
`;
