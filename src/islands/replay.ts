import type { Held } from './hold.ts';

/**
 * Repeats a held interaction for a hydrated island, with the events that components listen to before
 * the click: menus open on pointerdown or keydown, so `click()` alone would not open them.
 * It shares no code with the loader, because the loader would then wait for this chunk.
 *
 * @returns whether the default action, the click or the submit, must still be repeated
 */
export function replay({ event, target }: Held): boolean {
  if (target && event.type === 'keydown') {
    const { key, code } = event as KeyboardEvent;
    const repeated = new KeyboardEvent('keydown', { key, code, bubbles: true, cancelable: true });
    return target.dispatchEvent(repeated) && !key.startsWith('Arrow');
  }
  const { detail, clientX, clientY, pointerType } = event as PointerEvent;
  // A click without a pointer comes from a screen reader or a script, so no pointer events are sent.
  if (target && event.type === 'click' && detail) {
    const init = { clientX, clientY, pointerType, isPrimary: true, bubbles: true, cancelable: true };
    for (const type of ['pointerdown', 'pointerup']) target.dispatchEvent(new PointerEvent(type, init));
  }
  return true;
}
