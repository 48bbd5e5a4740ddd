import { safeRedirect } from 'rotativa/domain';
import { WAY_BACK_COOKIE, wayBackCookie } from '../contract/way-back.ts';
import { sealedIn } from './cookies.ts';
import type { PageRequest } from './page/page-request.ts';

type Reader = Pick<PageRequest, 'c' | 'site'>;

/** The page of this site to which the link of an e-mail leads back: the one at which this browser asked for it, else the front. */
export const wayBackOf = ({ c, site }: Reader): string =>
  safeRedirect(sealedIn(c.req.header('cookie'), WAY_BACK_COOKIE), [site.origin]);

/** The header that keeps a way back; the front forgets it. */
export const keepWayBack = ({ site }: Pick<Reader, 'site'>, back: string): string =>
  wayBackCookie(back, site.origin.startsWith('https:'));
