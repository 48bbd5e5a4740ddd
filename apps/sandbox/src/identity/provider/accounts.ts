import { createHash } from 'node:crypto';
import { z } from 'zod';

/** A reader's account at a provider. */
export const ProviderAccount = z.object({
  /** Permanent id of the account, independent of its address. */
  subject: z.string().min(1),
  email: z.string(),
  emailVerified: z.boolean(),
  firstName: z.string(),
  lastName: z.string(),
});
export type ProviderAccount = z.infer<typeof ProviderAccount>;

/** The companies that the development provider simulates, each with a separate issuer. */
export const PROVIDERS = {
  google: 'Google',
  facebook: 'Facebook',
  apple: 'Apple',
  development: 'Proveedor de desarrollo',
} as const;
export type Provider = keyof typeof PROVIDERS;

export const isProvider = (name: string): name is Provider => Object.hasOwn(PROVIDERS, name);

/** The `iss` of a provider's tokens; 'rotativa' is the identity service itself, for partners' sites. */
export const issuerOf = (provider: Provider | 'rotativa'): string => `https://${provider}.provider.example`;

const SUBJECT_CHARACTERS = 24;

/** The development provider's account for an address: the same at every sign-in. */
export const subjectOf = (provider: Provider, email: string): string =>
  createHash('sha256')
    .update(`${provider} ${email.trim().toLowerCase()}`)
    .digest('hex')
    .slice(0, SUBJECT_CHARACTERS);
