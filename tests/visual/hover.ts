import type { Page } from 'playwright-core';
import { forcePseudoClasses } from '../support/pseudo-classes.ts';

const BY_BODY = 'the body around it gives its links their look';
const CREATIVE = 'a creative is the advertiser’s';

/** Stories with controls that a pointer may leave as they are, with the reason. */
const LEFT: Readonly<Record<string, string>> = {
  'blocks-body-bodycorrection--correction': BY_BODY,
  'blocks-body-bodylist--with-links': BY_BODY,
  'components-skiplink--focused': 'it is there for the keyboard only',
  'patterns-ads-interstitialad--filled': CREATIVE,
  'patterns-ads-stickyad--after-a-button': CREATIVE,
  'patterns-ads-stickyad--filled': CREATIVE,
  'patterns-article-liveblog--new-posts-shown': 'the links are the story’s',
  'patterns-lists-loadmore--in-a-list': 'the links are the story’s',
};

/** Every element, because a card that is hovered may change its headline. */
const EVERYTHING = 'body *';

/** Runs in the page: the controls that a pointer can use, and their looks; undefined for one that is not seen. */
function looksOfControls(): ({ name: string; look: string } | undefined)[] {
  const USABLE = 'a[href], button:enabled:not([aria-disabled="true"]), summary';
  /**
   * A current, pressed or selected one may look the same under a pointer, and so may a picture or a wordmark. The
   * script of a menu marks the item under the pointer. Controls outside the roots are those of the story.
   */
  const STILL = [
    '[aria-current]',
    '[aria-pressed="true"]',
    '[aria-selected="true"]',
    '[aria-selected="true"] *',
    '[role="menuitem"]',
    ':has(img, picture, video, svg:not(.rt-icon))',
    ':not([class^="rt-"], [class^="rt-"] *)',
  ].join();
  const LOOK = (
    'color background-color background-image box-shadow opacity filter visibility display fill stroke rotate scale ' +
    'translate transform outline-style outline-color border-top-color border-bottom-color border-left-color ' +
    'border-right-color border-right-width border-bottom-width text-decoration-line text-decoration-color text-decoration-thickness text-underline-offset'
  ).split(' ');
  const lookOf = (element: Element): string =>
    ['', '::before', '::after']
      .map((pseudo) => {
        const style = getComputedStyle(element, pseudo || null);
        if (pseudo && style.content === 'none') return '';
        return LOOK.map((property) => style.getPropertyValue(property)).join();
      })
      .join('|');
  return [...document.querySelectorAll<HTMLElement>(USABLE)].map((control) => {
    const isSeen = control.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    if (!isSeen || control.getBoundingClientRect().width <= 1 || control.matches(STILL)) return undefined;
    const words = control.innerText.trim() || control.getAttribute('aria-label') || control.tagName;
    const [part] = control.closest('[class^="rt-"]')!.classList;
    return {
      name: `${words.replace(/\s+/g, ' ').slice(0, 40)} (${part})`,
      look: [control, ...control.querySelectorAll('*')].map(lookOf).join('\n'),
    };
  });
}

/** Controls that look the same under a pointer, as nothing that can be used should. */
export async function unseenHover(page: Page, storyId: string): Promise<string[]> {
  if (storyId in LEFT) return [];
  const before = await page.evaluate(looksOfControls);
  if (!before.some(Boolean)) return [];
  const cdp = await page.context().newCDPSession(page);
  await forcePseudoClasses(cdp, EVERYTHING, ['hover']);
  const after = await page.evaluate(looksOfControls);
  await cdp.detach();
  return before.flatMap((control, at) =>
    control && control.look === after[at]?.look ? [`a pointer changes nothing at ${control.name}`] : [],
  );
}
