import type { CDPSession, Page } from 'playwright-core';
import type { Theme } from '../../.storybook/brands.ts';
import { resize } from './workbench.ts';

/** The computed styles of one box: an element or a pseudo element. */
export interface Box {
  /** Its position in the page, such as `BODY:1 > DIV:0 > BUTTON:0 > ::before`. */
  path: string;
  /** Every property of the browser, in a fixed order: one list for all boxes. */
  properties: readonly string[];
  /** The value of each property. */
  values: readonly string[];
}

/** Values that the builds write differently and browsers show alike, by property. */
const SPELLINGS: Record<string, (value: string) => string> = {
  'animation-name': (value) => value.replaceAll(/(?<=^|, )rt-/g, ''),
  // Minifiers write `background: none` as `0 0`.
  'background-position': (value) => value.replace(/^0px 0px$/, '0% 0%'),
};

/** Switches brand and mode, and waits until nothing moves or loads. */
export async function settle(page: Page, { brand, mode }: Theme, width: number): Promise<void> {
  await resize(page, width);
  await page.evaluate(
    async ([brandName, modeName]) => {
      document.documentElement.dataset['brand'] = brandName;
      document.documentElement.dataset['mode'] = modeName;
      document.body.getBoundingClientRect();
      await document.fonts.ready;
      for (const animation of document.getAnimations()) animation.cancel();
    },
    [brand, mode] as const,
  );
}

interface Snapshot {
  strings: string[];
  documents: {
    nodes: { parentIndex: number[]; nodeType: number[]; nodeName: number[]; attributes: number[][] };
    layout: { nodeIndex: number[]; styles: number[][] };
  }[];
}

const sessions = new WeakMap<Page, Promise<{ session: CDPSession; properties: string[] }>>();

async function connect(page: Page): Promise<{ session: CDPSession; properties: string[] }> {
  const session = await page.context().newCDPSession(page);
  const all = await page.evaluate(() => [...getComputedStyle(document.body)]);
  // Custom properties are also listed, and a snapshot rejects their names. The properties that use them are compared.
  return { session, properties: all.filter((name) => !name.startsWith('--')) };
}

const ELEMENT = 1;

/**
 * Returns every element of the page that has a box, and its pseudo elements, with all computed properties. The page's
 * address and the prefix of extracted keyframes are removed. There is one snapshot for the whole page: four hundred
 * calls per box took minutes, and `cssText` is empty in some browsers.
 */
export async function computedBoxes(page: Page): Promise<Box[]> {
  const known = sessions.get(page) ?? connect(page);
  sessions.set(page, known);
  const { session, properties } = await known;
  // The content of a closed `details` has no layout until something asks for it, and Chromium crashes when a snapshot reads
  // the columns of a grid there.
  await page.evaluate(() => {
    for (const element of document.querySelectorAll('body *')) element.getBoundingClientRect();
  });
  const { strings, documents } = (await session.send('DOMSnapshot.captureSnapshot', {
    computedStyles: properties,
  })) as Snapshot;
  const { nodes, layout } = documents[0]!;
  const origin = new URL(page.url()).origin;
  const texts = strings.map((text) => text.replaceAll(origin, ''));
  const paths = pathsOf(nodes, strings);
  const spellings = Object.entries(SPELLINGS).map(
    ([property, spelling]) => [properties.indexOf(property), spelling] as const,
  );
  const boxes = layout.nodeIndex.flatMap((node, index) => {
    const path = paths[node];
    if (path === undefined) return [];
    // Forty million values are read: most must cost no more than this.
    const values = layout.styles[index]!.map((text) => texts[text] ?? '');
    for (const [at, spelling] of spellings) values[at] = spelling(values[at]!);
    return [{ path, properties, values }];
  });
  // A comparison of empty pages would find no difference.
  if (boxes.length < 2) throw new Error('The page has no boxes to compare');
  return boxes;
}

/** The path of each element; undefined for text and for what Storybook adds beside the story. */
function pathsOf(nodes: Snapshot['documents'][number]['nodes'], strings: string[]): (string | undefined)[] {
  const paths: (string | undefined)[] = [];
  const children = new Map<number, number>();
  nodes.nodeName.forEach((name, node) => {
    const parent = nodes.parentIndex[node]!;
    if (nodes.nodeType[node] !== ELEMENT) return;
    const position = children.get(parent) ?? 0;
    children.set(parent, position + 1);
    const attributes = (nodes.attributes[node] ?? []).map((text) => strings[text] ?? '');
    const ofStorybook = attributes.some(
      (text, at) => at % 2 === 0 && text === 'class' && attributes[at + 1]!.startsWith('sb-'),
    );
    const above = paths[parent];
    if (strings[name] === 'BODY') paths[node] = 'BODY';
    else if (above !== undefined && !ofStorybook) paths[node] = `${above} > ${strings[name]}:${position}`;
  });
  return paths;
}

/** Layouts round to 1/64 px, and minifiers round numbers: closer numbers are equal. */
const ROUNDING = 1 / 60;
const NUMBER = /-?\d+(?:\.\d+)?(?:e-?\d+)?/g;

/** Whether two values are equal except for the rounding of their numbers. */
function alike(one: string, other: string | undefined): boolean {
  if (one === other) return true;
  if (other === undefined || one.replaceAll(NUMBER, '#') !== other.replaceAll(NUMBER, '#')) return false;
  const numbers = other.match(NUMBER) ?? [];
  return (one.match(NUMBER) ?? []).every(
    (text, at) => Math.abs(Number(text) - Number(numbers[at])) < ROUNDING,
  );
}

/** Returns the differences of the first box that differs, as `path property: expected → actual`. */
export function differences(expected: readonly Box[], actual: readonly Box[]): string[] {
  for (const [index, { path, properties, values }] of expected.entries()) {
    const other = actual[index];
    if (other?.path !== path) return [`${path} expected, ${other?.path ?? 'nothing'} found`];
    const different = values.flatMap((value, at) =>
      alike(value, other.values[at]) ? [] : [`${path} ${properties[at]}: ${value} → ${other.values[at]}`],
    );
    if (different.length > 0) return different;
  }
  return actual.length > expected.length ? [`${actual[expected.length]!.path} is too many`] : [];
}
