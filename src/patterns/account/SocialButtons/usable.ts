import type { IdentityConfig, ProfileIdentity } from '../../../providers/ports/identity.ts';
import type { Company } from '../../../providers/ports/social.ts';

/** Without their ids the scripts of Google and Facebook cannot sign in. */
export const usableCompanies = (
  companies: readonly Company[],
  config: IdentityConfig | undefined,
): readonly Company[] =>
  companies.filter(({ key }) => {
    if (key === 'google') return Boolean(config?.googleClientId);
    return key !== 'facebook' || Boolean(config?.facebookAppId);
  });

/** Companies with an own type of identity. The service keeps one identity of each type. */
const OWN_TYPE: readonly string[] = ['google', 'facebook', 'apple'];
const typeOf = ({ key }: Company): string => (OWN_TYPE.includes(key) ? key : 'oidc');

/** Whether an account has an identity of the company's type. */
export const isLinked = (company: Company, identities: readonly ProfileIdentity[]): boolean =>
  identities.some(({ type }) => type?.toLowerCase() === typeOf(company));
