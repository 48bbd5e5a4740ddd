import { css } from 'styled-components';
import { focusInside, focusRing } from '../../../../components/focus.styles.ts';

/** The link to a section in a row that scrolls. */
export const sectionLink = css`
  color: inherit;
  font: var(--rt-type-nav);
  letter-spacing: var(--rt-type-nav-letter-spacing);
  text-decoration: none;
  white-space: nowrap;
  ${focusInside}
  ${focusRing}
`;
