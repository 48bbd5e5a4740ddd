import type { HonoRequest } from 'hono';
import { purchasePath } from 'rotativa/domain';
import { z } from 'zod';
import type { Site } from '../../config/site.ts';
import { sealedIn, setCookie } from '../cookies.ts';
import { handoffMark } from './handoff.ts';
import { createSeal } from './seal.ts';

const NAME = 'rt-compra';
const LIFETIME_S = 30 * 60;

const Text = z.string().max(1000);
const Draft = z.object({
  sku: Text,
  priceCode: Text,
  /** The uuid of the account. */
  reader: Text,
  /** Its e-mail address. */
  account: Text,
  address: z
    .object({
      line1: Text,
      line2: Text.optional(),
      locality: Text,
      region: Text,
      postal: Text.optional(),
      country: Text,
      taxId: Text.optional(),
    })
    .optional(),
});

/** The input of a reader without JavaScript for the purchase of a product. It never has card data. */
export type PurchaseDraft = z.output<typeof Draft>;

/** Keeps drafts in a sealed cookie that scripts cannot read. */
export interface PurchaseDrafts {
  /** The headers that keep a draft for half an hour. */
  cookies(draft: PurchaseDraft, secure: boolean): string[];
  /** The draft in a request's cookies; undefined for none, an old one, or one with another key. */
  open(cookie: string | undefined): PurchaseDraft | undefined;
}

/** The header that forgets the draft. */
export const clearDraft = (secure: boolean): string =>
  setCookie({ name: NAME, value: '', path: '/', seconds: 0, secure });

/** @param secret shared by the servers of a site; random by default */
export function createPurchaseDrafts(secret: string | undefined, clock: () => Date): PurchaseDrafts {
  const { seal, open } = createSeal({ secret, purpose: NAME, lifetimeS: LIFETIME_S, clock });
  return {
    cookies: (draft, secure) => [
      setCookie({ name: NAME, value: seal(draft), path: '/', seconds: LIFETIME_S, secure }),
      handoffMark(LIFETIME_S, secure),
    ],
    open: (header) => Draft.safeParse(open(sealedIn(header, NAME))).data,
  };
}

/** The draft for the page that a request opens; undefined at other addresses, and for another product's draft. */
export function draftFor(
  { drafts }: { readonly drafts: PurchaseDrafts },
  { brand }: Site,
  request: HonoRequest,
): PurchaseDraft | undefined {
  if (request.path !== purchasePath(brand.routes.buy)) return undefined;
  const draft = drafts.open(request.header('Cookie'));
  const { sku, priceCode } = request.query();
  return draft?.sku === sku && draft?.priceCode === priceCode ? draft : undefined;
}
