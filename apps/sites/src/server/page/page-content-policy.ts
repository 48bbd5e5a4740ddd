import { STREAM_TYPE } from 'rotativa/domain';
import type { Site } from '../../config/site.ts';
import { articleOf } from '../../pages/article.ts';
import type { PageCalls } from '../../pages/calls/page-calls.ts';
import type { FoundPage } from '../../pages/found-page.ts';
import { ADS_SCRIPT, READER_SCRIPT } from '../../render/reader-script.ts';
import { SPECULATION } from '../../render/shell.ts';
import type { PageRequest } from './page-request.ts';
import { contentPolicy } from '../content-policy.ts';

/** The Content-Security-Policy of a page with these `<style>` elements. */
export function pageContentPolicy(
  { context, site }: PageRequest,
  found: FoundPage,
  { account, ads, cards, analytics, paywall, pixel, recommendations, searchWidget, swg }: PageCalls,
  styles: readonly string[],
): string {
  const { sources } = account ?? {};
  const endpointOrigin = originsOf(analytics?.endpoint);
  const tagOrigin = originsOf(analytics?.tags);
  const widgetOrigins = originsOf(recommendations, searchWidget);
  const swgOrigin = originsOf(swg?.script);
  return contentPolicy({
    scriptSources: [
      ...(sources?.scripts ?? []),
      ...originsOf(paywall?.script),
      ...(swg ? [swg.script] : []),
      ...tagOrigin,
      ...(ads?.scripts ?? []),
      ...widgetOrigins,
    ],
    styleSources: sources?.styles ?? [],
    scripts: [...(account ? [READER_SCRIPT] : []), ...(ads ? [ADS_SCRIPT] : []), SPECULATION],
    styles,
    connect: [
      ...new Set([
        ...(account ? [account.origin, ...account.sources.connect] : []),
        ...endpointOrigin,
        ...tagOrigin,
        ...swgOrigin,
        ...(ads?.origins ?? []),
        ...widgetOrigins,
        ...streamOrigins(found, site),
      ]),
    ],
    ...(ads && { frames: [...new Set(["'self'", 'https:', ...ads.origins])] }),
    ...(cards && { frames: [...new Set([...originsOf(cards), ...swgOrigin])] }),
    pictures: [
      ...new Set([...(account?.origin.startsWith('http:') ? [account.origin] : []), ...originsOf(pixel)]),
    ],
    development: context.development,
  });
}

/** The origins of those addresses that a page has. */
const originsOf = (...addresses: readonly (string | undefined)[]): string[] =>
  addresses.flatMap((address) => (address ? [new URL(address).origin] : []));

/** The other origins of the page's streams, whose parts a script loads. @see N11 */
function streamOrigins({ page: { document, path } }: FoundPage, { brand, origin }: Site): string[] {
  if (!document) return [];
  const { lead, body } = articleOf(document, brand, origin, path);
  const origins = [...(lead ? [lead] : []), ...body].flatMap((block) =>
    block.type === 'video' && block.player.provider === 'file'
      ? block.player.sources
          .filter(({ type }) => type === STREAM_TYPE)
          .map(({ src }) => new URL(src, origin).origin)
      : [],
  );
  return origins.filter((one) => one !== origin);
}
