export { EmailLinkPage, type EmailLinkPageProps } from './EmailLinkPage.tsx';
export { emailLinkIsland } from './island.ts';
export {
  READER_EMAIL_LINK_PAGES,
  type ReaderEmailLinkName,
  type ReaderEmailLinkRoutes,
} from './reader-email-links.ts';
export type { ReaderEmailLinkProps } from './ReaderEmailLink.tsx';
