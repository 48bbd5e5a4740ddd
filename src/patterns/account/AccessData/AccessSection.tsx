'use client';
import { useEffect, useState } from 'react';
import type { PasswordPolicy } from '../../../domain/accounts/password.ts';
import { DEFAULT_PASSWORD_POLICY } from '../../../domain/accounts/password.ts';
import type { EmailChangeValues } from '../../../forms/access.ts';
import type { ProfileIdentity } from '../../../providers/ports/identity.ts';
import { useService } from '../../../providers/react.ts';
import type { SectionProps } from '../account-parts/section-views.ts';
import { AccessData } from './AccessData.tsx';

/** The page of the account for e-mail address, password and linked accounts. */
export default function AccessSection({ page, profile }: SectionProps) {
  const identity = useService('identity');
  const [policy, setPolicy] = useState<PasswordPolicy>();
  useEffect(() => {
    const call = new AbortController();
    identity.config({ signal: call.signal }).then(
      (config) => setPolicy({ ...DEFAULT_PASSWORD_POLICY, ...config } as PasswordPolicy),
      // The form then has the default rule, and the service says what it refuses.
      () => undefined,
    );
    return () => call.abort();
  }, [identity]);

  const unlink = ({ id, type = '', userName }: ProfileIdentity): Promise<void> =>
    type.toLowerCase() === 'oidc'
      ? identity.unlinkOidc(userName ?? id ?? type)
      : identity.unlinkIdentity(type.toLowerCase());

  return (
    <AccessData
      profile={profile}
      policy={policy}
      recovery={`${page.routes.signIn}?form=recovery`}
      onEmail={async (values: EmailChangeValues) => void (await identity.updateProfile(values))}
      onPassword={(values) => identity.updatePassword(values)}
      onUnlink={unlink}
    />
  );
}
