import { styled } from 'styled-components';
import type { Root } from '../../../styling/root.ts';

export const BodyRelatedStoryRoot: Root<'aside'> = styled.aside`
  padding-block: var(--rt-space-4);
  border-block: var(--rt-rule-hairline) var(--rt-rule-style) var(--rt-color-border-strong);
`;
