import { adScale, adSizes } from 'rotativa/domain';
import type { AdAnswer, AdPlace, AdsPort } from 'rotativa/providers';

/** Closes a slot below the window, where no reader sees it. One that is seen, or was, keeps its space. */
function closeUnseen(slot: HTMLElement): void {
  const observer = new IntersectionObserver(([seen]) => {
    if (!seen || seen.isIntersecting || seen.boundingClientRect.top < innerHeight) return;
    slot.dataset['closed'] = '';
    observer.disconnect();
  });
  observer.observe(slot);
}

/** The answer of the ad server; a failure is an empty slot. A missing account is shown to editors, not here. */
const ask = (ads: AdsPort, place: AdPlace): Promise<AdAnswer> =>
  ads.show(place).catch((error: Error & { code?: string }) => {
    if (error.code !== 'noPublisher') console.info(error.message);
    return { outcome: 'empty' };
  });

/** A creative that is drawn in its space and not shown yet. */
export interface Creative {
  /** Makes it one that keys and screen readers find. */
  show(): void;
  remove(): void;
}

/**
 * Asks for a creative for the space of a slot, and draws it there without showing it. One that is larger than the space
 * is scaled.
 * @returns undefined without a creative, and if the creative would be too small to read
 */
export async function drawCreative(
  ads: AdsPort,
  space: HTMLElement,
  onEscape?: () => void,
): Promise<Creative | undefined> {
  const { adSlot = '', adSize = '' } = space.dataset;
  const { clientWidth: width, clientHeight: height } = space;
  const sizes = adSizes(adSize, width, height);
  if (sizes.length === 0) return undefined;
  const layer = document.createElement('div');
  layer.dataset['adLayer'] = '';
  layer.id = `${space.id}-sold`;
  layer.inert = true;
  space.append(layer);
  const answer = await ask(ads, { elementId: layer.id, slot: adSlot, sizes, onEscape });
  const scale = answer.outcome === 'filled' ? adScale(answer.size, width, height) : undefined;
  const remove = (): void => {
    if (answer.outcome === 'filled') answer.remove();
    layer.remove();
  };
  if (scale === undefined) return void remove();
  for (const creative of layer.children) (creative as HTMLElement).style.transform = `scale(${scale})`;
  return { show: () => void (layer.inert = false), remove };
}

/**
 * Asks for a creative and shows it in the space of the slot, over the house ad. Nothing moves: the space stays as high as
 * it is. Without a creative the house ad stays; a slot without one closes unseen.
 * @returns empties the slot
 * @see B12, X10
 */
export async function fillSlot(ads: AdsPort, space: HTMLElement): Promise<() => void> {
  const slot = space.closest('aside') ?? space;
  const creative = await drawCreative(ads, space);
  const empty = (): void => {
    creative?.remove();
    delete slot.dataset['sold'];
    if (!space.hasChildNodes()) closeUnseen(slot);
  };
  // A reader who is about to use the house ad keeps it.
  if (!creative || space.contains(document.activeElement)) empty();
  else {
    creative.show();
    slot.dataset['sold'] = '';
  }
  return empty;
}
