import { sep } from 'node:path';

/** The cascade layers, weakest first. */
export const LAYERS = ['reset', 'tokens', 'components', 'blocks', 'patterns'] as const;
export type Layer = (typeof LAYERS)[number];

/** The order statement. Every CSS file begins with it, so that the import order does not matter. */
export const LAYER_ORDER = `@layer ${LAYERS.map((layer) => `rotativa.${layer}`).join(', ')};`;

/** Returns the layer of a styles file by its folder: blocks and patterns have their own, the rest are components. */
export function layerOf(file: string, sourceFolder: string): Layer {
  const [folder] = file.slice(sourceFolder.length).split(sep).filter(Boolean);
  return folder === 'blocks' || folder === 'patterns' ? folder : 'components';
}

/** Returns `css` inside its layer, or '' without CSS. */
export const inLayer = (layer: Layer, css: string): string =>
  css.trim() === '' ? '' : `@layer rotativa.${layer} {\n${css}\n}\n`;
