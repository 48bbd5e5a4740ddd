import { LOCKED_PART_CLASS, type Identity } from 'rotativa/domain';
import type { IdentityPort, SalesPort, StoragePort } from 'rotativa/providers';
import { ACCESS_PATH, LOCKED_PART_PATH, VARIANT_ATTRIBUTE, type AccessFacts } from '../contract/access.ts';

/** Whose the cookie is, when it ends, in ms, and for which variant it is. The cookie itself is out of the reach of scripts. */
const UNTIL_KEY = 'rt-acceso-hasta';
/** The cookie is renewed this long before its end. */
const EARLY_MS = 2 * 60_000;

export interface AccessServices {
  readonly identity: Pick<IdentityPort, 'identity' | 'accessToken' | 'subscribe'>;
  readonly sales: Pick<SalesPort, 'onSubscriptionsChange'>;
  readonly page: Document;
  readonly storage: Pick<StoragePort, 'get' | 'set' | 'remove'>;
  readonly now: () => number;
  readonly reload: () => void;
}

export interface Access {
  /** Looks again after the page came back from the browser's cache: there it missed who signed out, signed in or bought. */
  readonly followReturn: () => void;
}

/** The page without its head and its styles, which the policy of this page does not name. */
const bodyOf = (html: string): Document =>
  new DOMParser().parseFromString(
    html.slice(html.indexOf('<body')).replace(/<style.*?<\/style>/gs, ''),
    'text/html',
  );

const MISSING = 'No pudimos traer el resto del artículo.';
const AGAIN = 'Cargar la página de nuevo';

/** A subscriber sees no box, so its place says what happened and what to do. Styles hide this from other readers. */
function showMissing(page: Document): void {
  const again = page.createElement('a');
  again.href = location.href;
  again.textContent = AGAIN;
  const note = page.createElement('p');
  note.className = 'locked-part-missing';
  note.setAttribute('role', 'alert');
  note.append(MISSING, ' ', again);
  page.querySelector(`article .${LOCKED_PART_CLASS}`)?.after(note);
}

/**
 * Keeps the cookie that chooses the variant of locked articles for as long as there is a session, and gets the rest of
 * an article that was opened without it.
 * @see P1, P2
 */
export function startAccess({ identity, sales, page, storage, now, reload }: AccessServices): Access {
  const variant = (): string | null => page.body.getAttribute(VARIANT_ATTRIBUTE);
  const show = (state: string): void => page.body.setAttribute(VARIANT_ATTRIBUTE, state);
  // Without the service the page is that of an anonymous reader, which it is already.
  const quietly = (run: Promise<void>): void => void run.catch(() => undefined);
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** Ends the requests of a reader who leaves or has bought: a late answer would bring the earlier cookie back. */
  let reader = new AbortController();
  /** The removal of the earlier reader's cookie: a later one must not go with it. */
  let ended: Promise<unknown> | undefined;

  const restart = (): void => {
    reader.abort();
    reader = new AbortController();
    if (variant() === 'pending') show('anonymous');
  };
  const kept = (): { until: number; state?: string | undefined } => {
    const [owner, until, state] = (storage.get(UNTIL_KEY) ?? '').split(' ');
    return owner === identity.identity()?.uuid ? { until: Number(until), state } : { until: 0 };
  };
  const later = (): void => {
    clearTimeout(timer);
    timer = setTimeout(() => quietly(renew()), Math.max(EARLY_MS, kept().until - now() - EARLY_MS));
  };
  const keep = ({ seconds, variant: state }: AccessFacts): void => {
    const uuid = identity.identity()?.uuid ?? '';
    storage.set(UNTIL_KEY, `${uuid} ${now() + seconds * 1000} ${state}`, 'persistent');
    later();
  };
  async function send(path: string): Promise<Response | undefined> {
    const { signal } = reader;
    const [token] = await Promise.all([identity.accessToken(), ended]);
    if (!token) return undefined;
    return fetch(path, { method: 'POST', headers: { authorization: `Bearer ${token}` }, signal });
  }

  /** A new cookie. A failure leaves the old one; the next page tries again. */
  async function renew(): Promise<void> {
    const response = await send(ACCESS_PATH);
    if (response?.ok) keep((await response.json()) as AccessFacts);
  }

  /** The rest of the article; without an entitlement the box stays. */
  async function open(): Promise<void> {
    const before = variant();
    if (!before) return;
    const { signal } = reader;
    const fail = (): void => {
      if (signal.aborted) return;
      show(before);
      showMissing(page);
    };
    show('pending');
    const response = await send(`${LOCKED_PART_PATH}?ruta=${encodeURIComponent(location.pathname)}`).catch(
      () => undefined,
    );
    if (!response?.ok) return fail();
    if (response.headers.get('content-type')?.includes('json')) return show('registered');
    try {
      const [html, { showLockedPart }] = await Promise.all([
        response.text(),
        import('./show-locked-part.ts'),
      ]);
      signal.throwIfAborted();
      await showLockedPart(page, bodyOf(html));
      show('subscriber');
    } catch {
      fail();
    }
  }

  /** Facts that the server did not know when it made the page: that there is a session, or which products the reader has bought. */
  async function check(changed: boolean): Promise<void> {
    // A reader who goes on before the cookie is new finds the page of the old one. The next page looks again: it finds no
    // end of the cookie, or that of a cookie with more than it has.
    if (changed) {
      storage.remove(UNTIL_KEY);
      restart();
    }
    const { until, state } = kept();
    const overtaken = state === 'subscriber' && variant() === 'registered';
    const old = overtaken || until < now() + EARLY_MS;
    const short = old ? ['anonymous', 'registered'] : ['anonymous'];
    const { signal } = reader;
    if (short.includes(variant() ?? '')) await open();
    if (signal.aborted) return;
    if (old) await renew();
    else later();
  }

  async function end(): Promise<void> {
    clearTimeout(timer);
    storage.remove(UNTIL_KEY);
    // The reader may go on to another page at once.
    ended = fetch(ACCESS_PATH, { method: 'DELETE', keepalive: true }).catch(() => undefined);
    await ended;
  }

  let uuid = identity.identity()?.uuid;
  const follow = (held: Identity | null): void => {
    if (held?.uuid === uuid) return;
    const isNext = uuid !== undefined;
    uuid = held?.uuid;
    restart();
    // The renewal for the next reader may fail: the cookie of the earlier one must not stay.
    if (isNext) quietly(end());
    if (held) quietly(check(true));
  };
  identity.subscribe(follow);
  // A tab without a session also gets the changes of other tabs.
  sales.onSubscriptionsChange?.(() => identity.identity() && quietly(check(true)));
  if (uuid) {
    const record = storage.get(UNTIL_KEY);
    if (record && !record.startsWith(`${uuid} `)) quietly(end());
    quietly(check(false));
  }

  return {
    followReturn: () => {
      const held = identity.identity();
      const state = variant() ?? '';
      if (held?.uuid === uuid) {
        if (held) quietly(check(state === 'registered'));
        return;
      }
      if (!['registered', 'subscriber'].includes(state)) {
        follow(held);
        return;
      }
      // The page has what only its earlier reader may read. The server makes that of the present one.
      clearTimeout(timer);
      reader.abort();
      quietly((held ? Promise.resolve() : end()).then(reload));
    },
  };
}
