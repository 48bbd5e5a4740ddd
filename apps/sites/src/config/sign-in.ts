import type { Company } from 'rotativa/providers';
import type { BrandConfig } from 'rotativa/themes';
import type { AuthSite } from 'rotativa/patterns/account/AuthForm';

/** Names of companies for readers. Others are named in the setting: `key:Name`. */
const NAMES: Readonly<Record<string, string>> = { google: 'Google', facebook: 'Facebook', apple: 'Apple' };

/** Reads the setting `SIGN_IN_WITH`: 'google,apple,partner:Our partner'. */
export const readCompanies = (text: string): Company[] =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean)
    .map((part) => {
      const [key = '', name] = part.split(':');
      return { key, name: name ?? NAMES[key] ?? key };
    });

/** The addresses of a brand's account. */
export const authSite = ({ routes, properties }: BrandConfig, companies: readonly Company[]): AuthSite => ({
  signIn: routes.signIn,
  contact: routes.contact,
  legal: [
    { text: 'Términos y condiciones', href: properties.termsConditionsStore },
    { text: 'Protección de datos (Habeas data)', href: properties.habeasData },
  ],
  companies,
});

/** The sources that the browser may load for a sign-in method. */
const SOURCES: Readonly<Record<string, { script: string[]; connect: string[]; style: string[] }>> = {
  google: {
    script: ['https://accounts.google.com/gsi/client'],
    connect: ['https://accounts.google.com/gsi/'],
    style: ['https://accounts.google.com/gsi/style'],
  },
  facebook: {
    script: ['https://connect.facebook.net'],
    connect: ['https://www.facebook.com', 'https://graph.facebook.com'],
    style: [],
  },
  captcha: {
    script: ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'],
    connect: ['https://www.google.com/recaptcha/'],
    style: [],
  },
};

/** The sources that a page's policy allows for signing in. */
export function signInSources(companies: readonly Company[], captcha: boolean) {
  const used = [...companies.map(({ key }) => key), ...(captcha ? ['captcha'] : [])];
  const all = (kind: 'script' | 'connect' | 'style'): string[] =>
    used.flatMap((key) => SOURCES[key]?.[kind] ?? []);
  return { scripts: all('script'), connect: all('connect'), styles: all('style') };
}
