import type { BrandTheme } from '../brand.ts';

/** The order of the layers, which every file declares. */
const LAYERS =
  '@layer rotativa.reset, rotativa.tokens, rotativa.components, rotativa.blocks, rotativa.patterns;';

/** Print is always light. */
const SCREEN = '@media screen';
export const PREFERS_DARK = `${SCREEN} and (prefers-color-scheme: dark)`;

export type Values = Readonly<Record<string, string>>;

export const body = (scheme: 'light' | 'dark', values: Values): string =>
  [`color-scheme: ${scheme};`, ...Object.entries(values).map(([name, value]) => `${name}: ${value};`)].join(
    '\n',
  );

export const rule = (selectors: readonly string[], content: string): string =>
  `${selectors.join(',\n')} {\n${content}\n}`;
export const onScreen = (content: string): string => `${SCREEN} {\n${content}\n}`;
export const layer = (content: string): string => `@layer rotativa.tokens {\n${content}\n}`;
export const file = (notice: string, ...parts: string[]): string =>
  [`/* ${notice} */`, LAYERS, ...parts.filter(Boolean)].join('\n') + '\n';

/** A brand and its tokens: what `defineBrand` returns. */
interface ThemedBrand {
  brand: { key: string };
  theme: Pick<BrandTheme, 'light' | 'dark' | 'faces'>;
}

export interface ThemeCssOptions {
  /** The folder of the font files, as the stylesheet sees it; `false` where the app loads them. @defaultValue 'fonts/' */
  fonts?: string | false | undefined;
  /** Its first line, a comment. */
  notice?: string | undefined;
}

/**
 * The stylesheet of a brand: its fonts, all tokens that differ between brands, then its dark palette by preference and
 * by attribute.
 */
export function themeCss(
  { brand: { key }, theme }: ThemedBrand,
  { fonts = 'fonts/', notice = 'Made by rotativa.' }: ThemeCssOptions = {},
): string {
  const selector = `[data-brand='${key}']`;
  // For an element inside the brand with a forced mode; the second rule wins over an outer brand.
  const inside = (mode: string): string[] => {
    const inner = `${selector} [data-mode='${mode}']:not([data-brand])`;
    return [inner, `[data-brand] ${inner}`];
  };
  const back = Object.fromEntries(Object.keys(theme.dark).map((name) => [name, theme.light[name]!]));
  const dark = body('dark', theme.dark);
  return file(
    notice,
    fonts === false ? '' : theme.faces.replaceAll("url('fonts/", `url('${fonts}`),
    layer(
      [
        rule([selector], body('light', theme.light)),
        rule(inside('light'), body('light', back)),
        `${PREFERS_DARK} {\n${rule([`${selector}:not([data-mode])`], dark)}\n}`,
        onScreen(rule([`${selector}[data-mode='dark']`, ...inside('dark')], dark)),
      ].join('\n'),
    ),
  );
}
