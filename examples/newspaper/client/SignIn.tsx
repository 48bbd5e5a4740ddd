'use client';
import { AuthForm, type AuthFormProps } from 'rotativa/patterns/account/AuthForm';
import { ServicesProvider } from 'rotativa/providers';
import { brand } from '../site.ts';
import { identity } from './identity.ts';

const services = { identity };
const SITE: AuthFormProps['site'] = {
  signIn: brand.routes.signIn,
  legal: [
    { text: 'Términos', href: '/terminos/' },
    { text: 'Tratamiento de datos', href: '/datos/' },
  ],
  companies: [],
};

/** The forms of the account over the newspaper's identity adapter. They also work without a script. */
export const SignIn = (props: Pick<AuthFormProps, 'form' | 'redirect' | 'notice' | 'done'>) => (
  <ServicesProvider services={services}>
    <AuthForm site={SITE} {...props} />
  </ServicesProvider>
);
