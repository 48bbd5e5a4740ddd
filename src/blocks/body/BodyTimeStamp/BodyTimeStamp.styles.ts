import { styled } from 'styled-components';
import type { Root } from '../../../styling/root.ts';
import { textLinks } from '../text-links.styles.ts';

export const BodyTimeStampRoot: Root<'div'> = styled.div`
  display: grid;
  gap: var(--rt-space-1);
  padding-block-start: var(--rt-space-4);
  border-block-start: var(--rt-rule-hairline) solid var(--rt-color-border-strong);
  scroll-margin-block-start: var(--rt-space-24);

  & > time,
  & > .time {
    display: flex;
    align-items: center;
    gap: var(--rt-space-2);
    color: var(--rt-color-kicker);
    font: var(--rt-type-time);
    font-weight: 700;
    letter-spacing: var(--rt-type-time-letter-spacing);
    font-variant-numeric: lining-nums tabular-nums;
  }

  & > :first-child::before {
    content: '';
    inline-size: 0.6em;
    block-size: 0.6em;
    border-radius: 50%;
    background: currentColor;
  }

  /* The colour of the time, which an element that keeps its own colours does not inherit. */
  @media (forced-colors: active) {
    & > :first-child::before {
      forced-color-adjust: preserve-parent-color;
    }
  }

  & > .line a {
    ${textLinks}
  }

  &:target {
    border-block-start: var(--rt-rule-thick) solid var(--rt-color-border-accent);
  }
`;
