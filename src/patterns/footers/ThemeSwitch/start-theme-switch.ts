import { MODE_COOKIE, MODE_FIELD, modeChoice, modeCookie, THEME_SWITCH_ID, type ModeChoice } from './mode.ts';

const COOKIE = new RegExp(`(?:^|; )${MODE_COOKIE}=(light|dark)(?:;|$)`);

/** The choice that the browser keeps. */
const stored = (page: Document): ModeChoice => modeChoice(COOKIE.exec(page.cookie)?.[1]) ?? 'system';

/** Shows a mode: styles read `data-mode` of the root. The colours of the browser's bars follow. */
function show(page: Document, choice: ModeChoice): void {
  if (choice === 'system') delete page.documentElement.dataset['mode'];
  else page.documentElement.dataset['mode'] = choice;
  for (const meta of page.querySelectorAll<HTMLMetaElement>('meta[name=theme-color][data-scheme]')) {
    const scheme = meta.dataset['scheme'];
    meta.media =
      choice === 'system' ? `(prefers-color-scheme: ${scheme})` : choice === scheme ? 'all' : 'not all';
  }
}

/**
 * Starts the switch in the server's HTML: a choice applies at once and stays for a year. The page also follows choices
 * of other pages when it comes back into view. Does nothing on a page without a switch.
 * @see T2
 */
export function startThemeSwitch(page: Document): void {
  const form = page.getElementById(THEME_SWITCH_ID);
  const radios = [...(form?.querySelectorAll<HTMLInputElement>(`input[name=${MODE_FIELD}]`) ?? [])];
  if (!form || radios.length === 0) return;

  const choose = (): void => {
    const choice = modeChoice(radios.find(({ checked }) => checked)?.value);
    if (!choice) return;
    page.cookie = modeCookie(choice, page.location.protocol === 'https:');
    show(page, choice);
  };
  const follow = (): void => {
    const choice = stored(page);
    for (const radio of radios) radio.checked = radio.value === choice;
    show(page, choice);
  };

  // The reader may have chosen before this ran.
  if (radios.some(({ checked, defaultChecked }) => checked !== defaultChecked)) choose();
  else follow();
  form.addEventListener('change', choose);
  page.addEventListener('visibilitychange', () => page.visibilityState === 'visible' && follow());
}
