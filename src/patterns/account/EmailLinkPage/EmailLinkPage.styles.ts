import { styled } from 'styled-components';
import type { Root } from '../../../styling/root.ts';

export const EmailLinkPageRoot: Root<'div'> = styled.div`
  inline-size: 100%;
  min-block-size: var(--rt-email-link-page-size, 20rem);

  & > noscript > p {
    margin-block: 0 var(--rt-space-4);
    font: var(--rt-type-body-l);
  }
`;
