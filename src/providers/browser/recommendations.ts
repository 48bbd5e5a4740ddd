import { fillByScript, type ScriptWidgetOptions } from './script-widget.ts';

/** Time limit for the stories of a widget that has loaded. Later ones are not shown. */
export const RECOMMENDATIONS_TIMEOUT_MS = 10_000;

/** The place for the stories. */
export interface RecommendationPlace {
  /** An empty element of the page, with an id. */
  readonly container: HTMLElement;
  /** The name of the place at the service, as 'Mid Article'. */
  readonly placement: string;
  /** The look of the widget at the service. */
  readonly mode: string;
}

/** The entries in the queue of the widget's script. */
export type RecommendationCommand =
  | { article: 'auto' }
  | { mode: string; container: string; placement: string; target_type: 'mix' }
  | { flush: true };

/** Settings of the widget, with the window that has its queue. */
export interface RecommendationsOptions extends ScriptWidgetOptions {
  page: {
    readonly document: Document;
    _taboola?: { push(command: RecommendationCommand): unknown } | undefined;
  };
}

/** Recommendations of another company. */
export interface RecommendationWidget {
  /** Asks for stories. Whether the container has some: not without consent, and not if the service fails or is late. */
  fill(place: RecommendationPlace): Promise<boolean>;
}

/**
 * A recommendation widget, whose script takes commands from a queue. It does not load before the reader consents to
 * advertising.
 * @see B20, N3, X8
 */
export function createRecommendationWidget(options: RecommendationsOptions): RecommendationWidget {
  const { page, timeoutMs = RECOMMENDATIONS_TIMEOUT_MS } = options;
  return {
    fill: ({ container, placement, mode }) => {
      const ask = (): void => {
        const first = page._taboola === undefined;
        page._taboola ??= [];
        if (first) page._taboola.push({ article: 'auto' });
        page._taboola.push({ mode, container: container.id, placement, target_type: 'mix' });
        page._taboola.push({ flush: true });
      };
      const { document } = page;
      return fillByScript(options, { document, purpose: 'advertising', ask, container, timeoutMs });
    },
  };
}
