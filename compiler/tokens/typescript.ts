import type { TokenNormalized } from '@terrazzo/parser';
import { NOTICE } from './css.ts';
import type { Themes } from './themes.ts';

/** `tokens.ts`: the names as a type, and the numbers that a script needs. */
export function tokensTs({ base, tokens }: Themes): string {
  const names = [...base.light.keys()].map((name) => name.replace('--rt-', ''));
  const numbers = (group: string): string => {
    const entries = Object.values(tokens)
      .filter((token) => token.id.startsWith(`${group}.`))
      .map((token) => [token.id.slice(group.length + 1), amount(token)] as const)
      .sort(([, a], [, b]) => a - b);
    return entries.map(([name, value]) => `  ${JSON.stringify(name)}: ${value},`).join('\n');
  };
  return `// ${NOTICE}

/** Every custom property of the system, without its \`--rt-\`. */
export const TOKEN_NAMES = [
${names.map((name) => `  '${name}',`).join('\n')}
] as const;

/** The widths at which page layouts change. */
export const LAYOUT_BREAKPOINTS_PX = {
${numbers('breakpoint.layout')}
} as const;

/** The index of the rendition that each image breakpoint takes. */
export const IMAGE_BREAKPOINTS = {
${numbers('breakpoint.image')}
} as const;

/** The steps of the space scale in pixels, by the number in their token. */
export const SPACE_PX = {
${numbers('space')}
} as const;

/** The durations of transitions in milliseconds. */
export const DURATION_MS = {
${numbers('duration')}
} as const;

/** The stacking order of layers: sticky parts, header, overlays, modal dialogs, toasts. */
export const Z_INDEX = {
${numbers('z')}
} as const;

/** The widest that the content of a page becomes, in pixels. */
export const GRID_MAX_PX = ${amount(tokens['grid.max'])};
`;
}

function amount(token: TokenNormalized | undefined): number {
  const value: unknown = token?.$value;
  if (typeof value === 'number') return value;
  if (typeof value === 'object' && value !== null && 'value' in value && typeof value.value === 'number')
    return value.value;
  throw new Error(`${token?.id}: not a number`);
}
