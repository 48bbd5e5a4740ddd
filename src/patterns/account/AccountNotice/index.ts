export { AccountNotice, type AccountNoticeProps, type NoticeForm } from './AccountNotice.tsx';
export {
  LETTER_STATES,
  letterNotice,
  letterTitle,
  type Letter,
  type LetterState,
  type LetterView,
} from './letter-notice.ts';
