import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { build } from 'esbuild';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SOURCE } from '../../compiler/entries.ts';
import { stylesFiles } from '../../compiler/styles/extract.ts';
import { layerOf, LAYERS } from '../../compiler/styles/layers.ts';
import { parse } from '../../compiler/styles/parse.ts';
import { withStableIds } from '../../compiler/styles/runtime-roots.ts';
import { wholeSheet } from '../../compiler/styles/sheets.ts';
import { launch } from '../../tools/chromium.ts';

interface Root {
  /** The stable class. */
  id: string;
  layer: string;
  /** Its place in the script. */
  value: string;
}

const FILES = stylesFiles(SOURCE);
/** Every root, in the order of the stylesheet. */
const ROOTS = FILES.flatMap((file, index): Root[] =>
  parse(file, readFileSync(file, 'utf8')).roots.map(({ id, name }) => ({
    id,
    layer: `rotativa.${layerOf(file, SOURCE)}`,
    value: `m${index}.${name}`,
  })),
);

/** A script that renders every root with styled-components, as a `div`: so a part of Radix needs no context. */
async function renderedRoots(): Promise<string> {
  const { outputFiles } = await build({
    stdin: {
      contents: [
        `import { createElement } from 'react';`,
        `import { flushSync } from 'react-dom';`,
        `import { createRoot } from 'react-dom/client';`,
        ...FILES.map((file, index) => `import * as m${index} from ${JSON.stringify(file)};`),
        `const roots = [${ROOTS.map(({ value }) => value).join(', ')}];`,
        `const elements = roots.map((root, key) => createElement(root, { as: 'div', key }));`,
        `flushSync(() => createRoot(document.getElementById('roots')).render(elements));`,
      ].join('\n'),
      resolveDir: SOURCE,
    },
    bundle: true,
    write: false,
    format: 'iife',
    conditions: ['rotativa-source'],
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'silent',
    plugins: [
      {
        name: 'runtime-roots',
        setup({ onLoad }) {
          onLoad({ filter: /\.styles\.ts$/ }, async ({ path }) => ({
            contents: withStableIds(path, await readFile(path, 'utf8')),
            loader: 'ts',
          }));
        },
      },
    ],
  });
  return outputFiles[0]!.text;
}

/** Rules as the browser writes them, by layer; animations by name. */
interface Rules {
  layers: Record<string, string[]>;
  animations: Record<string, string>;
}

/** The browser keeps values with variables as they are written. The build removes blanks, and chooses quotes. */
const spelled = (rule: string): string =>
  rule
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/(?<=[(,]) | (?=[),])/g, '')
    .replaceAll('"', "'");

const spelledAll = (rules: Record<string, string>): Record<string, string> =>
  Object.fromEntries(Object.entries(rules).map(([name, rule]) => [name, spelled(rule)]));

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(async () => {
  await browser?.close();
});

/** The rules that styled-components inserts at run time. Each names its root by a generated class. */
async function insertedRules(): Promise<Rules> {
  const page = await browser.newPage();
  await page.setContent('<div id="roots"></div>');
  await page.addScriptTag({ content: await renderedRoots() });
  return page.evaluate((roots) => {
    const rules = [...document.querySelectorAll<HTMLStyleElement>('style[data-styled]')].flatMap(
      ({ sheet }) => [...sheet!.cssRules],
    );
    const found: Rules = { layers: {}, animations: {} };
    const byClass = new Map<string, string[]>();
    for (const rule of rules) {
      if (rule instanceof CSSKeyframesRule) found.animations[rule.name] = rule.cssText;
      else
        for (const name of new Set(rule.cssText.match(/(?<=\.)[\w-]+/g)))
          byClass.set(name, [...(byClass.get(name) ?? []), rule.cssText]);
    }
    const elements = document.getElementById('roots')!.children;
    roots.forEach(({ id, layer }, at) => {
      const generated = [...elements[at]!.classList].find((name) => name !== id)!;
      const own = (byClass.get(generated) ?? []).map((text) => text.replaceAll(`.${generated}`, `.${id}`));
      (found.layers[layer] ??= []).push(...own);
    });
    return found;
  }, ROOTS);
}

/** The rules of the extracted stylesheet. Its animations have a prefix, which is removed. */
async function extractedRules(): Promise<Rules> {
  const page = await browser.newPage();
  await page.setContent(`<style>${await wholeSheet(SOURCE)}</style>`);
  return page.evaluate(
    (layers) => {
      const found: Rules = { layers: {}, animations: {} };
      const blocks = [...document.styleSheets[0]!.cssRules].filter(
        (rule) => rule instanceof CSSLayerBlockRule,
      );
      const own = blocks.filter(({ name }) => layers.includes(name));
      const names = own.flatMap(({ cssRules }) =>
        [...cssRules].filter((rule) => rule instanceof CSSKeyframesRule).map(({ name }) => name),
      );
      const unprefixed = (text: string): string =>
        names.reduce((all, name) => all.replaceAll(name, name.replace(/^rt-/, '')), text);
      for (const { name, cssRules } of own)
        for (const rule of cssRules) {
          if (rule instanceof CSSKeyframesRule)
            found.animations[unprefixed(rule.name)] = unprefixed(rule.cssText);
          else (found.layers[name] ??= []).push(unprefixed(rule.cssText));
        }
      return found;
    },
    LAYERS.map((layer) => `rotativa.${layer}`).slice(-3),
  );
}

// Computed styles show the rules that match in a story. These are all: of other states, of print, of other windows.
describe('the stylesheet has every rule that styled-components inserts in a browser, and no other', () => {
  it('in the same order in its layer', async () => {
    const [inserted, extracted] = await Promise.all([insertedRules(), extractedRules()]);
    expect(Object.values(inserted.layers).flat().length).toBeGreaterThan(2 * ROOTS.length);
    for (const [layer, rules] of Object.entries(inserted.layers)) {
      expect(extracted.layers[layer]?.map(spelled), layer).toEqual(rules.map(spelled));
    }
    expect(Object.keys(extracted.layers).sort()).toEqual(Object.keys(inserted.layers).sort());
    expect(spelledAll(extracted.animations)).toEqual(spelledAll(inserted.animations));
  });
});
