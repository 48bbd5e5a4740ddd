export { AuthDialog, type AuthDialogProps } from './AuthDialog.tsx';
