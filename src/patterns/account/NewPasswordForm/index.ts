export { NewPasswordForm, type NewPasswordFormProps } from './NewPasswordForm.tsx';
export { newPasswordIsland } from './island.ts';
export type { NewPasswordPageProps } from './NewPasswordPage.tsx';
