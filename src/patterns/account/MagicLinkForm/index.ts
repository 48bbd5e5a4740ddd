export { MagicLinkForm, type MagicLinkFormProps } from './MagicLinkForm.tsx';
