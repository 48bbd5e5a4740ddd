export { NewsletterForm, type NewsletterFormProps } from './NewsletterForm.tsx';
export { newsletterFormIsland } from './island.ts';
export type { NewsletterFormPageProps } from './NewsletterFormPage.tsx';
