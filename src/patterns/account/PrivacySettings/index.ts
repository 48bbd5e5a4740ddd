export { PrivacySettings, type PrivacySettingsProps } from './PrivacySettings.tsx';
