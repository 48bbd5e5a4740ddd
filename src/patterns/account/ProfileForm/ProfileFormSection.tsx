'use client';
import { useCallback } from 'react';
import type { ProfileChanges } from '../../../providers/ports/identity.ts';
import { PROFILE_FORM } from '../../../providers/calls.ts';
import { usePieceService, usePieceServices } from '../../../providers/react.ts';
import type { SectionProps } from '../account-parts/section-views.ts';
import { ProfileForm } from './ProfileForm.tsx';

/** The page of the account that changes the profile. */
export default function ProfileFormSection({ page, profile }: SectionProps) {
  const identity = usePieceService(PROFILE_FORM, 'identity');
  const { clock, accountNotice } = usePieceServices(PROFILE_FORM);
  const save = useCallback(
    async (changes: ProfileChanges) => {
      await identity.updateProfile(changes);
      // The change is saved. A notice that fails is nothing that a reader could do something about.
      void accountNotice?.profileChanged().catch(() => undefined);
    },
    [identity, accountNotice],
  );
  const now = useCallback(() => clock?.now() ?? new Date(), [clock]);
  return <ProfileForm profile={profile} now={now} back={page.routes.profile} onSave={save} />;
}
