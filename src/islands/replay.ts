import type { Held } from './hold.ts';

/**
 * Repeats a held action for an island that is ready now, with the events that components listen to before
 * the click: menus open on pointerdown or keydown, so a bare `click()` would never open them.
 * It shares no code with the loader, which would then have to wait for the chunk that this is in.
 *
 * @returns whether the browser's own part, the click or the submit, is still to be repeated
 */
export function replay({ event, target }: Held): boolean {
  if (target && event.type === 'keydown') {
    const { key, code } = event as KeyboardEvent;
    const repeated = new KeyboardEvent('keydown', { key, code, bubbles: true, cancelable: true });
    return target.dispatchEvent(repeated) && !key.startsWith('Arrow');
  }
  const { detail, clientX, clientY, pointerType } = event as PointerEvent;
  // A click without a pointer comes from a screen reader or a script: no pointer is invented for it.
  if (target && event.type === 'click' && detail) {
    const init = { clientX, clientY, pointerType, isPrimary: true, bubbles: true, cancelable: true };
    for (const type of ['pointerdown', 'pointerup']) target.dispatchEvent(new PointerEvent(type, init));
  }
  return true;
}
