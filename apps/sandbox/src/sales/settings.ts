import { eq } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../db/database.ts';
import { settings } from '../db/schema/index.ts';
import { HttpError } from '../http/errors.ts';

/** The row of `settings` with which an operator configures the checkout. */
export const SALES_SETTINGS_KEY = 'sales';

const SalesSettings = z.object({
  checkoutRecaptchaEnabled: z.boolean().default(false),
  recaptchaKey: z.string().optional(),
});
export type SalesSettings = z.infer<typeof SalesSettings>;

/** The reasons that a reader can give for a cancellation. */
export const CANCEL_REASONS: readonly string[] = [
  'El precio es muy alto',
  'No tengo tiempo para leer',
  'El contenido no es lo que esperaba',
  'Tuve problemas técnicos',
  'Encontré otro medio',
  'Otro motivo',
];

export async function salesSettings(db: Database): Promise<SalesSettings> {
  const [row] = await db.select().from(settings).where(eq(settings.key, SALES_SETTINGS_KEY));
  return SalesSettings.parse(row?.value ?? {});
}

/** @throws HttpError 400 130001 if checkout requires a captcha and there is no token */
export async function requireCheckoutCaptcha(db: Database, token: string | null | undefined): Promise<void> {
  if (token) return;
  if ((await salesSettings(db)).checkoutRecaptchaEnabled)
    throw new HttpError(400, '130001', 'Captcha token invalid');
}
