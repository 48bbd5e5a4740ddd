import { styled } from 'styled-components';
import type { Root } from '../../../styling/root.ts';
import { deskLook, entriesLook } from '../desk-parts/desk.styles.ts';

export const NewsletterDeskRoot: Root<'div'> = styled.div`
  ${deskLook}
  ${entriesLook}
`;
