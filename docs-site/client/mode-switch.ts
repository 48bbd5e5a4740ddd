import { keepChoices, readChoices, setAttribute } from './choices.ts';
import { applyToExamples } from './examples.ts';

const isDark = (): boolean =>
  (document.documentElement.dataset['mode'] ??
    (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : '')) === 'dark';

export function startModeSwitch(): void {
  const button = document.querySelector<HTMLButtonElement>('[data-mode-switch]');
  if (!button) return;
  const show = (): void => {
    button.textContent = isDark() ? 'Light' : 'Dark';
  };
  button.addEventListener('click', () => {
    const pageMode = isDark() ? 'light' : 'dark';
    setAttribute(document.documentElement, 'mode', pageMode);
    applyToExamples(keepChoices({ ...readChoices(), pageMode }));
    show();
  });
  show();
  button.hidden = false;
}
