'use client';
import { authFormQuery } from '../../../domain/accounts/auth-form.ts';
import type { EmailChangeValues } from '../../../forms/access.ts';
import type { ProfileIdentity } from '../../../providers/ports/identity.ts';
import { ACCESS_DATA } from '../../../providers/calls.ts';
import { usePieceService, useServices } from '../../../providers/react.ts';
import type { SectionProps } from '../account-parts/section-views.ts';
import { useIdentityConfig, usePolicy } from '../AuthForm/use-auth.ts';
import { AccessData } from './AccessData.tsx';
import { useLinking } from './use-linking.tsx';

/** The page of the account for e-mail address, password and linked accounts. */
export default function AccessSection({ page, profile }: SectionProps) {
  const identity = usePieceService(ACCESS_DATA, 'identity');
  const { companies } = useServices();
  const config = useIdentityConfig(identity);
  const policy = usePolicy(config);
  const linking = useLinking(profile, config, page.routes.access);

  const unlink = ({ id, type = '', userName }: ProfileIdentity): Promise<void> =>
    type.toLowerCase() === 'oidc'
      ? identity.unlinkOidc(userName ?? id ?? type)
      : identity.unlinkIdentity(type.toLowerCase());

  return (
    <AccessData
      profile={profile}
      policy={policy}
      passwordReset={`${page.routes.signIn}?${authFormQuery('passwordReset')}`}
      onEmail={async (values: EmailChangeValues) => void (await identity.updateProfile(values))}
      onPassword={(values) => identity.updatePassword(values)}
      onUnlink={unlink}
      companies={companies}
      {...linking}
    />
  );
}
