import { css, styled } from 'styled-components';
import type { Root } from '../../styling/root.ts';

/** Not seen, but read by assistive technology. */
export const visuallyHidden = css`
  position: absolute;
  inline-size: 1px;
  block-size: 1px;
  margin: -1px;
  padding: 0;
  border: 0;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`;

export const VisuallyHiddenRoot: Root<'span'> = styled.span`
  ${visuallyHidden}
`;
