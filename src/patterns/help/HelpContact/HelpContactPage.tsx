'use client';
import type { FormResult } from '../../../forms/parse.ts';
import { HelpContact, type HelpContactProps } from './HelpContact.tsx';

export interface HelpContactPageProps extends Pick<
  HelpContactProps,
  'action' | 'topic' | 'topics' | 'policy'
> {
  /** The server's answer to the posted form, as JSON. */
  answer?: string | undefined;
}

/** The form with the server's answer, as plain data. */
export default function HelpContactPage({ answer, ...rest }: HelpContactPageProps) {
  return <HelpContact {...rest} lastResult={answer ? (JSON.parse(answer) as FormResult) : undefined} />;
}
