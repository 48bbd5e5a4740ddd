import { copyFile, mkdir, readFile } from 'node:fs/promises';
import { createFontStack, type FontMetrics } from '@capsizecss/core';
import { entireMetricsCollection } from '@capsizecss/metrics/entireMetricsCollection';
import { fromFile } from '@capsizecss/unpack/fs';

/** `src/themes/<brand>/fonts.json`: a brand's font files, and the fallback fonts while they load. */
export interface FontFile {
  family: string;
  /** The npm package of the file and its licence. */
  package: string;
  file: string;
  style: 'normal' | 'italic';
  /** The CSS `font-weight` range of the file. */
  weight: string;
  /**
   * CSS range of weights for each fallback font, regular or bold. `widening` is how much wider the
   * file sets Spanish text at `weight` than at its first weight, measured in a browser: metrics
   * from a variable font describe only its first weight. For a brand in capitals, measure capitals.
   */
  fallback: { weight: number; range: string; widening: number; systems: string[] }[];
}

interface Metrics extends Pick<FontMetrics, 'ascent' | 'descent' | 'lineGap' | 'unitsPerEm' | 'xWidthAvg'> {
  familyName: string;
  fullName: string;
  postscriptName: string;
}

const THEMES = new URL('../../src/themes/', import.meta.url);
const MODULES = new URL('../../node_modules/', import.meta.url);
/** Fonts that Linux installs instead of the known fonts, with the same metrics. */
const TWINS: Record<string, string> = { Arial: 'Liberation Sans', 'Times New Roman': 'Liberation Serif' };

/** Fonts of many Linux desktops that the metrics package lacks; read from the files. */
const DEJAVU: Record<string, { variants: Record<string, Metrics> }> = {
  dejaVuSans: dejaVu('Sans', { xWidthAvg: 1041 }, { xWidthAvg: 1176 }),
  dejaVuSerif: dejaVu('Serif', { xWidthAvg: 1058 }, { xWidthAvg: 1168, ascent: 1923 }),
};

function dejaVu(kind: string, regular: Partial<Metrics>, bold: Partial<Metrics>) {
  const shared = { familyName: `DejaVu ${kind}`, ascent: 1901, descent: -483, lineGap: 0, unitsPerEm: 2048 };
  const [fullName, postscriptName] = [`DejaVu ${kind}`, `DejaVu${kind}`];
  return {
    variants: {
      regular: { ...shared, fullName, postscriptName, ...regular } as Metrics,
      '700': {
        ...shared,
        fullName: `${fullName} Bold`,
        postscriptName: `${postscriptName}-Bold`,
        ...bold,
      } as Metrics,
    },
  };
}

export async function readFonts(brand: string): Promise<FontFile[]> {
  return JSON.parse(await readFile(new URL(`${brand}/fonts.json`, THEMES), 'utf8')) as FontFile[];
}

/** Copies the woff2 files and their licences into the brand's folder, so that the package ships them. */
export async function copyFonts(brand: string, fonts: FontFile[]): Promise<void> {
  const target = new URL(`${brand}/fonts/`, THEMES);
  await mkdir(target, { recursive: true });
  for (const font of fonts) {
    const source = new URL(`${font.package}/`, MODULES);
    await copyFile(new URL(`files/${font.file}`, source), new URL(font.file, target));
    await copyFile(
      new URL('LICENSE', source),
      new URL(`${font.family.replaceAll(' ', '-')}.LICENSE.txt`, target),
    );
  }
}

/** `@font-face` of the files in `fonts/`, and of fallback fonts with the same metrics, so that the layout does not shift. */
export async function fontFaces(fonts: readonly FontFile[]): Promise<string> {
  const blocks = await Promise.all(
    fonts.map(async (font) => {
      const own = face({
        'font-family': `'${font.family}'`,
        'font-style': font.style,
        'font-weight': font.weight,
        'font-display': 'swap',
        src: `url('fonts/${font.file}') format('woff2')`,
      });
      return [own, ...(await fallbackFaces(font))].join('\n');
    }),
  );
  return blocks.join('\n');
}

async function fallbackFaces(font: FontFile): Promise<string[]> {
  const known = await fromFile(new URL(`${font.package}/files/${font.file}`, MODULES).pathname);
  return font.fallback.flatMap(({ weight, range, widening, systems }) => {
    const metrics = { ...known, xWidthAvg: known.xWidthAvg * widening, subsets: undefined };
    return systems.map((system) =>
      fallbackFace(font, metrics, systemFont(system, weight, font.style), range),
    );
  });
}

function systemFont(name: string, weight: number, style: string): Metrics {
  const collection = entireMetricsCollection as unknown as Record<
    string,
    { variants?: Record<string, Metrics> }
  >;
  const known = collection[name] ?? DEJAVU[name];
  const variants = known?.variants;
  const bold = weight >= 600 ? '700' : '';
  const key = bold + (style === 'italic' ? 'italic' : '') || 'regular';
  const variant = variants?.[key] ?? variants?.[bold || 'regular'];
  if (variant === undefined) throw new Error(`No metrics of the system font ${name} ${key}`);
  return variant;
}

function fallbackFace(font: FontFile, metrics: Metrics, system: Metrics, range: string): string {
  const { fontFaces } = createFontStack([{ ...metrics, familyName: font.family }, system] as never, {
    fontFaceFormat: 'styleObject',
  }) as unknown as { fontFaces: { '@font-face': Record<string, string | undefined> }[] };
  const { sizeAdjust, ascentOverride, descentOverride, lineGapOverride } = fontFaces[0]?.['@font-face'] ?? {};
  const names = new Set([system.fullName, system.postscriptName, ...twin(system)]);
  return face({
    'font-family': `'${font.family} ${system.familyName}'`,
    'font-style': font.style,
    'font-weight': range,
    src: [...names].map((name) => `local('${name}')`).join(', '),
    'size-adjust': sizeAdjust,
    'ascent-override': ascentOverride,
    'descent-override': descentOverride,
    'line-gap-override': lineGapOverride,
  });
}

function twin(system: Metrics): string[] {
  const name = TWINS[system.familyName];
  return name === undefined ? [] : [system.fullName.replace(system.familyName, name)];
}

function face(declarations: Record<string, string | undefined>): string {
  const lines = Object.entries(declarations)
    .filter(([, value]) => value !== undefined)
    .map(([property, value]) => `${property}: ${value};`);
  return `@font-face {\n${lines.join('\n')}\n}`;
}
