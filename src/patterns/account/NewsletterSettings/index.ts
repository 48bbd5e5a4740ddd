export {
  NewsletterSettings,
  type NewsletterSettingsProps,
  type ReaderNewsletter,
} from './NewsletterSettings.tsx';
