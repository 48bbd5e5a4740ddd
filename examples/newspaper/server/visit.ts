import { CONSENT_COOKIE, readConsent, type ConsentRecord } from 'rotativa/domain';
import { consentVersion } from 'rotativa/patterns/consent/ConsentChoices';
import { MODE_COOKIE, modeChoice, type ModeChoice } from 'rotativa/patterns/footers/ThemeSwitch';
import { readerById, type Reader } from './readers.ts';
import { ownerOf } from './secrets.ts';

export const SESSION_COOKIE = 'sesion';

/** The reader of a request. It survives JSON, except for the date in `consent`. */
export interface Visit {
  /** Undefined without a session. */
  reader: Reader | undefined;
  /** The reader's choice of light, dark or the device's mode. */
  mode: ModeChoice;
  /** The reader's decision about cookies; undefined until there is one. */
  consent: ConsentRecord | undefined;
}

/** The cookies of a `Cookie` header. */
export const cookiesIn = (header: string | null): ReadonlyMap<string, string> =>
  new Map(
    (header ?? '').split(/;\s*/).flatMap((pair): [string, string][] => {
      const at = pair.indexOf('=');
      return at > 0 ? [[pair.slice(0, at), pair.slice(at + 1)]] : [];
    }),
  );

/** Reads a `Cookie` header: on the server, so that the first frame has the reader's mode and rights. */
export async function visitOf(header: string | null): Promise<Visit> {
  const cookies = cookiesIn(header);
  const secret = cookies.get(SESSION_COOKIE);
  const id = secret && (await ownerOf('session', secret));
  return {
    reader: id ? await readerById(id) : undefined,
    mode: modeChoice(cookies.get(MODE_COOKIE)) ?? 'system',
    consent: readConsent(cookies.get(CONSENT_COOKIE), consentVersion()),
  };
}

/** `data-mode` of the root element. Without it the device's setting applies. */
export const modeAttribute = ({ mode }: Pick<Visit, 'mode'>): 'light' | 'dark' | undefined =>
  mode === 'system' ? undefined : mode;

/** `data-reader` of the root element, by which headers show the store or not. */
export const readerAttribute = ({ reader }: Pick<Visit, 'reader'>): string =>
  reader ? (reader.subscriber ? 'subscriber' : 'registered') : 'anonymous';
