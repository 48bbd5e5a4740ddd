import { STREAM_TYPE } from 'rotativa/domain';
import type { Site } from '../config/site.ts';
import { signInSources } from '../config/sign-in.ts';
import { adPixel } from '../pages/ad-pixel.ts';
import { adsCall } from '../pages/ads.ts';
import { articleOf } from '../pages/article.ts';
import { cardFrameOf } from '../pages/card-pages.ts';
import { measuringPlaces } from '../pages/measured-view.ts';
import { paywallCall } from '../pages/paywall.ts';
import { recommendationScript } from '../pages/recommendations.ts';
import type { FoundPage } from '../pages/resolve.ts';
import { searchWidgetScript } from '../pages/search-widget.ts';
import { swgCall } from '../pages/swg.ts';
import { ADS_SCRIPT, READER_SCRIPT } from '../render/reader-script.ts';
import { SPECULATION } from '../render/shell.ts';
import type { PageRequest } from './page-request.ts';
import { contentPolicy } from './security.ts';

/** The Content-Security-Policy of a page with this inline CSS. */
export function pagePolicy(
  { context: { config, development }, site }: PageRequest,
  found: FoundPage,
  css: string | undefined,
): string {
  const { page } = found;
  const { companies, captcha, accountOrigin } = config;
  const { endpoint, tags } = measuringPlaces(site, config) ?? {};
  const tagOrigin = tags ? [new URL(tags).origin] : [];
  const sources = accountOrigin ? signInSources(companies, captcha) : undefined;
  const script = paywallCall(page, site, config)?.script;
  const cards = cardFrameOf(page, site.brand, config);
  const swg = swgCall(page, site, config)?.script;
  const ads = adsCall(found, site, config);
  const pixel = adPixel(found, site, config);
  // Never both: one is on articles, the other on the search page.
  const widget = recommendationScript(found, site, config) ?? searchWidgetScript(found, site, config);
  const widgetOrigin = widget ? [new URL(widget).origin] : [];
  const swgOrigin = swg ? [new URL(swg).origin] : [];
  return contentPolicy({
    scriptSources: [
      ...(sources?.scripts ?? []),
      ...(script ? [new URL(script).origin] : []),
      ...(swg ? [swg] : []),
      ...tagOrigin,
      ...(ads?.scripts ?? []),
      ...widgetOrigin,
    ],
    styleSources: sources?.styles ?? [],
    scripts: [...(accountOrigin ? [READER_SCRIPT] : []), ...(ads ? [ADS_SCRIPT] : []), SPECULATION],
    styles: css === undefined ? [] : [css],
    connect: [
      ...new Set([
        ...(sources && accountOrigin ? [accountOrigin, ...sources.connect] : []),
        ...(endpoint ? [new URL(endpoint).origin] : []),
        ...tagOrigin,
        ...swgOrigin,
        ...(ads?.origins ?? []),
        ...widgetOrigin,
        ...streamOrigins(found, site),
      ]),
    ],
    ...(ads && { frames: [...new Set(["'self'", 'https:', ...ads.origins])] }),
    ...(cards && { frames: [...new Set([new URL(cards).origin, ...swgOrigin])] }),
    pictures: [
      ...new Set([
        ...(accountOrigin?.startsWith('http:') ? [accountOrigin] : []),
        ...(pixel ? [new URL(pixel).origin] : []),
      ]),
    ],
    development,
  });
}

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
