import { BRAND_CONFIGS } from '../../src/themes/all/index.ts';
import { BRANDS } from '../../src/themes/brand.ts';
import { table } from '../pieces/piece-text.ts';
import { tokensIn, valueText } from './token-values.ts';

const THEMES = 'rotativa.themes';

/** The colours of all brands side by side. @param json the text of `tokens.json` */
export function coloursText(json: string): string {
  const { color } = JSON.parse(json) as { color: object };
  const rows = tokensIn(color, ['color']).map(([id, { $value, $extensions }]) => {
    const themes = ($extensions?.[THEMES] ?? {}) as Readonly<Record<string, unknown>>;
    const colour = (theme: string): string => `\`${valueText(themes[theme] ?? $value)}\``;
    return [
      `\`${id.replace(/^color-/, '')}\``,
      ...BRANDS.map((brand) => `${colour(`${brand}-light`)} ${colour(`${brand}-dark`)}`),
    ];
  });
  return `# Colours

Every colour of every brand: light mode, then dark. A page reads one as \`var(--rt-color-accent)\`, and gets that of its brand and mode. The pairs of a text and what is behind it are tested for contrast. As data: [tokens.json](/data/tokens.json). [Your own brand](theming.md) makes such a set from a few colours.

${table(['token', ...BRANDS.map((brand) => BRAND_CONFIGS[brand].name)], rows)}
`;
}
