import type { PageDocument } from 'rotativa/blocks';
import { authPageFormOf } from 'rotativa/domain';
import type { BrandConfig } from 'rotativa/themes';
import type { AuthFormName } from 'rotativa/patterns/account/AuthForm';

/** A page of the account: its title, and the block in its main region. */
export interface AccountPage {
  readonly title: string;
  readonly description: string;
  readonly block: string;
  /** `empty` for a page that a reader only passes through. @defaultValue that of information pages */
  readonly layout?: 'empty';
}

/** The page to which other companies' pages and the e-mails return. */
const RETURN_PATH = '/ingreso/';

/** The parameters that other companies return. An e-mail's link has a `token`, which is another page. */
const ANSWERS = ['code', 'appleCode', 'error'];

const PAGES: Readonly<Record<AuthFormName, Omit<AccountPage, 'block'>>> = {
  signIn: { title: 'Iniciar sesión', description: 'Entrar con la cuenta de lector.' },
  signUp: { title: 'Crear cuenta', description: 'Abrir una cuenta de lector.' },
  passwordReset: {
    title: 'Recuperar contraseña',
    description: 'Pedir el enlace para cambiar la contraseña de la cuenta.',
  },
  magicLink: {
    title: 'Entrar sin contraseña',
    description: 'Pedir un enlace que llega al correo y abre la cuenta.',
  },
};

/** The sign-in pages of a brand; undefined at other addresses. */
export function signInPage(
  { routes }: BrandConfig,
  path: string,
  query: URLSearchParams,
): AccountPage | undefined {
  if (path === routes.signIn) return { ...PAGES[authPageFormOf(query)], block: 'auth-form' };
  if (path === RETURN_PATH && ANSWERS.some((name) => query.has(name)))
    return {
      title: PAGES.signIn.title,
      description: PAGES.signIn.description,
      block: 'sign-in-return',
      layout: 'empty',
    };
  return undefined;
}

/** The document of an information page with another block in its main region. */
export const withBlock = (
  info: PageDocument,
  { block, layout }: Pick<AccountPage, 'block' | 'layout'>,
): PageDocument => ({
  ...info,
  layout: layout ?? info.layout,
  regions: { ...info.regions, main: [{ block }] },
});
