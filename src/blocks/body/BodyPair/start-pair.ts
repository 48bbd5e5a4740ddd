/**
 * Moves the edge between the pictures of `BodyPair` with its slider.
 * @returns stops it
 */
export function startPair(pair: HTMLElement): (() => void) | void {
  const slider = pair.querySelector('input');
  const both = pair.querySelector<HTMLElement>('.both');
  if (!slider || !both) return;
  const move = (): void => both.style.setProperty('--_rt-pair-share', `${slider.value}%`);
  slider.addEventListener('input', move);
  // The reader may have moved it before this script came.
  move();
  return () => slider.removeEventListener('input', move);
}
