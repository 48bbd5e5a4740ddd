import { consent as words } from '../../../words/consent.ts';

/** The version of the present text. A decision about another one does not count. */
export const consentVersion = (): string => words.version;

/** The title and the description of the page of the preferences. */
export const consentPage = (): { title: string; description: string } => ({
  title: words.preferences,
  description: words.intro,
});
