/** The facts about the stubbed browser. */
export interface BrowserStubs {
  /** Whether `(prefers-reduced-motion: reduce)` matches. No other media query ever matches. */
  reducedMotion?: boolean | undefined;
  /**
   * Width in px of every element, with the slides of a carousel side by side. Without it no element has a size, as
   * in jsdom, and a carousel has no arrows and no dots.
   */
  slideWidth?: number | undefined;
}

/** Both kinds of observer. jsdom has no layout, so they have nothing to report. */
class SilentObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
  takeRecords(): [] {
    return [];
  }
}

const mediaQuery = (media: string, matches: boolean): MediaQueryList =>
  Object.assign(new EventTarget(), {
    media,
    matches,
    onchange: null,
    addListener: () => undefined,
    removeListener: () => undefined,
  });

const offsetLeft = (element: Element, width: number): number =>
  element.matches('.rt-carousel .slide') ? [...element.parentElement!.children].indexOf(element) * width : 0;

/** Opens without a top layer and a backdrop, which jsdom does not have. */
function open(this: HTMLDialogElement): void {
  this.open = true;
}

function close(this: HTMLDialogElement, returnValue?: string): void {
  if (!this.open) return;
  this.open = false;
  if (returnValue !== undefined) this.returnValue = returnValue;
  this.dispatchEvent(new Event('close'));
}

/** The state and the events of a popover, without its top layer. */
function turnPopover(this: HTMLElement, newState: 'open' | 'closed'): void {
  const tell = (name: string): void => {
    this.dispatchEvent(Object.assign(new Event(name), { newState }));
  };
  tell('beforetoggle');
  queueMicrotask(() => tell('toggle'));
}

/** Returns a function that restores the current state of a property. */
function keep(target: object, name: string): () => void {
  const own = Object.getOwnPropertyDescriptor(target, name);
  return () => {
    if (own) Object.defineProperty(target, name, own);
    else Reflect.deleteProperty(target, name);
  };
}

/** Defines a property. Returns a function that restores it. */
function define(target: object, name: string, property: PropertyDescriptor): () => void {
  const restore = keep(target, name);
  Object.defineProperty(target, name, { ...property, configurable: true });
  return restore;
}

/**
 * Adds what jsdom lacks and components of this package need: `matchMedia`, `IntersectionObserver`,
 * `ResizeObserver`, `<dialog>`, popovers, scrolling into view, pointer capture and addresses of files. Existing media queries and observers are
 * replaced, so that a test does not depend on its environment.
 *
 * Call it before each test. It works with any test runner.
 *
 * @returns a function that restores everything, including later calls
 * @throws ReferenceError without a DOM
 */
export function stubBrowser({ reducedMotion = false, slideWidth }: BrowserStubs = {}): () => void {
  const value = (target: object, name: string, replacement: unknown): (() => void) =>
    define(target, name, { value: replacement, writable: true });
  const missing = (target: object, name: string, replacement: unknown): (() => void) =>
    name in target ? () => undefined : value(target, name, replacement);
  const size = (name: string, get: (this: HTMLElement) => number): (() => void) =>
    slideWidth === undefined
      ? keep(HTMLElement.prototype, name)
      : define(HTMLElement.prototype, name, { get });

  const width = slideWidth ?? 0;
  const undo = [
    value(globalThis, 'matchMedia', (media: string) =>
      mediaQuery(media, reducedMotion && media.includes('prefers-reduced-motion: reduce')),
    ),
    value(globalThis, 'IntersectionObserver', SilentObserver),
    value(globalThis, 'ResizeObserver', SilentObserver),
    missing(Element.prototype, 'scrollIntoView', () => undefined),
    missing(Element.prototype, 'hasPointerCapture', () => false),
    missing(Element.prototype, 'setPointerCapture', () => undefined),
    missing(Element.prototype, 'releasePointerCapture', () => undefined),
    missing(HTMLDialogElement.prototype, 'show', open),
    missing(HTMLDialogElement.prototype, 'showModal', open),
    missing(HTMLDialogElement.prototype, 'close', close),
    missing(HTMLElement.prototype, 'showPopover', function (this: HTMLElement) {
      turnPopover.call(this, 'open');
    }),
    missing(HTMLElement.prototype, 'hidePopover', function (this: HTMLElement) {
      turnPopover.call(this, 'closed');
    }),
    missing(globalThis, 'CSS', { supports: () => true }),
    missing(URL, 'createObjectURL', () => 'blob:stub'),
    missing(URL, 'revokeObjectURL', () => undefined),
    size('offsetWidth', () => width),
    size('offsetLeft', function (this: HTMLElement) {
      return offsetLeft(this, width);
    }),
  ];
  return () => undo.reverse().forEach((step) => step());
}
