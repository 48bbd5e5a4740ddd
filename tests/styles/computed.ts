import type { Page } from 'playwright-core';
import type { Theme } from '../../.storybook/brands.ts';

/** Everything that the browser computed for one box: an element or its ::before or ::after. */
export interface Box {
  /** Where it is in the page, such as `body > div:1 > button:0::before`. */
  path: string;
  /** A hash of all its computed values, and how many they are. */
  hash: number;
  values: number;
}

/** Switches brand and mode, and waits until nothing moves or loads any more. */
export async function settle(page: Page, { brand, mode }: Theme, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 800 });
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

/**
 * Returns every element of the page and its pseudo elements with what the browser computed for each: all
 * properties, without the page's own address and without the prefix that extracted keyframes have.
 */
export const computedBoxes = (page: Page): Promise<Box[]> =>
  page.evaluate(() => {
    const boxes: Box[] = [];
    const read = (element: Element, path: string, pseudo?: string) => {
      const computed = getComputedStyle(element, pseudo);
      if (pseudo && computed.content === 'none') return;
      // One native call for all of them; four hundred calls per box took minutes.
      const text = computed.cssText.replaceAll(location.origin, '').replace(/(animation-name: )rt-/g, '$1');
      let hash = 0;
      for (let index = 0; index < text.length; index += 1) {
        hash = (Math.imul(hash, 31) + text.charCodeAt(index)) | 0;
      }
      boxes.push({ path: path + (pseudo ?? ''), hash, values: computed.length });
    };
    const walk = (element: Element, path: string) => {
      for (const pseudo of [undefined, '::before', '::after']) read(element, path, pseudo);
      [...element.children].forEach((child, index) => {
        if (/^(SCRIPT|STYLE|TEMPLATE)$/.test(child.tagName) || /^sb-/.test(child.className.toString()))
          return;
        walk(child, `${path} > ${child.tagName.toLowerCase()}:${index}`);
      });
    };
    walk(document.body, 'body');
    return boxes;
  });

/** Returns the computed values of one box, as `property: value`, for the report of a difference. */
export const computedValues = (page: Page, path: string): Promise<string[]> =>
  page.evaluate((boxPath) => {
    const [elements, pseudo] = boxPath.split('::');
    let element: Element = document.body;
    for (const step of elements!.split(' > ').slice(1)) {
      element = element.children[Number(step.split(':')[1])]!;
    }
    const computed = getComputedStyle(element, pseudo && `::${pseudo}`);
    return [...computed].map((property) => `${property}: ${computed.getPropertyValue(property)}`);
  }, path);
