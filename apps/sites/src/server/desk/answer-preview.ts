import { z } from 'zod';
import { siteOrigin } from '../../config/site.ts';
import { errorPage } from '../../pages/documents/error-page.ts';
import type { FoundPage } from '../../pages/found-page.ts';
import { NO_STORE } from '../cache-control.ts';
import { loadBlocks, readPage } from '../page/answer-page.ts';
import { makePage } from '../page/make-page.tsx';
import type { MadePage } from '../page/page-cache.ts';
import type { PageRequest } from '../page/page-request.ts';
import { OverloadError } from '../page/render-queue.ts';
import { deskRefusal, deskReply } from './answer-draft.tsx';
import { draftPage } from './draft-page.ts';
import { createPreviewTokens, Preview, PREVIEW_PARAMETER, type PreviewFault } from './preview-token.ts';
import { storedDocument } from './stored-document.ts';

/** How long an address works, in minutes. */
const Minutes = z.object({
  minutes: z
    .int()
    .min(1)
    .max(7 * 24 * 60)
    .default(60),
});

/** A preview is for those who have its address. */
const HEADERS = { ...NO_STORE, 'X-Robots-Tag': 'noindex' };

/** Why there is nothing to see: the page of each case. */
const NOTICES = {
  expired: {
    status: 410,
    title: 'Esta vista previa venció',
    text: 'Las direcciones de vista previa dejan de servir por sí solas. En la mesa de edición se puede pedir otra.',
  },
  broken: {
    status: 404,
    title: 'Esta vista previa no existe',
    text: 'La dirección está incompleta o no es de este sitio. En la mesa de edición se puede pedir otra.',
  },
  gone: {
    status: 404,
    title: 'Ya no hay borrador',
    text: 'El borrador de esta vista previa se guardó o se descartó. En la mesa de edición está la página como quedó.',
  },
  other: {
    status: 404,
    title: 'Esta dirección es de otra página',
    text: 'El borrador de esta vista previa no se usa en esta dirección. En la mesa de edición se puede pedir otra.',
  },
  busy: {
    status: 503,
    title: 'Volvemos enseguida',
    text: 'En este momento no alcanzamos a preparar la vista previa. Hay que volver a cargar la página.',
  },
  away: {
    status: 503,
    title: 'No pudimos traer el borrador',
    text: 'El servicio de páginas no responde en este momento. Hay que volver a cargar la página en unos minutos.',
  },
} as const satisfies Record<
  PreviewFault | 'gone' | 'other' | 'busy' | 'away',
  { status: FoundPage['status']; title: string; text: string }
>;

const reply = ({ status, headers, body }: MadePage): Response => {
  const { ETag: _, ...rest } = headers;
  return new Response(body, { status, headers: { ...rest, ...HEADERS } });
};

/** The brand's page that says why a preview shows nothing. */
async function notice(request: PageRequest, name: keyof typeof NOTICES): Promise<Response> {
  const { status, title, text } = NOTICES[name];
  const { site, sitePages } = request;
  const found = errorPage('notFound', site, new URL('/', request.url), sitePages.pages);
  const { header = [], footer = [] } = found.document.regions;
  const document = {
    ...found.document,
    title,
    regions: { header, main: [{ block: 'notice', settings: { title, text } }], footer },
  };
  const shown = { ...found, status, title, document, page: { ...found.page, title } };
  return reply(await makePage(request, { found: shown, prepared: await loadBlocks(request, shown) }));
}

/** The signed address of a preview: the answer of `POST /api/vista-previa`. */
export async function answerPreviewAddress(request: PageRequest, deskToken: string): Promise<Response> {
  const { c, context, site } = request;
  const body: unknown = await c.req.json().catch(() => undefined);
  const [preview, time] = [Preview.safeParse(body), Minutes.safeParse(body)];
  if (!preview.success || !time.success) {
    const [{ path, message } = { path: [], message: '' }] = (preview.error ?? time.error)?.issues ?? [];
    return deskRefusal(422, 'invalid_question', `${path.join('.')} ${message}`.trim());
  }
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

/** A page as readers would get it with a draft or a revision. @see X5 */
export async function answerPreview(request: PageRequest, deskToken: string): Promise<Response> {
  const { context, site, url, log } = request;
  const token = url.searchParams.get(PREVIEW_PARAMETER) ?? '';
  const preview = await createPreviewTokens(deskToken, context.clock).read(token, site.brand.key);
  if (typeof preview === 'string') return notice(request, preview);
  if (preview.path !== url.pathname) return notice(request, 'broken');
  try {
    const document = await storedDocument(context, site.brand.key, preview);
    const draft = document && (await draftPage(request, { ...preview, document }));
    if (!draft) return await notice(request, 'gone');
    // The question about consent is part of the page.
    const shown = { ...draft.request, consent: request.consent };
    const made = await context.rendering.run(() => readPage(shown, () => false));
    return draft.isShown() ? reply(made) : await notice(request, 'other');
  } catch (error) {
    if (!(error instanceof OverloadError)) log.warn({ err: error }, 'preview failed');
    return notice(request, error instanceof OverloadError ? 'busy' : 'away');
  }
}
