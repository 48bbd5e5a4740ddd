/**
 * What the renewal and payment banners show; each part is there only when the customer service sent it.
 * @see 000 §3 'Renewal banner data'
 */
export interface RenewalData {
  URLInread?: string | undefined;
  URLMenuContextual?: string | undefined;
  URLModalHome?: string | undefined;
  URLPerfil?: string | undefined;
  Modal?: string | undefined;
  /** Set: the button reads 'Actualizar datos de pago', else 'Renuévela ahora'. */
  ActualizarBoton?: string | undefined;
  BannerDesktop?: string | undefined;
  BannerTablet?: string | undefined;
  BannerMobile?: string | undefined;
  MenuContext?: string | undefined;
}

export const RENEWAL_FIELDS = [
  'URLInread',
  'URLMenuContextual',
  'URLModalHome',
  'URLPerfil',
  'Modal',
  'ActualizarBoton',
  'BannerDesktop',
  'BannerTablet',
  'BannerMobile',
  'MenuContext',
] as const satisfies readonly (keyof RenewalData)[];

/**
 * The known parts of a record of the customer service: text as it is, `true` and numbers as text.
 * What is empty, false or of another form is left out. Null when nothing is left, or the record is none.
 */
export function readRenewal(record: unknown): RenewalData | null {
  if (typeof record !== 'object' || record === null) return null;
  const parts = RENEWAL_FIELDS.flatMap((field): [string, string][] => {
    const value = (record as Record<string, unknown>)[field];
    const text = typeof value === 'number' || value === true ? String(value) : value;
    return typeof text === 'string' && text.trim() !== '' ? [[field, text.trim()]] : [];
  });
  return parts.length > 0 ? (Object.fromEntries(parts) as RenewalData) : null;
}

/**
 * Whether the renewal segment is asked for now: at most once per day of the month,
 * and only for a logged-in reader who has subscriptions.
 *
 * @param storedDay what `currentlocaldate` holds, null when nothing
 * @param today day of the month, 1 to 31, by the reader's clock
 * @see 002 §4, §7, C9
 */
export function renewalIsDue(input: {
  storedDay: string | null;
  today: number;
  loggedIn: boolean;
  subscriptions: readonly unknown[] | false | null;
}): boolean {
  return (
    input.loggedIn &&
    Array.isArray(input.subscriptions) &&
    input.subscriptions.length > 0 &&
    input.storedDay !== String(input.today)
  );
}
