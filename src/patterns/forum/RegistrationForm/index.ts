export { RegistrationForm, type RegistrationFormProps } from './RegistrationForm.tsx';
export { registrationFormIsland } from './island.ts';
export type { RegistrationFormPageProps } from './RegistrationFormPage.tsx';
