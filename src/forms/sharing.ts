import * as z from 'zod/mini';
import { isDay } from '../domain/dates/calendar.ts';
import { errorMessage } from '../domain/errors/catalogue.ts';
import type { GiftRecipient } from '../domain/sales/subscription.ts';
import { email, requiredProfileText, text } from './fields.ts';
import { BOGOTA_OFFSET } from '../domain/dates/units.ts';

/** Share a subscription with a person. @see C3 */
export const shareForm = z.object({ email: email() });
/** The checked values of `shareForm`. */
export type ShareValues = z.infer<typeof shareForm>;

/** Send a gift to the person who gets it. @see C3 */
export const giftForm = z.object({
  name: requiredProfileText('firstName'),
  email: email(),
  note: text(),
  /** The day of the letter, '2026-12-24'; empty: now. */
  day: text().check(
    z.refine((day) => day === '' || isDay(day), { error: () => errorMessage({ code: 'invalidDate' }) }),
  ),
});
/** The checked values of `giftForm`. */
export type GiftValues = z.infer<typeof giftForm>;

/** When the letter of a gift leaves on a day: at 8 in Colombia. */
export const giftMorning = (day: string): Date => new Date(`${day}T08:00:00${BOGOTA_OFFSET}`);

/** The request to the sales service for the values of the form. A day that has passed is now. */
export const giftRecipient = ({ name, email: address, note, day }: GiftValues): GiftRecipient => ({
  name,
  email: address,
  ...(note && { note }),
  ...(day && { sendNotificationOn: giftMorning(day).toISOString() }),
});
