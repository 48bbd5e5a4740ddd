import type { ReactNode } from 'react';
import { Avatar } from '../../../components/Avatar/Avatar.tsx';
import { Badge } from '../../../components/Badge/Badge.tsx';
import { Heading } from '../../../components/Heading/Heading.tsx';
import { LinkButton } from '../../../components/LinkButton/LinkButton.tsx';
import { pictureSource } from '../../../domain/url/safe.ts';
import type { ReaderProfile } from '../../../providers/ports/identity.ts';
import { styleable } from '../../../styling/styleable.ts';
import type { RootProps } from '../../../styling/root.ts';
import { profileCard as messages } from '../../../messages/patterns.ts';
import { ProfileCardRoot } from './ProfileCard.styles.ts';
import { profileRows } from './profile-rows.ts';

export interface ProfileCardProps extends RootProps<'div'> {
  profile: ReaderProfile;
  /** Address of the form that changes it. */
  edit: string;
  /** Replaces the portrait: a control that changes it. */
  portrait?: ReactNode;
}

const fullName = ({ firstName, lastName, secondLastName, displayName }: ReaderProfile): string =>
  [firstName, lastName, secondLastName].filter(Boolean).join(' ') || (displayName ?? '');

/** The reader's profile as the account service keeps it. @see A10 */
export const ProfileCard = styleable<ProfileCardProps>(
  ProfileCardRoot,
  function ProfileCard({ profile, edit, portrait, ...rest }) {
    const { email = '', emailVerified, picture } = profile;
    const name = fullName(profile) || email;
    return (
      <ProfileCardRoot {...rest}>
        <div className="person">
          {portrait ?? <Avatar name={name} src={pictureSource(picture)} size="xl" decorative />}
          <div className="who">
            <Heading level={2} size="m">
              {name}
            </Heading>
            <p className="email">
              {email}{' '}
              {emailVerified !== undefined && (
                <Badge tone={emailVerified ? 'success' : 'warning'}>
                  {emailVerified ? messages.verified : messages.unverified}
                </Badge>
              )}
            </p>
          </div>
        </div>
        <dl>
          {profileRows(profile).map(({ label, values }) => (
            <div key={label}>
              <dt>{label}</dt>
              {values.length > 0 ? (
                values.map((value) => <dd key={value}>{value}</dd>)
              ) : (
                <dd className="none">{messages.none}</dd>
              )}
            </div>
          ))}
        </dl>
        <p className="actions">
          <LinkButton href={edit}>{messages.edit}</LinkButton>
        </p>
      </ProfileCardRoot>
    );
  },
);
