import type { ReactNode } from 'react';
import type { FormName } from '../server/pages.ts';
import type { Visit } from '../server/visit.ts';
import {
  ConsentView,
  DataView,
  SignInLinkView,
  NewsletterView,
  OfferView,
  RestoreView,
  SignInView,
  TermsView,
  type Query,
} from './AccountView.tsx';

const FORMS: Readonly<Record<FormName, (props: { query: Query; visit: Visit }) => ReactNode>> = {
  signIn: SignInView,
  'sign-in-link': SignInLinkView,
  restore: RestoreView,
  newsletter: NewsletterView,
  consent: ConsentView,
  offer: OfferView,
  terms: TermsView,
  data: DataView,
};

export interface FormPageViewProps {
  form: FormName;
  query: Query;
  visit: Visit;
}

/** A page of a form or of a few paragraphs, by its name in `pageAt`. */
export function FormPageView({ form, ...props }: FormPageViewProps) {
  const Form = FORMS[form];
  return <Form {...props} />;
}
