export { CONSENT_NOTICE_ID, ConsentNotice, type ConsentNoticeProps } from './ConsentNotice.tsx';
