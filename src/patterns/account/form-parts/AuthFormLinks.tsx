import type { AuthFormName } from '../../../domain/accounts/auth-form.ts';
import { Link } from '../../../components/Link/Link.tsx';
import { isPlainClick } from '../../../domain/url/plain-click.ts';

export interface AuthFormLink {
  to: AuthFormName;
  href: string;
  text: string;
  /** Words before the link. */
  lead?: string | undefined;
}

export interface AuthFormLinksProps {
  links: readonly AuthFormLink[];
  /** Shows another form in place. Without it the links open its page. */
  onGo?: ((form: AuthFormName) => void) | undefined;
}

/** Links from one form of the account to the others. */
export const AuthFormLinks = ({ links, onGo }: AuthFormLinksProps) => (
  <ul className="form-links" role="list">
    {links.map(({ to, href, text, lead }) => (
      <li key={to}>
        {lead && <span>{lead}</span>}
        <Link
          href={href}
          onClick={(event) => {
            if (!onGo || !isPlainClick(event)) return;
            event.preventDefault();
            onGo(to);
          }}
        >
          {text}
        </Link>
      </li>
    ))}
  </ul>
);
