'use client';
import type { FormResult } from '../../../forms/parse.ts';
import { NewsletterForm, type NewsletterFormProps } from './NewsletterForm.tsx';

export interface NewsletterFormPageProps extends Pick<
  NewsletterFormProps,
  'action' | 'policy' | 'sent' | 'addresses'
> {
  /** The server's answer to the posted form, as JSON. */
  answer?: string | undefined;
}

/** The form with the server's answer, as plain data. */
export default function NewsletterFormPage({ answer, ...rest }: NewsletterFormPageProps) {
  return <NewsletterForm {...rest} lastResult={answer ? (JSON.parse(answer) as FormResult) : undefined} />;
}
