import type { PageDocument } from 'rotativa/blocks';
import { CONSENT_NONE, isPageDocument, withPlacementIds, type ConsentRecord } from 'rotativa/domain';
import type { PageName } from 'rotativa/providers';
import { z } from 'zod';
import { withDocuments } from '../../pages/documents/page-names.ts';
import type { PageRequest } from '../page/page-request.ts';
import { createServices } from '../services.ts';
import { PAGE_PREFIX, pageSnapshot, watchPages } from '../site-pages/page-snapshot.ts';
import { readableDocument } from '../site-pages/readable-document.ts';
import { DraftView, VARIANTS } from './draft-view.ts';

export const DraftQuestion = DraftView.extend({
  path: DraftView.shape.path.optional(),
  /** Whether links are asked for an answer. */
  links: z.boolean().default(false),
  /** The tags of what the desk has. */
  known: z.array(z.string().max(40)).max(2_000).default([]),
  document: z.custom<PageDocument>(isPageDocument, 'is no document of a page'),
});

export type DraftQuestion = z.output<typeof DraftQuestion>;

/** A draft has no question about consent over it. */
const DECIDED: ConsentRecord = { ...CONSENT_NONE, version: '', id: '', at: new Date(0) };

/** A request for a page as readers would get it with a draft. */
export interface DraftPage {
  readonly request: PageRequest;
  /** The draft with an id for each of its blocks. */
  readonly document: PageDocument;
  /** Whether the page that was found is the draft's. */
  isShown(): boolean;
}

/**
 * The request for a page of which one document is a draft, at an instant, for a kind of reader. Ads are placeholders.
 * @returns undefined for a document that this site cannot show
 */
export async function draftPage(
  request: PageRequest,
  { page, path, document: given, at, reader, mode }: DraftView & { document: PageDocument },
  listeners: Pick<PageRequest, 'onHidden' | 'onClaim'> = {},
): Promise<DraftPage | undefined> {
  const { site, log } = request;
  const document = withPlacementIds(given);
  const { document: readable } = readableDocument(document);
  if (!readable) return undefined;
  const instant = at === undefined ? request.context.clock() : new Date(at);
  const context = {
    ...request.context,
    clock: () => instant,
    ...(at !== undefined && { moment: instant }),
    config: { ...request.context.config, adPlaces: true },
  };
  const { pages } = await request.context.sitePages.at(
    site.brand.key,
    at === undefined ? undefined : instant,
  );
  const draft = new Map<PageName, PageDocument>([[page, readable]]);
  const sitePages = watchPages(pageSnapshot(withDocuments(pages, draft), new Map()));
  const services = createServices(context, site, log, sitePages);
  return {
    document,
    isShown: () => sitePages.used().has(PAGE_PREFIX + page),
    request: {
      ...{ c: request.c, context, site, log, services, sitePages, encoding: request.encoding },
      url: new URL(path, site.origin),
      chosen: mode ?? 'system',
      consent: DECIDED,
      variant: VARIANTS[reader]!,
      geoVideo: false,
      purchase: undefined,
      ...listeners,
    },
  };
}
