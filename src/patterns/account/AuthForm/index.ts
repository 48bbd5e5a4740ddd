export { AuthForm, authPages, type AuthFormProps, type AuthSite } from './AuthForm.tsx';
export { RETURN_KEY, signUpOf } from './use-auth.ts';
export type { AuthFormName } from '../../../domain/accounts/auth-form.ts';
