import { Avatar } from '../../components/Avatar/Avatar.tsx';
import { safeHref } from '../../domain/url/safe.ts';
import { AuthorCardRoot } from './AuthorCard.styles.ts';

export interface AuthorCardProps {
  name: string;
  url?: string | undefined;
  portrait?: string | undefined;
  role?: string | undefined;
  biography?: string | undefined;
}

/** Who wrote it, with portrait and a few words. @see N13 */
export function AuthorCard({ name, url, portrait, role, biography }: AuthorCardProps) {
  return (
    <AuthorCardRoot>
      <Avatar name={name} src={portrait} size="l" decorative />
      <div className="words">
        <p className="name">{url ? <a href={safeHref(url)}>{name}</a> : name}</p>
        {role && <p className="role">{role}</p>}
        {biography && <p className="biography">{biography}</p>}
      </div>
    </AuthorCardRoot>
  );
}
