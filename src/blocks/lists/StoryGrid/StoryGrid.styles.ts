import { styled } from 'styled-components';
import type { Root } from '../../../styling/root.ts';
import { cards } from './cards.styles.ts';
import { phone } from './phone.styles.ts';
import { portraits } from './portraits.styles.ts';
import { rows } from './rows.styles.ts';

export const StoryGridRoot: Root<'section'> = styled.section`
  container-type: inline-size;
  min-inline-size: 0;

  & > .stories {
    display: grid;
    gap: var(--rt-story-grid-gap, var(--_rt-story-grid-gap, var(--rt-grid-gutter)));
    margin: 0;
    padding: 0;
    list-style: none;
  }

  & > .stories > li {
    min-inline-size: 0;
  }

  &[data-align='center'] {
    --rt-card-align: center;
  }

  ${cards}
  ${rows}
  ${portraits}
  ${phone}
`;
