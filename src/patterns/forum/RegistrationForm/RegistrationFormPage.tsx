'use client';
import type { FormResult } from '../../../forms/parse.ts';
import { RegistrationForm, type RegistrationFormProps } from './RegistrationForm.tsx';

export interface RegistrationFormPageProps extends Pick<RegistrationFormProps, 'action' | 'policy'> {
  /** The server's answer to the posted form, as JSON. */
  answer?: string | undefined;
}

/** The form with the server's answer, as plain data. */
export default function RegistrationFormPage({ answer, ...rest }: RegistrationFormPageProps) {
  return <RegistrationForm {...rest} lastResult={answer ? (JSON.parse(answer) as FormResult) : undefined} />;
}
