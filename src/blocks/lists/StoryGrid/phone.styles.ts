import { css } from 'styled-components';
import { rail } from '../../shared/phone/rail.styles.ts';

/** The composition of a phone, if it is not the usual one: all stories as rows, or as a row that scrolls. */
export const phone = css`
  @container (width < 560px) {
    &[data-phone='rail']:not([data-preset='ruled']) > .stories {
      --_rt-story-grid-gap: var(--rt-space-4);
    }

    &[data-phone='rail'] > .stories {
      --rt-card-standfirst-display: none;
      --rt-card-headline: var(--rt-type-headline-s);
      --rt-card-headline-letter-spacing: var(--rt-type-headline-s-letter-spacing);

      ${rail('68%', 'li')}
    }

    &[data-phone='rows'] > .stories {
      --_rt-story-grid-gap: var(--rt-space-4);
      --rt-card-headline: var(--rt-type-headline-xs);
      --rt-card-headline-letter-spacing: var(--rt-type-headline-xs-letter-spacing);
      --rt-card-standfirst-display: none;
    }
  }
`;
