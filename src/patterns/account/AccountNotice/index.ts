export { AccountNotice, type AccountNoticeProps, type NoticeForm } from './AccountNotice.tsx';
export {
  EMAIL_LINK_STATES,
  emailLinkNotice,
  emailLinkTitle,
  type EmailLink,
  type EmailLinkState,
  type EmailLinkView,
} from './email-link-notice.ts';
