import * as z from 'zod/mini';
import { email, requiredProfileText, text } from './fields.ts';

/** Share a subscription with a person. @see C3 */
export const shareForm = z.object({ email: email() });
export type ShareValues = z.infer<typeof shareForm>;

/** Send a gift to the person who gets it. @see C3 */
export const giftForm = z.object({ name: requiredProfileText('firstName'), email: email(), note: text() });
export type GiftValues = z.infer<typeof giftForm>;
