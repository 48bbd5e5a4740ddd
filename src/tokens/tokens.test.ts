import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { stale } from '../../compiler/tokens.ts';
import { IMAGE_BREAKPOINTS, LAYOUT_BREAKPOINTS_PX, token, TOKEN_NAMES } from './index.ts';

const roles = (group: string, names: string): string[] => names.split(' ').map((name) => `${group}-${name}`);
const typed = (names: string[]): string[] => names.flatMap((name) => [name, `${name}-letter-spacing`]);

/** The vocabulary that components are written in: a name may be added, never lost. */
const VOCABULARY = [
  ...roles('color-surface', 'page raised sunken inverse accent tint'),
  ...roles('color-text', 'default muted inverse on-accent'),
  ...roles('color', 'kicker accent accent-alt focus overlay'),
  ...roles('color-picture', 'ground scrim text plate'),
  ...roles('color-link', 'default hover visited underline'),
  ...roles('color-action', 'default hover text'),
  ...roles('color-action-alt', 'default hover text'),
  ...roles('color-border', 'default strong accent'),
  ...roles('color-status', 'error success warning info'),
  ...roles('color-status', 'error-surface success-surface warning-surface info-surface'),
  ...roles('font', 'headline body ui mono'),
  ...typed(roles('type', 'display kicker byline time caption credit quote numeral nav section dropcap')),
  ...typed(roles('type-headline', 'article xl l m s xs')),
  ...typed(roles('type', 'standfirst-l standfirst-m body-l body-m body-s label-m label-s')),
  ...roles('case', 'kicker headline nav section button'),
  'style-kicker',
  ...roles('space', '1 2 3 4 5 6 8 10 12 16 20 24 32'),
  ...roles('radius', 'none s m l full card control image'),
  ...roles('rule', 'hairline thick style'),
  ...roles('section', 'mark-size rule-width rule-color'),
  ...roles('link', 'underline thickness offset'),
  'dropcap-lines',
  ...roles('elevation', 'raised overlay'),
  ...roles('duration', 'fast base slow'),
  'easing-standard',
  ...roles('z', 'sticky header overlay modal toast'),
  ...roles('grid', 'max gutter margin'),
  'measure',
  ...roles('ratio', 'card lead portrait opening'),
  'image-filter',
];

describe('T1 design tokens', () => {
  it('exist by name', () => {
    expect(VOCABULARY.filter((name) => !TOKEN_NAMES.includes(name as never))).toEqual([]);
  });

  it('are generated from the current DTCG files', async () => {
    expect(await stale(), '`npm run tokens` writes these files').toEqual([]);
  });

  it('have a value without a brand, so that an unknown brand is readable', async () => {
    const css = await readFile(new URL('generated/tokens.css', import.meta.url), 'utf8');
    const root = /:where\(:root\) \{([^}]*)\}/.exec(css)?.[1] ?? '';
    expect(VOCABULARY.filter((name) => !root.includes(`--rt-${name}: `))).toEqual([]);
    expect(root).toContain('color-scheme: light;');
  });

  it('give the image breakpoints: sm 0, md 1, lg 2, xl 3', () => {
    expect(IMAGE_BREAKPOINTS).toEqual({ sm: 0, md: 1, lg: 2, xl: 3 });
  });

  it('give the layout breakpoints 640, 960 and 1024 px', () => {
    expect(Object.values(LAYOUT_BREAKPOINTS_PX)).toEqual([640, 960, 1024]);
  });

  it('are available to scripts by name', () => {
    expect(token('color-text-default')).toBe('var(--rt-color-text-default)');
  });
});
