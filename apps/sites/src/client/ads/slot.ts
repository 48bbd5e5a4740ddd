import { adScale, adSizes } from 'rotativa/domain';
import type { AdAnswer, AdsPort } from 'rotativa/providers';

/** Closes a slot below the window, where no reader sees it. One that is seen, or was, keeps its space. */
function closeUnseen(slot: HTMLElement): void {
  const observer = new IntersectionObserver(([seen]) => {
    if (!seen || seen.isIntersecting || seen.boundingClientRect.top < innerHeight) return;
    slot.dataset['closed'] = '';
    observer.disconnect();
  });
  observer.observe(slot);
}

/** The answer of the ad server; a failure is an empty slot. */
const ask = (ads: AdsPort, place: Parameters<AdsPort['show']>[0]): Promise<AdAnswer> =>
  ads.show(place).catch((error: Error) => {
    console.info(error.message);
    return { outcome: 'empty' };
  });

/**
 * Asks for a creative and shows it in the space of the slot, over the house ad. Nothing moves: the space stays as high as
 * it is. Without a creative the house ad stays; a slot without one closes unseen.
 * @returns empties the slot
 * @see B12, X10
 */
export async function fillSlot(ads: AdsPort, space: HTMLElement): Promise<() => void> {
  const { adSlot = '', adSize = '' } = space.dataset;
  const slot = space.closest('aside') ?? space;
  const { clientWidth: width, clientHeight: height } = space;
  const layer = document.createElement('div');
  layer.dataset['adLayer'] = '';
  layer.id = `${space.id}-sold`;
  // Keys and screen readers find it when it is shown.
  layer.inert = true;
  space.append(layer);
  const sizes = adSizes(adSize, width, height);
  const answer = sizes.length > 0 && (await ask(ads, { elementId: layer.id, slot: adSlot, sizes }));
  const filled = answer && answer.outcome === 'filled' ? answer : undefined;
  const scale = filled && adScale(filled.size, width, height);
  const empty = (): void => {
    filled?.remove();
    layer.remove();
    delete slot.dataset['sold'];
    if (!space.hasChildNodes()) closeUnseen(slot);
  };
  // A reader who is about to use the house ad keeps it.
  if (scale === undefined || space.contains(document.activeElement)) empty();
  else {
    for (const creative of layer.children) (creative as HTMLElement).style.transform = `scale(${scale})`;
    layer.inert = false;
    slot.dataset['sold'] = '';
  }
  return empty;
}
