import { keepChoices, readChoices, setAttribute, type Choices } from './choices.ts';

/** The width that whole blocks and patterns are designed for, in CSS pixels. */
const PAGE_WIDTH = 1280;

const frames = (): HTMLIFrameElement[] => [
  ...document.querySelectorAll<HTMLIFrameElement>('.docs-frame iframe'),
];
const isWide = (frame: HTMLIFrameElement): boolean => frame.closest('[data-wide]') !== null;

/** As wide as chosen. A design for a whole page is drawn at its width, and smaller. */
function fit(frame: HTMLIFrameElement, { width }: Choices): void {
  const room = frame.parentElement!.clientWidth;
  const own = width ? Number(width) : isWide(frame) ? PAGE_WIDTH : room;
  const scale = Math.min(1, room / own);
  const height = Number(frame.dataset['measured'] ?? frame.height);
  frame.style.inlineSize = `${own}px`;
  frame.style.blockSize = `${height}px`;
  frame.style.transform = scale < 1 ? `scale(${scale})` : '';
  frame.parentElement!.style.blockSize = `${Math.ceil(height * scale)}px`;
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
  for (const frame of frames()) {
    frame.addEventListener('load', () => follow(frame));
    if (frame.contentDocument?.readyState === 'complete') follow(frame);
    fit(frame, choices);
  }
  addEventListener('resize', () => frames().forEach((frame) => fit(frame, readChoices())));
}
