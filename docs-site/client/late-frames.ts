/** A frame is made when it is this near to the window. */
const NEAR = '400px';

/** The frame that waits in a `noscript`, whose content is a text to a script. */
export function waitingFrame(place: Element): HTMLIFrameElement {
  const template = document.createElement('template');
  template.innerHTML = place.querySelector('noscript')!.textContent;
  return template.content.querySelector('iframe')!;
}

interface LateFrames {
  readonly before?: (place: HTMLElement) => void;
  readonly after?: (frame: HTMLIFrameElement) => void;
}

/**
 * Makes the frames that wait when they are near. It begins after the page, which they do not delay.
 *
 * @param selector of the elements in which frames wait
 */
export function startLateFrames(selector: string, { before, after }: LateFrames = {}): void {
  const places = [...document.querySelectorAll<HTMLElement>(`${selector}:has(> noscript)`)];
  if (before) places.forEach(before);
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue;
        observer.unobserve(target);
        const frame = waitingFrame(target);
        target.querySelector('noscript')!.replaceWith(frame);
        after?.(frame);
      }
    },
    { rootMargin: NEAR },
  );
  const begin = (): void => places.forEach((place) => observer.observe(place));
  if (document.readyState === 'complete') begin();
  else addEventListener('load', begin);
}
