import type { CallOptions } from './identity.ts';

/** A reader who wants a seat at a forum. */
export interface ForumGuest {
  name: string;
  email: string;
  organisation: string;
}

/** A seat, as its guest sees it: held, given back, or held at a forum that has begun. */
export interface HeldSeat {
  /** The path of the forum's story. */
  path: string;
  name: string;
  email: string;
  state: 'held' | 'cancelled' | 'over';
}

/** The registration for forums. It needs a token, so only servers call it. Every method rejects with an `ApiError`. */
export interface RegistrationsPort {
  /**
   * Gives a guest a seat, and sends the e-mail with its link. It also resolves for a guest who has one already.
   * @param form the site, the path of the forum's story, and the guest
   * @throws ApiError `forum_full`, `forum_closed`, `unknown_forum`
   */
  register(form: ForumGuest & { site: string; path: string }, options?: CallOptions): Promise<void>;
  /** The seat of a link. @throws ApiError `unknown_seat` */
  seat(token: string, options?: CallOptions): Promise<HeldSeat>;
  /** Gives a seat back. A second time it changes nothing. @throws ApiError `unknown_seat` */
  cancelSeat(token: string, options?: CallOptions): Promise<HeldSeat>;
}
