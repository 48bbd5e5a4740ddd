export { RecoveryForm, type RecoveryFormProps } from './RecoveryForm.tsx';
