import { readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { pieces, SOURCE } from '../../compiler/entries.ts';
import { relativeImports } from '../../compiler/specifiers.ts';
import { moduleGraph, sheetFolder, stylesOfPiece, type ModuleGraph } from '../../compiler/styles/imports.ts';
import { sheetOf } from '../../compiler/styles/sheet-groups.ts';
import { pieceSheets } from '../../compiler/styles/sheets.ts';
import { isRunning, launch } from '../../tools/chromium.ts';
import { STORYBOOK } from '../../tools/storybook-build.ts';
import { themesOfStory } from '../support/themes-of-story.ts';
import { chosenStories } from './chosen-stories.ts';
import { computedBoxes, differences, settle } from './computed.ts';
import { openWorkbench, showStory, type Workbench } from './workbench.ts';

const WIDTHS_PX = [1280, 360];
const READS_BEFORE_BELIEF = 3;
const PIECES = pieces(SOURCE);

let browser: Browser;
let whole: Workbench;
let parts: Workbench;
let graph: ModuleGraph;
let sheets: ReadonlyMap<string, string>;

/** Opens both pages; again, after the browser has crashed. */
async function open(): Promise<void> {
  browser = await launch();
  whole = await openWorkbench(STORYBOOK, browser, inject('pieces'));
  parts = await openWorkbench(STORYBOOK, browser, inject('pieces'));
  await withoutRoots(parts.page);
}

beforeAll(async () => {
  graph = await moduleGraph(SOURCE);
  sheets = await pieceSheets(SOURCE);
  await open();
});
beforeEach(async () => {
  if (!(await isRunning(browser))) await open();
});
afterAll(async () => {
  await whole?.close();
  await parts?.close();
  await browser?.close();
});

/** Keeps only `base.css` and the brands' styles in the page, and adds an empty stylesheet. */
const withoutRoots = (page: Page): Promise<void> =>
  page.evaluate(() => {
    let removed = 0;
    for (const sheet of document.styleSheets) {
      for (let index = sheet.cssRules.length - 1; index >= 0; index -= 1) {
        const rule = sheet.cssRules[index]!;
        if (!(rule instanceof CSSLayerBlockRule)) continue;
        if (!/^rotativa\.(components|blocks|patterns)$/.test(rule.name)) continue;
        sheet.deleteRule(index);
        removed += 1;
      }
    }
    if (removed === 0) throw new Error('The page has no rules of the library');
    document.head.append(Object.assign(document.createElement('style'), { id: 'parts' }));
  });

const useSheet = (page: Page, css: string): Promise<void> =>
  page.evaluate((text) => {
    document.getElementById('parts')!.textContent = text;
  }, css);

const storiesFile = (piece: string): string => join(piece, `${basename(piece)}.stories.tsx`);

/** The folders that a file of stories imports from, directly or by the fixtures that it shares with others. */
const importedBy = (path: string): string[] =>
  relativeImports(readFileSync(join(SOURCE, path), 'utf8')).flatMap(({ specifier }) => {
    const target = join(dirname(path), specifier);
    return [sheetFolder(target), ...(target.includes('/fixtures/') ? importedBy(target) : [])];
  });

/** A piece and the pieces in its stories' slots: what a page with the same content would import. */
function shown(piece: string): string[] {
  const imported = new Set(importedBy(storiesFile(piece)));
  return PIECES.filter((name) => name === piece || imported.has(name));
}

/** The CSS that the modules of pieces import. Its layers have an order, so the files need none. */
const cssOf = (names: readonly string[]): string =>
  [...new Set(names.flatMap((name) => stylesOfPiece(graph, name)).map(sheetOf))]
    .map((sheet) => sheets.get(sheet) ?? '')
    .join('\n');

describe('a piece with only the CSS that its modules import', () => {
  it.each([...inject('pieces')])('%s looks the same as with the whole stylesheet', async (piece) => {
    const stories = chosenStories(whole.stories).filter(
      ({ importPath }) => importPath === `./src/${storiesFile(piece)}`,
    );
    expect(stories.length).toBeGreaterThan(0);
    await useSheet(parts.page, cssOf(shown(piece)));
    const found: string[] = [];
    for (const [at, { id }] of stories.entries()) {
      const width = WIDTHS_PX[at % WIDTHS_PX.length]!;
      await Promise.all([whole, parts].map(({ page }) => showStory(page, id, width)));
      const theme = themesOfStory(id)[0]!;
      for (let attempt = 0; ; attempt += 1) {
        const [expected, actual] = await Promise.all(
          [whole, parts].map(async ({ page }) => {
            await settle(page, theme, width);
            return computedBoxes(page);
          }),
        );
        const different = differences(expected!, actual!);
        if (different.length === 0) break;
        if (attempt === READS_BEFORE_BELIEF) {
          found.push(...different.map((line) => `${id}: ${line}`));
          break;
        }
        await setTimeout(300);
      }
    }
    expect(found.slice(0, 20)).toEqual([]);
  });
});
