import { css, styled } from 'styled-components';
import type { Root } from '../../styling/root.ts';
import { focusRing } from '../focus.styles.ts';

/** The look, for a sheet that cannot render a `Link`. */
export const linkText = css`
  color: var(--rt-color-link-default);
  text-decoration-line: var(--rt-link-underline, underline);
  text-decoration-color: var(--rt-color-link-underline, currentColor);
  text-decoration-thickness: var(--rt-link-thickness, max(1px, 0.06em));
  text-underline-offset: var(--rt-link-offset, 0.18em);

  ${focusRing}

  &:visited {
    color: var(--rt-color-link-visited);
  }

  &:hover {
    color: var(--rt-color-link-hover);
    text-decoration-line: underline;
    text-decoration-color: currentColor;
    text-decoration-thickness: 2px;
  }
`;

export const LinkRoot: Root<'a'> = styled.a`
  ${linkText}

  &[data-underline='hover']:not(:hover),
  &[data-underline='none'] {
    text-decoration-line: none;
  }

  &[data-tone='inherit'],
  &[data-tone='inherit']:visited {
    color: inherit;
  }

  &[data-tone='muted'],
  &[data-tone='muted']:visited {
    color: var(--rt-color-text-muted);
  }

  &:not([href]) {
    color: inherit;
    text-decoration-line: none;
  }

  & > .external {
    margin-inline-start: 0.2em;
    vertical-align: -0.1em;
    --rt-icon-size: 0.85em;
  }
`;
