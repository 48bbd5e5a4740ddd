export { AccessData, type AccessDataProps } from './AccessData.tsx';
export type { EmailFormProps } from './EmailForm.tsx';
export type { PasswordFormProps } from './PasswordForm.tsx';
export type { SignInMethodsProps } from './SignInMethods.tsx';
