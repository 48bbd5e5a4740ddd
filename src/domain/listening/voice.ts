/** A voice of the browser, as far as the choice reads it. */
export interface BrowserVoice {
  /** BCP 47; some systems write 'es_CO'. */
  readonly lang: string;
  /** It speaks without a network. */
  readonly localService: boolean;
}

/** Spanish as it is spoken closest to Colombia first. */
const CLOSEST = ['es-co', 'es-419', 'es-us', 'es-mx', 'es'];

const rankOf = ({ lang }: BrowserVoice): number => {
  const known = CLOSEST.indexOf(lang.toLowerCase().replace('_', '-'));
  return known === -1 ? CLOSEST.length : known;
};

const isSpanish = ({ lang }: BrowserVoice): boolean => /^es(?:[-_]|$)/i.test(lang);

/** The voice that reads Spanish aloud: of Colombia, else the closest; of two equal ones the one without a network. */
export function spanishVoice<V extends BrowserVoice>(voices: readonly V[]): V | undefined {
  return voices
    .filter(isSpanish)
    .sort((a, b) => rankOf(a) - rankOf(b) || Number(b.localService) - Number(a.localService))[0];
}
