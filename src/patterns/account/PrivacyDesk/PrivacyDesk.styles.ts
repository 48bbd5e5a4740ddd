import { styled } from 'styled-components';
import type { Root } from '../../../styling/root.ts';
import { deskStyles, entriesStyles } from '../desk-parts/desk.styles.ts';

export const PrivacyDeskRoot: Root<'div'> = styled.div`
  ${deskStyles}
  ${entriesStyles}
`;
