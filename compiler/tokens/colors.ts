import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const SOURCE = fileURLToPath(new URL('../../src/', import.meta.url));

/** A colour of a token file. The CSS is made of `components`; design tools show `hex`. */
interface WrittenColor {
  readonly components: readonly number[];
  readonly hex: string;
}

function isColor(value: object): value is WrittenColor {
  const { components, hex } = value as Partial<Record<keyof WrittenColor, unknown>>;
  return Array.isArray(components) && typeof hex === 'string';
}

const hexOf = (components: readonly number[]): string =>
  `#${components
    .map((part) =>
      Math.round(part * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;

const componentsOf = (hex: string): number[] =>
  [1, 3, 5].map((at) => Number((Number.parseInt(hex.slice(at, at + 2), 16) / 255).toFixed(4)));

/** The colours below a node whose `components` and `hex` differ, each as `palette.red.700: …`. */
export function colorProblems(node: object, path: readonly string[] = []): string[] {
  if (isColor(node)) {
    const made = hexOf(node.components);
    if (made === node.hex.toLowerCase()) return [];
    const name = path.filter((part) => part !== '$value').join('.');
    return [
      `${name}: "components" are ${made}, "hex" is ${node.hex}. For ${node.hex} write "components": [${componentsOf(node.hex).join(', ')}]`,
    ];
  }
  return Object.entries(node).flatMap(([name, child]: [string, unknown]) =>
    typeof child === 'object' && child !== null ? colorProblems(child, [...path, name]) : [],
  );
}

/** The names of a palette: `red.600`, `white`. */
export const shadesOf = (palette: object, path = ''): string[] =>
  Object.entries(palette).flatMap(([name, child]: [string, unknown]) => {
    if (typeof child !== 'object' || child === null) return [];
    return '$value' in child ? [`${path}${name}`] : shadesOf(child, `${path}${name}.`);
  });

const SHADE = /^\{palette\.(.+)\}$/;

/** The tokens below a node that refer to a colour which no palette has, each as `color.action.default: …`. */
export function shadeProblems(node: object, shades: ReadonlySet<string>, path = ''): string[] {
  return Object.entries(node).flatMap(([name, child]: [string, unknown]) => {
    const [, shade] = (typeof child === 'string' && SHADE.exec(child)) || [];
    if (shade !== undefined && !shades.has(shade)) return [`${path.slice(0, -1)}: no palette has ${shade}`];
    if (typeof child !== 'object' || child === null) return [];
    return shadeProblems(child, shades, name === '$value' ? path : `${path}${name}.`);
  });
}

const readTokens = (file: string): object => JSON.parse(readFileSync(join(SOURCE, file), 'utf8')) as object;

/** @throws if a brand's colour refers to one that neither its palettes nor the primitives have: the parser names no file */
export function checkShades(): void {
  const paletteOf = (file: string): string[] =>
    shadesOf((readTokens(file) as { palette?: object }).palette ?? {});
  const primitives = globSync('tokens/*.json', { cwd: SOURCE }).flatMap(paletteOf);
  const problems = globSync('themes/*/*.tokens.json', { cwd: SOURCE }).flatMap((file) => {
    const own = globSync(join(dirname(file), '*.tokens.json'), { cwd: SOURCE }).flatMap(paletteOf);
    const found = shadeProblems(readTokens(file), new Set([...primitives, ...own]));
    return found.map((problem) => `src/${file}: ${problem}`);
  });
  if (problems.length > 0) throw new Error(`These colours do not exist:\n${problems.join('\n')}`);
}

/** @throws if a colour of a token file has two values: a changed `hex` alone would change no page */
export function checkColors(): void {
  const problems = globSync('{tokens,themes/*}/*.json', { cwd: SOURCE }).flatMap((file) =>
    colorProblems(readTokens(file)).map((problem) => `src/${file}: ${problem}`),
  );
  if (problems.length > 0) throw new Error(`These colours have two values:\n${problems.join('\n')}`);
}
