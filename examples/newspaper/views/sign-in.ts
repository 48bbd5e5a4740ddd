import { authPageFormOf, errorMessage, safeRedirect } from 'rotativa/domain';
import type { AuthFormProps } from 'rotativa/patterns/account/AuthForm';

/** The parameters of an address. */
export type Query = Readonly<Record<string, string | undefined>>;

const TITLES = {
  signIn: 'Entrar',
  signUp: 'Crear una cuenta',
  passwordReset: 'Recuperar la contraseña',
  magicLink: 'Entrar con un enlace',
} as const;

export interface SignInPage {
  title: string;
  props: Pick<AuthFormProps, 'form' | 'redirect' | 'notice' | 'done'>;
}

/** The page to sign in: one of four forms, which the address names, and what a form sent before has led to. */
export function signInPage(query: Query): SignInPage {
  const { register = '', form: named = '' } = query;
  const form = authPageFormOf(new URLSearchParams({ register, form: named }));
  const fault = query['error'];
  return {
    title: TITLES[form],
    props: {
      form,
      redirect: safeRedirect(query['redirect']),
      notice: query['clave-nueva']
        ? 'La contraseña es nueva. Ya puede entrar.'
        : fault === undefined
          ? undefined
          : errorMessage({ code: fault }),
      done: query['listo'] !== undefined,
    },
  };
}
