import { useSyncExternalStore } from 'react';
import type { Declarations } from '../../../compiler/tokens/themes.ts';
import { BRAND_CONFIGS } from '../../../src/themes/all/index.ts';
import type { BrandConfig } from '../../../src/themes/brand.ts';
import { TOKEN_NAMES } from '../../../src/tokens/generated/tokens.ts';

/** A brand and a mode as the root element has them. */
export interface ShownTheme {
  brand: string;
  mode: string;
}

const shown = (): string => {
  const { brand, mode } = document.documentElement.dataset;
  return `${brand} ${mode}`;
};

function subscribe(listener: () => void): () => void {
  const observer = new MutationObserver(listener);
  observer.observe(document.documentElement, { attributeFilter: ['data-brand', 'data-mode'] });
  return () => observer.disconnect();
}

/** The theme of the page: the toolbar changes it, and so does a test. */
export function useTheme(): ShownTheme {
  const [brand = '', mode = ''] = useSyncExternalStore(subscribe, shown).split(' ');
  return { brand, mode };
}

/** Every custom property of a theme, as the browser has it. */
export function declarationsOf({ brand, mode }: ShownTheme): Declarations {
  const element = document.createElement('div');
  Object.assign(element.dataset, { brand, mode });
  document.body.append(element);
  const style = getComputedStyle(element);
  const declarations = new Map(
    TOKEN_NAMES.map((name) => [`--rt-${name}`, style.getPropertyValue(`--rt-${name}`).trim()]),
  );
  element.remove();
  return declarations;
}

/** The names of the tokens whose name begins so. */
export const tokensNamed = (prefix: string): string[] =>
  TOKEN_NAMES.filter((name) => name.startsWith(prefix));

export const token = (name: string): string => `var(--rt-${name})`;

/** The configuration of the chosen brand; undefined for the probe, which is only a theme. */
export const useBrand = (): BrandConfig | undefined =>
  (BRAND_CONFIGS as Readonly<Record<string, BrandConfig>>)[useTheme().brand];
