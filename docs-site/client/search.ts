/** A page with the words, from Pagefind's script. Its texts are escaped; the words are in `<mark>`. */
interface Found {
  url: string;
  meta: { title?: string; section?: string };
  excerpt: string;
  sub_results: { title: string; url: string; excerpt: string }[];
}
interface Pagefind {
  init(): Promise<void>;
  debouncedSearch(
    words: string,
    options: object,
    delayMs: number,
  ): Promise<{ results: { data(): Promise<Found> }[] } | null>;
}

/** Pages in the list, and places in each. */
const MOST_PAGES = 12;
const MOST_PLACES = 3;
const DELAY_MS = 120;

const BASE = import.meta.env.BASE_URL;
let loaded: Promise<Pagefind> | undefined;

/** The index is loaded when a reader searches. */
function pagefind(): Promise<Pagefind> {
  loaded ??= import(/* @vite-ignore */ `${BASE}pagefind/pagefind.js`).then(async (module: Pagefind) => {
    await module.init();
    return module;
  });
  return loaded;
}

function makeDialog(): HTMLDialogElement {
  const dialog = document.createElement('dialog');
  dialog.className = 'docs-search';
  dialog.setAttribute('aria-label', 'Search');
  dialog.innerHTML = `
    <form method="dialog" role="search">
      <label class="rt-visually-hidden" for="docs-words">Search all pages</label>
      <input id="docs-words" type="text" role="searchbox" inputmode="search" autocomplete="off" spellcheck="false" placeholder="Search all pages">
      <button type="submit">Close</button>
    </form>
    <p role="status"></p>
    <ol></ol>`;
  document.body.append(dialog);
  return dialog;
}

function link(url: string, title: string, excerpt: string, section = ''): HTMLElement {
  const item = document.createElement('li');
  const anchor = document.createElement('a');
  anchor.href = url;
  anchor.textContent = title;
  const text = document.createElement('p');
  // Pagefind escapes the texts of pages.
  text.innerHTML = excerpt;
  if (section) anchor.append(Object.assign(document.createElement('span'), { textContent: section }));
  if (excerpt) anchor.append(text);
  item.append(anchor);
  return item;
}

function itemsOf({ url, meta, excerpt, sub_results: places }: Found): HTMLElement[] {
  const title = meta.title ?? url;
  const inside = places.filter((place) => place.url !== url).slice(0, MOST_PLACES);
  // The first place has the same words as the page.
  return [
    link(url, title, inside.length > 0 ? '' : excerpt, meta.section === title ? '' : meta.section),
    ...inside.map((place) => {
      const item = link(place.url, `${title} › ${place.title}`, place.excerpt);
      item.dataset['place'] = '';
      return item;
    }),
  ];
}

/** Arrows go through the results; the field is above the first. */
function moveFocus(dialog: HTMLDialogElement, event: KeyboardEvent): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (!step) return;
  const stops = [...dialog.querySelectorAll<HTMLElement>('input, ol a')];
  const at = stops.indexOf(document.activeElement as HTMLElement);
  event.preventDefault();
  stops[Math.max(0, Math.min(stops.length - 1, at + step))]?.focus();
}

const isTyping = ({ target }: Event): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));

export function startSearch(): void {
  const button = document.querySelector<HTMLButtonElement>('[data-search]');
  if (!button) return;
  const dialog = makeDialog();
  const field = dialog.querySelector('input')!;
  const status = dialog.querySelector<HTMLElement>('[role=status]')!;
  const list = dialog.querySelector('ol')!;

  async function search(): Promise<void> {
    const words = field.value.trim();
    if (!words) {
      list.replaceChildren();
      status.textContent = '';
      return;
    }
    try {
      const found = await (await pagefind()).debouncedSearch(words, {}, DELAY_MS);
      // The reader has typed on.
      if (!found) return;
      const pages = await Promise.all(found.results.slice(0, MOST_PAGES).map((result) => result.data()));
      list.replaceChildren(...pages.flatMap(itemsOf));
      const count = found.results.length;
      status.textContent = count ? `${count} ${count === 1 ? 'page' : 'pages'}` : `No page has “${words}”.`;
    } catch {
      loaded = undefined;
      status.textContent = 'The search could not be loaded. Check the connection and type again.';
    }
  }
  const open = (): void => {
    dialog.showModal();
    field.select();
    // It is there before the first letter. A failure is said when a reader types.
    pagefind().catch(() => (loaded = undefined));
  };

  field.addEventListener('input', () => void search());
  dialog.addEventListener('keydown', (event) => moveFocus(dialog, event));
  dialog.addEventListener('click', (event) => {
    if (event.target === dialog) dialog.close();
  });
  // Enter opens the first result.
  dialog.querySelector('form')!.addEventListener('submit', (event) => {
    if (event.submitter === dialog.querySelector('button') && document.activeElement === field) {
      event.preventDefault();
      list.querySelector('a')?.click();
    }
  });
  list.addEventListener('click', () => dialog.close());
  button.addEventListener('click', open);
  document.addEventListener('keydown', (event) => {
    if (dialog.open) return;
    // The field of the closed dialog keeps the focus until the next frame.
    const isElsewhere = isTyping(event) && !dialog.contains(event.target as Node);
    const isSlash = event.key === '/' && !isElsewhere;
    const isControlK = event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey);
    if (!isSlash && !isControlK) return;
    event.preventDefault();
    open();
  });
  button.hidden = false;
}
