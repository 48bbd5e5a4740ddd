import { styled } from 'styled-components';
import type { Root } from '../../../styling/root.ts';
import { settingsStyles, entriesStyles } from '../settings-parts/settings.styles.ts';

export const NewsletterSettingsRoot: Root<'div'> = styled.div`
  ${settingsStyles}
  ${entriesStyles}
`;
