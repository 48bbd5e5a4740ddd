import { consent as messages } from '../../../messages/consent.ts';

/** The version of the present text. A decision about another one does not count. */
export const consentVersion = (): string => messages.version;

/** The title and the description of the page of the preferences. */
export const consentPage = (): { title: string; description: string } => ({
  title: messages.preferences,
  description: messages.intro,
});
