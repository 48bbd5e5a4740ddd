import { createElement, type ElementType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';

/** The CSS of one root: its rules and their keyframes (by content hash). */
export interface RootCss {
  css: string;
  keyframes: ReadonlyMap<string, string>;
}

const GROUP_END = '/*!sc*/';
const MARKER = /data-styled\.g\d+\[id="([^"]+)"\]\{content:"([^"]*)"\}/;

/**
 * Renders one root with styled-components and returns its CSS, with the stable class `id` instead
 * of the generated one. It is rendered as a `div`, so that a root over a Radix part needs no context.
 */
export function rootCss(root: ElementType, id: string): RootCss {
  const sheet = new ServerStyleSheet();
  try {
    renderToStaticMarkup(sheet.collectStyles(createElement(root as 'div', { as: 'div' } as object)));
    return readSheet(sheet.getStyleTags(), id);
  } finally {
    sheet.seal();
  }
}

/** Each group of the sheet is rules followed by a marker that names the component and its generated names. */
function readSheet(tags: string, id: string): RootCss {
  const rules: string[] = [];
  const animations = new Map<string, string>();
  let pending: string[] = [];
  let generated = '';
  for (const part of tags.replace(/<\/?style[^>]*>/g, '').split(GROUP_END)) {
    const marker = MARKER.exec(part);
    if (!marker) {
      if (part.trim()) pending.push(part.trim());
      continue;
    }
    const [, group, names] = marker;
    const name = names!.replace(/,$/, '');
    if (group === id) {
      generated = name;
      rules.push(...pending);
    } else {
      animations.set(name, pending.join('\n'));
    }
    pending = [];
  }
  const rename = (css: string) => renameAnimations(css, [...animations.keys()]);
  return {
    css: rename(replaceClass(rules.join('\n'), generated, id)),
    keyframes: new Map([...animations].map(([name, css]) => [`rt-${name}`, rename(css)])),
  };
}

const replaceClass = (css: string, generated: string, id: string): string =>
  generated ? css.replace(new RegExp(`\\.${generated}(?![\\w-])`, 'g'), `.${id}`) : css;

/** styled-components names keyframes by content; the prefix prevents collisions with a consumer's. */
const renameAnimations = (css: string, names: readonly string[]): string =>
  names.reduce(
    (text, name) => text.replace(new RegExp(`(?<![\\w.-])${name}(?![\\w-])`, 'g'), `rt-${name}`),
    css,
  );
