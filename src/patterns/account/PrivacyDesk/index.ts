export { PrivacyDesk, type PrivacyDeskProps } from './PrivacyDesk.tsx';
