import type { FoundPage } from '../found-page.ts';

/** The id of the request in words, with which a reader's message leads to its lines in the logs. */
export const codeText = (requestId: string | undefined): string[] =>
  requestId === undefined ? [] : [`Código de esta falla: ${requestId}.`];

/**
 * The page of a failure with the id of its request below the notice. Other error pages are shared by many requests, or need
 * no message.
 */
export function withRequestCode(found: FoundPage, requestId: string | undefined): FoundPage {
  if (found.status !== 500) return found;
  const { document } = found;
  const regions = Object.entries(document.regions).map(([region, blocks = []]) => [
    region,
    blocks.map((placement) =>
      placement.block === 'notice' && placement.settings?.['code'] === '500'
        ? {
            ...placement,
            settings: {
              ...placement.settings,
              text: [placement.settings['text'], ...codeText(requestId)].filter(Boolean).join(' '),
            },
          }
        : placement,
    ),
  ]);
  return {
    ...found,
    document: { ...document, regions: Object.fromEntries(regions) as typeof document.regions },
  };
}
