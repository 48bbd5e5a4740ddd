import { z } from 'zod';
import { siteOrigin } from '../../config/site.ts';
import { failureOf } from '../../pages/failure.ts';
import { readPage } from '../page/answer-page.ts';
import type { MadePage } from '../page/page-cache.ts';
import type { PageRequest } from '../page/page-request.ts';
import { OverloadError } from '../page/render-queue.ts';
import { deskReply, invalidQuestion } from './answer-draft.tsx';
import { draftPage } from './draft-page.ts';
import { previewNotice, previewReply, type PreviewNotice } from './preview-notice.ts';
import { createPreviewTokens, parsePreview, PREVIEW_PARAMETER, type PagePreview } from './preview-token.ts';
import { storedDocument } from './stored-document.ts';
import { storyPage } from './story-page.ts';

/** How long an address works, in minutes. */
const Minutes = z.object({
  minutes: z
    .int()
    .min(1)
    .max(7 * 24 * 60)
    .default(60),
});

/** The signed address of a preview: the answer of `POST /api/vista-previa`. */
export async function answerPreviewAddress(request: PageRequest, deskToken: string): Promise<Response> {
  const { c, context, site } = request;
  const body: unknown = await c.req.json().catch(() => undefined);
  const preview = parsePreview(body);
  if (!preview.success) return invalidQuestion(preview.error);
  const time = Minutes.safeParse(body);
  if (!time.success) return invalidQuestion(time.error);
  const { key } = site.brand;
  const token = await createPreviewTokens(deskToken, context.clock).sign(
    preview.data,
    key,
    time.data.minutes,
  );
  const address = new URL(preview.data.path, siteOrigin(key, request.url, context.config));
  address.searchParams.set(PREVIEW_PARAMETER, token);
  return deskReply({ address: address.href });
}

/** A page as readers would get it with a draft or a revision. */
async function pageWithDraft(request: PageRequest, preview: PagePreview): Promise<MadePage | PreviewNotice> {
  const { context, site, log } = request;
  const document = await storedDocument(context, site.brand.key, preview).catch((error: unknown) => {
    log.warn({ err: error }, 'draft not read');
    return 'away' as const;
  });
  if (document === 'away') return document;
  if (!document) return 'gone';
  const draft = await draftPage(request, { ...preview, document });
  if (!draft) return 'unknownLayout';
  // The question about consent is part of the page.
  const shown = { ...draft.request, consent: request.consent };
  const made = await context.rendering.run(() => readPage(shown, () => false));
  return draft.isShown() ? made : 'other';
}

/** The page of a signed address: with a draft or a revision, or a story before its time. @see X5 */
export async function answerPreview(request: PageRequest, deskToken: string): Promise<Response> {
  const { context, site, url, log } = request;
  const token = url.searchParams.get(PREVIEW_PARAMETER) ?? '';
  const preview = await createPreviewTokens(deskToken, context.clock).read(token, site.brand.key);
  if (typeof preview === 'string') return previewNotice(request, preview);
  const isStory = 'story' in preview;
  if (preview.path !== url.pathname) return previewNotice(request, isStory ? 'otherStory' : 'broken');
  try {
    const made = isStory ? await storyPage(request, preview) : await pageWithDraft(request, preview);
    return typeof made === 'string' ? await previewNotice(request, made) : previewReply(made);
  } catch (error) {
    if (error instanceof OverloadError) return previewNotice(request, 'busy');
    if (failureOf(error) === 'fault') throw error;
    log.warn({ err: error }, 'preview failed');
    return previewNotice(request, 'contentAway');
  }
}
