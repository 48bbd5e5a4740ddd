import { css, styled } from 'styled-components';
import type { Root } from '../../styling/root.ts';
import { focusRing } from '../focus.styles.ts';

/** The look, for a sheet that cannot render a `Kicker`. */
export const kickerText = css`
  color: var(--rt-kicker-text, var(--rt-color-kicker));
  font: var(--rt-type-kicker);
  font-style: var(--rt-style-kicker);
  letter-spacing: var(--rt-type-kicker-letter-spacing);
  text-transform: var(--rt-case-kicker);
`;

export const KickerRoot: Root<'p'> = styled.p`
  margin: 0;
  ${kickerText}

  &[data-tone='inherit'] {
    color: inherit;
  }

  &[data-tone='muted'] {
    color: var(--rt-color-text-muted);
  }

  & > a {
    position: relative;
    color: inherit;
    text-decoration: none;
    ${focusRing}
  }

  & > a:hover {
    text-decoration: underline;
    text-underline-offset: 0.25em;
  }

  & > a::after {
    content: '';
    position: absolute;
    inset: -6px 0;
  }
`;
