import { keepChoices, readChoices, setAttribute, type Choices } from './choices.ts';
import { startLateFrames, waitingFrame } from './late-frames.ts';

/** The width that whole blocks and patterns are designed for, in CSS pixels. */
const PAGE_WIDTH = 1280;

const frames = (): HTMLIFrameElement[] => [
  ...document.querySelectorAll<HTMLIFrameElement>('.docs-frame iframe'),
];
const isWide = (frame: HTMLIFrameElement): boolean => frame.closest('[data-wide]') !== null;
/** A card of the catalogue is as high as its style, and shows a part of its example. */
const isCard = (frame: HTMLIFrameElement): boolean => frame.closest('.docs-card') !== null;
/** The width of a small piece in a card, in CSS pixels. */
const CARD_WIDTH = 340;

/** As wide as chosen. A design for a whole page is drawn at its width, and smaller. */
function fit(frame: HTMLIFrameElement, { width }: Choices): void {
  const room = frame.parentElement!.clientWidth;
  const usual = isWide(frame) ? PAGE_WIDTH : isCard(frame) ? CARD_WIDTH : room;
  const own = width ? Number(width) : usual;
  const scale = Math.min(1, room / own);
  const height = Number(frame.dataset['measured'] ?? frame.height);
  frame.style.inlineSize = `${own}px`;
  frame.style.blockSize = `${height}px`;
  frame.style.transform = scale < 1 ? `scale(${scale})` : '';
  // A small piece is in the middle of its card.
  const spare = frame.parentElement!.clientHeight - height * scale;
  if (isCard(frame)) frame.style.marginBlockStart = `${Math.max(0, spare / 2)}px`;
  else frame.parentElement!.style.blockSize = `${Math.ceil(height * scale)}px`;
}

function apply(frame: HTMLIFrameElement, choices: Choices): void {
  fit(frame, choices);
  const root = frame.contentDocument?.documentElement;
  if (!root || !frame.contentDocument?.querySelector('base')) return;
  const fixed = new Set(frame.dataset['fixed']?.split(' '));
  if (choices.brand && !fixed.has('brand')) setAttribute(root, 'brand', choices.brand);
  if (!fixed.has('mode')) setAttribute(root, 'mode', choices.mode || choices.pageMode);
}

export const applyToExamples = (choices: Choices): void => frames().forEach((frame) => apply(frame, choices));

/** An example is as high as its content, also when this changes. */
function follow(frame: HTMLIFrameElement): void {
  const { contentDocument } = frame;
  const body = contentDocument?.body;
  if (!body || !contentDocument.querySelector('base')) return;
  const measure = (): void => {
    frame.dataset['measured'] = String(Math.ceil(body.getBoundingClientRect().height));
    fit(frame, readChoices());
  };
  new ResizeObserver(measure).observe(body);
  measure();
  apply(frame, readChoices());
}

function start(frame: HTMLIFrameElement): void {
  frame.addEventListener('load', () => follow(frame));
  if (frame.contentDocument?.readyState === 'complete') follow(frame);
  fit(frame, readChoices());
}

/** The room of the frames that come later, so that nothing moves when they do. A card has it already. */
function keepRoom(place: HTMLElement): void {
  if (place.closest('.docs-card')) return;
  const scale = place.closest('[data-wide]') ? Math.min(1, place.clientWidth / PAGE_WIDTH) : 1;
  place.style.blockSize = `${Math.ceil(Number(waitingFrame(place).height) * scale)}px`;
}

export function startExamples(): void {
  const form = document.querySelector<HTMLFormElement>('[data-choices]');
  if (!form) return;
  const choices = readChoices();
  for (const select of form.querySelectorAll<HTMLSelectElement>('[data-choice]')) {
    const name = select.dataset['choice'] as keyof Choices;
    select.value = choices[name] ?? select.value;
    select.addEventListener('change', () => applyToExamples(keepChoices({ [name]: select.value })));
  }
  form.hidden = false;
  frames().forEach(start);
  startLateFrames('.docs-frame', { before: keepRoom, after: start });
  addEventListener('resize', () => frames().forEach((frame) => fit(frame, readChoices())));
}
