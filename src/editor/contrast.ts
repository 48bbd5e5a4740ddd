import type { TextGround } from '../blocks/defineBlock.ts';
import { contrast } from '../themes/define/contrast.ts';

/** The opaque colours of a brand by role ('text-default'), as `#rrggbb`. */
export type ColourRoles = ReadonlyMap<string, string>;

export interface ThemeColours {
  readonly light: ColourRoles;
  readonly dark: ColourRoles;
}

/** WCAG AA for text of any size. */
const LEAST = 4.5;
const MODES = ['light', 'dark'] as const;
const RULE = /([^{}]+)\{([^{}]*)\}/g;
const COLOUR = /--rt-color-([\w-]+)\s*:\s*(#(?:[\da-f]{3}){1,2})\s*(?:;|$)/gi;

const whole = (hex: string): string =>
  (hex.length === 4 ? hex.replaceAll(/[\da-f]/gi, '$&$&') : hex).toLowerCase();

/** The colours of a theme's CSS, such as `rotativa/themes/weekly.css`, in both modes. Colours that let others through are left out. */
export function themeColours(css: string): ThemeColours {
  const light = new Map<string, string>();
  const dark = new Map<string, string>();
  for (const [, selector = '', body = ''] of css.matchAll(RULE)) {
    if (!selector.includes('data-brand')) continue;
    const isDark = /data-mode=["']?dark/.test(selector);
    // Light islands in a dark page, and the dark mode of the system: both repeat what the other rules say.
    if (!isDark && selector.includes('data-mode')) continue;
    for (const [, role = '', hex = ''] of body.matchAll(COLOUR))
      (isDark ? dark : light).set(role, whole(hex));
  }
  return { light, dark: new Map([...light, ...dark]) };
}

/** A colour that covers a part of another. */
function mixed(over: string, under: string, opacity: number): string {
  const channel = (at: number): string => {
    const [front, back] = [over, under].map((hex) => Number.parseInt(hex.slice(at, at + 2), 16)) as [
      number,
      number,
    ];
    return Math.round(front * opacity + back * (1 - opacity))
      .toString(16)
      .padStart(2, '0');
  };
  return `#${[1, 3, 5].map(channel).join('')}`;
}

const PICTURES = ['#ffffff', '#000000'];

/** The grounds on which a text cannot be read, by mode, with the contrast there. Roles that the theme lacks are not judged. */
export function faintGrounds(
  grounds: readonly TextGround[],
  colours: ThemeColours | undefined,
): { mode: 'light' | 'dark'; ratio: number }[] {
  return MODES.flatMap((mode) => {
    const ratios = grounds.flatMap(({ text, on, opacity = 1 }) => {
      const [front, back] = [colours?.[mode].get(text), colours?.[mode].get(on)];
      if (front === undefined || back === undefined) return [];
      return opacity < 1
        ? PICTURES.map((picture) => contrast(front, mixed(back, picture, opacity)))
        : [contrast(front, back)];
    });
    const least = Math.min(...ratios);
    return least < LEAST ? [{ mode, ratio: least }] : [];
  });
}
