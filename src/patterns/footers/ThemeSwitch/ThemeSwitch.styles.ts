import { styled } from 'styled-components';
import type { Root } from '../../../styling/root.ts';

export const ThemeSwitchRoot: Root<'form'> = styled.form`
  --rt-segmented-background: transparent;
  --rt-segmented-border-color: currentColor;
  --_rt-theme-switch-ink: var(--rt-theme-switch-ink, var(--rt-color-text-default));
  --rt-field-label-type: var(--rt-type-label-s);
  --rt-segmented-color: var(--_rt-theme-switch-ink);
  --rt-segmented-text: var(--rt-theme-switch-ground, var(--rt-color-surface-page));
  --rt-segmented-hover: color-mix(in oklab, var(--_rt-theme-switch-ink) 16%, transparent);

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
