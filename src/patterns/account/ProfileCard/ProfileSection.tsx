'use client';
import { PROFILE_CARD } from '../../../providers/calls.ts';
import { usePieceService } from '../../../providers/react.ts';
import type { SectionProps } from '../account-parts/section-views.ts';
import { AvatarEditor } from '../AvatarEditor/AvatarEditor.tsx';
import { OwnComeBack } from '../settings-parts/ComeBack.tsx';
import { ProfileCard } from './ProfileCard.tsx';

/** The profile page of the account. */
export default function ProfileSection({ page, profile }: SectionProps) {
  const identity = usePieceService(PROFILE_CARD, 'identity');
  const { firstName, lastName, displayName, email, picture } = profile;
  const portrait = (
    <AvatarEditor
      name={[firstName, lastName].filter(Boolean).join(' ') || displayName || email || ''}
      picture={picture}
      onUpload={(blob) => identity.uploadAvatar(blob)}
      onRemove={() => identity.removeAvatar()}
    />
  );
  return (
    <>
      <OwnComeBack href={page.routes.subscribe} voice={page.voice} />
      <ProfileCard profile={profile} edit={page.routes.editProfile} portrait={portrait} />
    </>
  );
}
