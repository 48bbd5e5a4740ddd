import type { IdentityPort } from '../../../providers/ports/identity.ts';
import type { SalesPort } from '../../../providers/ports/sales.ts';
import type { BrandRoutes } from '../../../themes/brand.ts';
import type { EmailLink, EmailLinkState } from '../AccountNotice/email-link-notice.ts';

/** The e-mails whose link only the reader's own session can use. */
const READER_EMAIL_LINKS = ['gift', 'shared', 'deletion'] as const satisfies readonly EmailLink[];

export type ReaderEmailLinkName = (typeof READER_EMAIL_LINKS)[number];

export const isReaderEmailLink = (emailLink: EmailLink): emailLink is ReaderEmailLinkName =>
  READER_EMAIL_LINKS.some((name) => name === emailLink);

/** The pages of these e-mails, the same for all brands, and the name of the secret in their address. */
export const READER_EMAIL_LINK_PAGES: Readonly<Record<ReaderEmailLinkName, { path: string; name: string }>> =
  {
    gift: { path: '/suscripciones/regalo/', name: 'token' },
    shared: { path: '/suscripciones/compartida/', name: 'token' },
    deletion: { path: '/autogestion/eliminar-cuenta/', name: 'id' },
  };

export function readerEmailLink(origin: string, emailLink: ReaderEmailLinkName, secret: string): string {
  const { path, name } = READER_EMAIL_LINK_PAGES[emailLink];
  const url = new URL(path, origin);
  url.searchParams.set(name, secret);
  return url.href;
}

export type ReaderEmailLinkRoutes = Pick<BrandRoutes, 'signIn'>;

type Seller = Pick<SalesPort, 'redeem' | 'redeemGift'>;

export interface ReaderPorts {
  identity: Pick<IdentityPort, 'approveDeletion' | 'declineDeletion'>;
  /** Absent on a site that sells nothing. */
  sales: Seller | undefined;
}

function sellerOf({ sales }: ReaderPorts): Seller {
  if (!sales)
    throw new Error(
      "The link of a gift or of a shared subscription needs the 'sales' service: give it to the page's ServicesProvider.",
    );
  return sales;
}

/** Uses the secret of an e-mail's link with the reader's session. @throws ApiError */
export const READER_USES: Readonly<
  Record<ReaderEmailLinkName, (ports: ReaderPorts, token: string) => Promise<unknown>>
> = {
  gift: async (ports, token) => sellerOf(ports).redeemGift(token),
  shared: async (ports, token) => sellerOf(ports).redeem(token),
  deletion: ({ identity }, token) => identity.approveDeletion(token),
};

const TOO_MANY = 429;

/** The message for the reader after a refusal. */
export const refusedState = ({ httpStatus = 0 }: { httpStatus?: number }): EmailLinkState =>
  httpStatus === 0 || httpStatus >= 500 || httpStatus === TOO_MANY ? 'down' : 'over';
