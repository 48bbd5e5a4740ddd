import * as z from 'zod/mini';
import { isDay, type Day } from '../domain/dates/calendar.ts';
import { errorMessage } from '../domain/errors/catalogue.ts';
import type { GiftRecipient } from '../domain/sales/subscription.ts';
import { email, requiredProfileText, text } from './fields.ts';
import { BOGOTA_OFFSET } from '../domain/dates/units.ts';

/** Share a subscription with a person. @see C3 */
export const shareForm = z.object({ email: email() });
/** The checked values of `shareForm`. */
export type ShareValues = z.infer<typeof shareForm>;

/**
 * Send a gift to the person who gets it. A day that has passed is a slip of the pen: the e-mail would leave at once and
 * spoil the surprise.
 * @param today in Colombia
 * @see C3
 */
export const giftForm = (today: Day) =>
  z.object({
    name: requiredProfileText('firstName'),
    email: email(),
    note: text(),
    /** The day of the e-mail, '2026-12-24'; empty: now. */
    day: text().check(
      z.refine((day) => day === '' || isDay(day), { error: () => errorMessage({ code: 'invalidDate' }) }),
      z.refine((day) => !isDay(day) || day >= today, { error: () => errorMessage({ code: 'past_day' }) }),
    ),
  });
/** The checked values of `giftForm`. */
export type GiftValues = z.infer<ReturnType<typeof giftForm>>;

/** When the e-mail of a gift leaves on a day: at 8 in Colombia. */
export const giftMorning = (day: string): Date => new Date(`${day}T08:00:00${BOGOTA_OFFSET}`);

/** The request to the sales service for the values of the form. Later than 8 on the day itself the e-mail leaves at once. */
export const giftRecipient = ({ name, email: address, note, day }: GiftValues): GiftRecipient => ({
  name,
  email: address,
  ...(note && { note }),
  ...(day && { sendNotificationOn: giftMorning(day).toISOString() }),
});
