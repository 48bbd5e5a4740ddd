import type { IdentityPort } from '../../../providers/ports/identity.ts';
import type { SalesPort } from '../../../providers/ports/sales.ts';
import type { BrandRoutes } from '../../../themes/brand.ts';
import type { Letter, LetterState } from '../AccountNotice/letter-notice.ts';

/** The letters whose link only the reader's own session can use. */
const READER_LETTERS = ['gift', 'shared', 'deletion'] as const satisfies readonly Letter[];

export type ReaderLetterName = (typeof READER_LETTERS)[number];

export const isReaderLetter = (letter: Letter): letter is ReaderLetterName =>
  READER_LETTERS.some((name) => name === letter);

/** The pages of these letters, the same for all brands, and the name of the secret in their address. */
export const READER_LETTER_PAGES: Readonly<Record<ReaderLetterName, { path: string; name: string }>> = {
  gift: { path: '/suscripciones/regalo/', name: 'token' },
  shared: { path: '/suscripciones/compartida/', name: 'token' },
  deletion: { path: '/autogestion/eliminar-cuenta/', name: 'id' },
};

export function readerLetterLink(origin: string, letter: ReaderLetterName, secret: string): string {
  const { path, name } = READER_LETTER_PAGES[letter];
  const url = new URL(path, origin);
  url.searchParams.set(name, secret);
  return url.href;
}

export type ReaderLetterRoutes = Pick<BrandRoutes, 'signIn'>;

export interface ReaderPorts {
  identity: IdentityPort;
  /** Absent on a site that sells nothing. */
  sales: SalesPort | undefined;
}

function sellerOf({ sales }: ReaderPorts): SalesPort {
  if (!sales)
    throw new Error(
      "The link of a gift or of a shared subscription needs the 'sales' service: give it to the page's ServicesProvider.",
    );
  return sales;
}

/** Uses the secret of a letter's link with the reader's session. @throws ApiError */
export const READER_USES: Readonly<
  Record<ReaderLetterName, (ports: ReaderPorts, token: string) => Promise<unknown>>
> = {
  gift: async (ports, token) => sellerOf(ports).redeemGift(token),
  shared: async (ports, token) => sellerOf(ports).redeem(token),
  deletion: ({ identity }, token) => identity.approveDeletion(token),
};

const TOO_MANY = 429;

/** The message for the reader after a refusal. */
export const refusedState = ({ httpStatus = 0 }: { httpStatus?: number }): LetterState =>
  httpStatus === 0 || httpStatus >= 500 || httpStatus === TOO_MANY ? 'down' : 'over';
