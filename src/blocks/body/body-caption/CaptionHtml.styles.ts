import { styled } from 'styled-components';
import type { Root } from '../../../styling/root.ts';

export const CaptionHtmlRoot: Root<'span'> = styled.span`
  & a {
    color: var(--rt-caption-link, var(--rt-color-link-default));
    text-decoration: underline;
  }
`;
