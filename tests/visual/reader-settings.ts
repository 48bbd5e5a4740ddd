import type { Page } from 'playwright-core';
import { widthProblem } from './long-words.ts';

/** The behaviour of a story under two settings of readers: less motion, and text of twice the size. */

/**
 * Elements that move although every page of the tests has `prefers-reduced-motion: reduce`. Nothing may, except a slow fade: a
 * sign of waiting must not seem to have stopped.
 */
export const motionProblems = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const AT_ONCE_MS = 0.01;
    const FADE = new Set(['opacity', 'offset', 'computedOffset', 'easing', 'composite']);
    const nameOf = (element: Element | null | undefined, pseudo = ''): string =>
      `${element?.tagName.toLowerCase()}.${element?.className}${pseudo}`;
    // Also animations that follow scrolling, which the document of a prepared page omits.
    const animations = Document.prototype.getAnimations
      .call(document)
      .map(({ effect }) => effect)
      .filter((effect) => effect instanceof KeyframeEffect)
      .filter((effect) => Number(effect.getComputedTiming().activeDuration) > AT_ONCE_MS)
      .filter((effect) =>
        effect.getKeyframes().some((frame) => Object.keys(frame).some((key) => !FADE.has(key))),
      )
      .map(({ target, pseudoElement }) => `${nameOf(target, pseudoElement ?? '')} is animated`);
    const isLong = (times: string): boolean =>
      times.split(',').some((time) => parseFloat(time) * 1000 > AT_ONCE_MS);
    const changes = [...document.querySelectorAll('body *')].flatMap((element) =>
      ['', '::before', '::after'].flatMap((pseudo) => {
        const style = getComputedStyle(element, pseudo || null);
        const name = nameOf(element, pseudo);
        return [
          ...(isLong(style.transitionDuration) && style.transitionProperty !== 'none'
            ? [`${name} has a transition of ${style.transitionDuration}`]
            : []),
          ...(style.scrollBehavior === 'smooth' ? [`${name} scrolls smoothly`] : []),
        ];
      }),
    );
    return [...new Set([...animations, ...changes])].map((problem) => `under reduced motion ${problem}`);
  });

/** WCAG 1.4.4 on a phone. Sizes of text are in rem, so the size of the root is the setting. */
export async function largeTextProblems(page: Page): Promise<string[]> {
  await page.setViewportSize({ width: 360, height: 740 });
  const setTextSize = (size: string): Promise<void> =>
    page.evaluate((percent) => {
      document.documentElement.style.fontSize = percent;
    }, size);
  await setTextSize('200%');
  const tooWide = await widthProblem(page);
  await setTextSize('');
  return tooWide ? [`at 360 px with text at 200% ${tooWide}`] : [];
}
