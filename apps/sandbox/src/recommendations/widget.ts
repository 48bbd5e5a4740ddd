/** A recommended page of another site. */
export interface Recommended {
  readonly advertiser: string;
  readonly title: string;
  /** Relative to the script. */
  readonly href: string;
}

interface Command {
  readonly container?: string;
  readonly placement?: string;
}
type Page = Window & { _taboola?: Command[] };

/**
 * The script of the simulated recommendation service. It takes the commands that wait in the queue of the page, then
 * those that come, and writes a list of links into each container. It runs as text in the page and refers to nothing
 * outside itself.
 */
export function recommendationScript(page: Page, items: readonly Recommended[], origin: string): void {
  const { document } = page;
  const show = ({ container, placement }: Command): void => {
    const place = container ? document.getElementById(container) : null;
    if (!place || items.length === 0) return;
    const list = document.createElement('ul');
    list.dataset['placement'] = placement ?? '';
    for (const { advertiser, title, href } of items) {
      const link = Object.assign(document.createElement('a'), {
        href: new URL(href, origin).href,
        rel: 'sponsored noopener',
        target: '_blank',
      });
      const words = document.createElement('strong');
      words.textContent = title;
      const by = document.createElement('span');
      by.textContent = advertiser;
      link.append(words, by);
      const item = document.createElement('li');
      item.append(link);
      list.append(item);
    }
    place.replaceChildren(list);
  };
  const waiting = page._taboola ?? [];
  page._taboola = Object.assign([], {
    push: (command: Command): number => {
      show(command);
      return 0;
    },
  });
  for (const command of waiting) show(command);
}
