import { fillByScript, type ScriptWidgetOptions } from './script-widget.ts';

/** Time limits for the script and for its results. Later ones are not shown: the reader reads others already. */
export const SEARCH_WIDGET_TIMEOUT_MS = 3000;

/** The place for the results. */
export interface SearchWidgetPlace {
  /** An empty element of the page, with an id, for what narrows the results. */
  readonly facets: HTMLElement;
  /** An empty element of the page, with an id. */
  readonly results: HTMLElement;
  /** The parameter of the page's address that has the words, as 'q'. */
  readonly parameter: string;
}

/** The entries in the queue of the widget's script: the ids of two containers, and the parameter with the words. */
export interface SearchWidgetCommand {
  facets: string;
  results: string;
  parameter: string;
}

/** Settings of the widget, with the window that has its queue. */
export interface SearchWidgetOptions extends ScriptWidgetOptions {
  page: {
    readonly document: Document;
    searchWidget?: { push(command: SearchWidgetCommand): unknown } | undefined;
  };
}

/** A search of another company. */
export interface SearchWidget {
  /** Asks for results. Whether there are some: not without consent, and not if the service fails or is late. */
  fill(place: SearchWidgetPlace): Promise<boolean>;
}

/**
 * A search widget, whose script takes commands from a queue. It does not load before the reader allows content of other
 * sites, and finds the words in the address of the page only.
 * @see B11, B20, X8
 */
export function createSearchWidget(options: SearchWidgetOptions): SearchWidget {
  const { page, timeoutMs = SEARCH_WIDGET_TIMEOUT_MS } = options;
  const { scriptTimeoutMs = SEARCH_WIDGET_TIMEOUT_MS } = options;
  return {
    fill: ({ facets, results: container, parameter }) => {
      const ask = (): void => {
        page.searchWidget ??= [];
        page.searchWidget.push({ facets: facets.id, results: container.id, parameter });
      };
      const { document } = page;
      const request = { document, purpose: 'embeds', ask, container, timeoutMs } as const;
      return fillByScript({ ...options, scriptTimeoutMs }, request);
    },
  };
}
