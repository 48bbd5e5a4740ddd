export { EmailLinkForm, type EmailLinkFormProps } from './EmailLinkForm.tsx';
