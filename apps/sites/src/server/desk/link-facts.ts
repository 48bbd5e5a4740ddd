import type { HtmlFacts } from 'rotativa/editor';
import { resolvePage } from '../../pages/resolve.ts';
import type { PageRequest } from '../page/page-request.ts';
import { createLinkStatuses, type Asked } from './link-statuses.ts';
import { outwardStatus } from './outward-head.ts';

type Links = HtmlFacts['links'];

/**
 * The links of blocks with the status of their answers, as far as it is known.
 * @param request of the draft: links are asked at its moment, with its pages
 * @param isAsked whether those that are not known are asked now
 */
export type LinkFacts = (
  request: PageRequest,
  links: readonly Links[],
  isAsked: boolean,
) => Promise<readonly Links[]>;

/** Files and services: only pages are asked. */
const NO_PAGE = /^\/(?:api|assets|img|resizer)\/|\.\w{2,5}$/;

/** The address of a link; undefined for a place on the page, and for what is no address of the web. */
function addressOf(link: string, base: URL): URL | undefined {
  if (link.startsWith('#') || !URL.canParse(link, base.origin)) return undefined;
  const address = new URL(link, base.origin);
  return ['http:', 'https:'].includes(address.protocol) ? address : undefined;
}

/** How links are asked: those of the site by its routes, without making the page. */
function asking(request: PageRequest, outward: Asked['outward']): Asked {
  const { site, sitePages, services, context, url: base } = request;
  const isOwn = ({ origin }: URL): boolean => origin === base.origin;
  return {
    isOwn,
    own: async (address) => {
      if (NO_PAGE.test(address.pathname)) return undefined;
      const found = await resolvePage(address, site, sitePages.pages, services, context.config);
      return 'redirect' in found ? 301 : found.status;
    },
    outward,
  };
}

/**
 * Answers are remembered for all drafts.
 * @param outward asks an address elsewhere
 */
export function createLinkFacts(outward: Asked['outward'] = outwardStatus): LinkFacts {
  const statuses = createLinkStatuses();
  return async (request, links, isAsked) => {
    const { url: base } = request;
    if (isAsked)
      await statuses.ask(
        links.flat().flatMap(({ address }) => addressOf(address, base) ?? []),
        asking(request, outward),
      );
    return links.map((some) =>
      some.map(({ address }) => {
        const url = addressOf(address, base);
        return { address, status: url && statuses.known(url) };
      }),
    );
  };
}
