export { NewsletterDesk, type NewsletterDeskProps, type ReaderNewsletter } from './NewsletterDesk.tsx';
