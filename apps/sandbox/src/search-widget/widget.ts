/** The reply of the service. */
export interface WidgetAnswer {
  readonly facets: readonly { readonly value: string; readonly name: string; readonly count: number }[];
  readonly results: readonly { readonly title: string; readonly text: string; readonly href: string }[];
}

interface Command {
  readonly facets: string;
  readonly results: string;
  readonly parameter: string;
}
type Page = Window & { searchWidget?: Command[] };

/**
 * The script of the simulated search service. It takes the commands that wait in the queue of the page, reads the words
 * in the page's address, and writes the results and what narrows them into two containers. It runs as text in the page
 * and refers to nothing outside itself.
 */
export function searchWidgetScript(page: Page, script: string): void {
  const { document, location } = page;
  const draw = ({ facets, results }: WidgetAnswer, command: Command, chosen: string): void => {
    const [places, list] = [
      document.getElementById(command.facets),
      document.getElementById(command.results),
    ];
    if (!places || !list || results.length === 0) return;
    const buttons = facets.map(({ value, name, count }) => {
      const button = Object.assign(document.createElement('button'), { type: 'button' });
      button.textContent = `${name} ${count}`;
      button.ariaPressed = String(value === chosen);
      button.dataset['value'] = value;
      button.onclick = () => void ask(command, value === chosen ? '' : value, value);
      return button;
    });
    places.replaceChildren(...buttons);
    const items = results.map(({ title, text, href }) => {
      const item = document.createElement('li');
      const link = Object.assign(document.createElement('a'), { href, textContent: title });
      const words = Object.assign(document.createElement('p'), { textContent: text });
      item.append(link, words);
      return item;
    });
    const found = document.createElement('ul');
    found.append(...items);
    list.replaceChildren(found);
  };
  const ask = async (command: Command, section = '', focused = ''): Promise<void> => {
    const address = new URL(script.replace(/\.js$/, '/results'));
    address.searchParams.set('q', new URLSearchParams(location.search).get(command.parameter) ?? '');
    if (section) address.searchParams.set('section', section);
    const reply = await fetch(address, { credentials: 'omit', referrerPolicy: 'no-referrer' });
    if (!reply.ok) return;
    draw((await reply.json()) as WidgetAnswer, command, section);
    if (focused) document.querySelector<HTMLElement>(`#${command.facets} [data-value="${focused}"]`)?.focus();
  };
  const waiting = page.searchWidget ?? [];
  page.searchWidget = Object.assign([], {
    push: (command: Command): number => {
      void ask(command).catch(() => undefined);
      return 0;
    },
  });
  for (const command of waiting) void ask(command).catch(() => undefined);
}
