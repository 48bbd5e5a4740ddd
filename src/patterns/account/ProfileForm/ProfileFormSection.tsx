'use client';
import { useCallback } from 'react';
import type { ProfileChanges } from '../../../providers/ports/identity.ts';
import { useService, useServices } from '../../../providers/react.ts';
import type { SectionProps } from '../account-parts/section-views.ts';
import { ProfileForm } from './ProfileForm.tsx';

const systemTime = (): Date => new Date();

/** The page of the account that changes the profile. */
export default function ProfileFormSection({ page, profile }: SectionProps) {
  const identity = useService('identity');
  const { clock, accountNotice } = useServices();
  const save = useCallback(
    async (changes: ProfileChanges) => {
      await identity.updateProfile(changes);
      // The change is saved. A notice that fails is nothing that a reader could do something about.
      void accountNotice?.profileChanged().catch(() => undefined);
    },
    [identity, accountNotice],
  );
  return (
    <ProfileForm profile={profile} now={clock?.now ?? systemTime} back={page.routes.profile} onSave={save} />
  );
}
