import { styled } from 'styled-components';
import type { Root } from '../../../styling/root.ts';

export const ThemeSwitchRoot: Root<'form'> = styled.form`
  --rt-segmented-background: transparent;
  --rt-segmented-border-color: currentColor;
  --rt-segmented-color: currentColor;
  --rt-segmented-text: var(--rt-color-surface-page);
  --rt-segmented-hover: color-mix(in oklab, currentColor 16%, transparent);
  --rt-field-label-type: var(--rt-type-label-s);

  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: var(--rt-space-2);
  font: var(--rt-type-label-s);

  & > .choice {
    color: inherit;
  }

  & > .apply {
    color: inherit;
  }

  /* The script applies a choice at once. */
  @media (scripting: enabled) {
    & > .apply {
      display: none;
    }
  }
`;
