import { readPage } from '../page/answer-page.ts';
import type { MadePage } from '../page/page-cache.ts';
import type { PageRequest } from '../page/page-request.ts';
import { createServices } from '../services.ts';
import { watchPages } from '../site-pages/page-snapshot.ts';
import { VARIANTS } from './draft-view.ts';
import type { PreviewNotice } from './preview-notice.ts';
import type { StoryPreview } from './preview-token.ts';

/**
 * The page of a story before its time, as readers will get it. Only this story is answered early: lists beside it have
 * what readers see now.
 * @returns a notice if the story is no longer at the address
 * @throws ApiError if the content cannot be read, OverloadError
 */
export async function storyPage(
  request: PageRequest,
  { story, path, reader, mode }: StoryPreview,
): Promise<MadePage | PreviewNotice> {
  const { site, log } = request;
  const { config } = request.context;
  const context = { ...request.context, unpublished: story, config: { ...config, adPlaces: true } };
  const sitePages = watchPages(await context.sitePages.at(site.brand.key));
  const services = createServices(context, site, log, sitePages);
  const document = await services.content.document(path);
  if (document?._id !== story) return 'storyGone';
  const shown: PageRequest = {
    ...request,
    ...{ context, services, sitePages },
    url: new URL(path, site.origin),
    chosen: mode ?? 'system',
    variant: VARIANTS[reader]!,
    geoVideo: false,
    purchase: undefined,
  };
  return context.rendering.run(() => readPage(shown, () => false));
}
