import { errorPage } from '../../pages/documents/error-page.ts';
import type { FoundPage } from '../../pages/found-page.ts';
import { NO_STORE } from '../cache-control.ts';
import { loadBlocks } from '../page/load-blocks.ts';
import { makePage } from '../page/make-page.tsx';
import type { MadePage } from '../page/page-cache.ts';
import type { PageRequest } from '../page/page-request.ts';
import type { PreviewFault } from './preview-token.ts';

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
  unknownLayout: {
    status: 404,
    title: 'Este sitio no tiene el diseño de la página',
    text: 'El borrador usa un diseño que este sitio no conoce. En la mesa de edición se puede elegir otra revisión.',
  },
  other: {
    status: 404,
    title: 'Esta dirección es de otra página',
    text: 'El borrador de esta vista previa no se usa en esta dirección. En la mesa de edición se puede pedir otra.',
  },
  otherStory: {
    status: 404,
    title: 'Esta vista previa es de otra nota',
    text: 'La dirección sirve solo para la nota con la que se pidió. En la mesa de edición se puede pedir la de esta.',
  },
  storyGone: {
    status: 404,
    title: 'La nota ya no está en esta dirección',
    text: 'La nota de esta vista previa cambió de dirección o se retiró. En la mesa de edición se puede pedir otra.',
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
  contentAway: {
    status: 503,
    title: 'No pudimos traer los contenidos',
    text: 'El servicio de contenidos no responde en este momento. Hay que volver a cargar la página en unos minutos.',
  },
} as const satisfies Record<
  | PreviewFault
  | ('gone' | 'unknownLayout' | 'other' | 'otherStory' | 'storyGone' | 'busy' | 'away' | 'contentAway'),
  { status: FoundPage['status']; title: string; text: string }
>;

export type PreviewNotice = keyof typeof NOTICES;

/** A page that no cache keeps and no search engine lists. */
export const previewReply = ({ status, headers, body }: MadePage): Response => {
  const { ETag: _, ...rest } = headers;
  return new Response(body, { status, headers: { ...rest, ...HEADERS } });
};

/** The brand's page that says why a preview shows nothing. */
export async function previewNotice(request: PageRequest, name: PreviewNotice): Promise<Response> {
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
  return previewReply(await makePage(request, { found: shown, prepared: await loadBlocks(request, shown) }));
}
