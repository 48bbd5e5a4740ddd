'use client';
import { useState, type ReactNode } from 'react';
import { AlertDialog } from '../../../components/AlertDialog/AlertDialog.tsx';
import { Banner } from '../../../components/Banner/Banner.tsx';
import { Button } from '../../../components/Button/Button.tsx';
import { Heading } from '../../../components/Heading/Heading.tsx';
import { errorMessage } from '../../../domain/errors/catalogue.ts';
import type { ProfileIdentity } from '../../../providers/ports/identity.ts';
import type { Company } from '../../../providers/ports/social.ts';
import { accessData as messages } from '../../../messages/patterns.ts';

export interface SignInMethodsProps {
  identities: readonly ProfileIdentity[];
  /** @throws ApiError */
  onUnlink: (identity: ProfileIdentity) => Promise<void>;
  /** Links further accounts: the buttons of the companies. */
  connect?: ReactNode;
  /** The company that the reader has just linked, for readers. */
  linked?: string | undefined;
  /** The companies of the site, which name their identities. */
  companies?: readonly Company[] | undefined;
}

interface Notice {
  tone: 'success' | 'error';
  text: string;
}

/** The sign-in methods. The last one stays. */
export function SignInMethods({ identities, onUnlink, connect, linked, companies = [] }: SignInMethodsProps) {
  const [requested, setRequested] = useState<ProfileIdentity>();
  const [busy, setBusy] = useState(false);
  const [notice, setNotice] = useState<Notice>();
  const isLast = identities.length < 2;
  // An identity of OpenID Connect is named by its provider and the account there.
  const nameOf = ({ type = '', userName = '' }: ProfileIdentity): string =>
    companies.find(({ key }) => userName.startsWith(`${key}:`))?.name ??
    messages.types[type.toLowerCase()] ??
    type;
  const message: Notice | undefined =
    notice ?? (linked ? { tone: 'success', text: messages.linked(linked) } : undefined);

  const unlink = async (identity: ProfileIdentity): Promise<void> => {
    setBusy(true);
    setNotice(undefined);
    try {
      await onUnlink(identity);
      setNotice({ tone: 'success', text: messages.unlinked(nameOf(identity)) });
    } catch (error) {
      setNotice({ tone: 'error', text: errorMessage(error as object) });
    } finally {
      setBusy(false);
      setRequested(undefined);
    }
  };

  return (
    <>
      <p>{messages.signInMethodsText}</p>
      {message && <Banner tone={message.tone}>{message.text}</Banner>}
      <ul className="list" role="list">
        {identities.map((identity) => (
          <li key={identity.id ?? identity.type}>
            <span className="method">
              <strong>{nameOf(identity)}</strong>
              {/* Others are numbers of the companies. */}
              {identity.userName?.includes('@') && <span className="account">{identity.userName}</span>}
            </span>
            {identity.type?.toLowerCase() !== 'password' && !isLast && (
              <Button
                variant="secondary"
                size="small"
                aria-label={messages.unlinkOf(nameOf(identity))}
                onClick={() => setRequested(identity)}
              >
                {messages.unlink}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {isLast && <p className="note">{messages.lastSignInMethod}</p>}
      {connect && (
        <>
          <Heading level={3} size="xs">
            {messages.link}
          </Heading>
          {connect}
        </>
      )}
      {requested && (
        <AlertDialog
          open
          title={messages.unlinkTitle(nameOf(requested))}
          description={messages.unlinkText(nameOf(requested))}
          cancelLabel={messages.cancel}
          actionLabel={messages.unlink}
          busy={busy}
          onOpenChange={(open) => !open && setRequested(undefined)}
          onAction={(event) => {
            event.preventDefault();
            void unlink(requested);
          }}
        />
      )}
    </>
  );
}
