import { Avatar } from '../../../components/Avatar/Avatar.tsx';
import { safeHref } from '../../../domain/url/safe.ts';
import { styleable } from '../../../styling/styleable.ts';
import type { RootProps } from '../../../styling/root.ts';
import { AuthorCardRoot } from './AuthorCard.styles.ts';

export interface AuthorCardProps extends RootProps<'div'> {
  name: string;
  url?: string | undefined;
  portrait?: string | undefined;
  role?: string | undefined;
  biography?: string | undefined;
}

/** The author of a story, with portrait and a short biography. @see N13 */
export const AuthorCard = styleable<AuthorCardProps>(
  AuthorCardRoot,
  function AuthorCard({ name, url, portrait, role, biography, ...rest }) {
    return (
      <AuthorCardRoot {...rest}>
        <Avatar name={name} src={portrait} size="l" decorative />
        <div className="words">
          <p className="name">{url ? <a href={safeHref(url)}>{name}</a> : name}</p>
          {role && <p className="role">{role}</p>}
          {biography && <p className="biography">{biography}</p>}
        </div>
      </AuthorCardRoot>
    );
  },
);
