'use client';
import { useState, type ReactNode } from 'react';
import { AlertDialog } from '../../../components/AlertDialog/AlertDialog.tsx';
import { Banner } from '../../../components/Banner/Banner.tsx';
import { Button } from '../../../components/Button/Button.tsx';
import { errorMessage } from '../../../domain/errors/catalogue.ts';
import type { ProfileIdentity } from '../../../providers/ports/identity.ts';
import { accessData as words } from '../../../words/patterns.ts';

export interface WaysProps {
  identities: readonly ProfileIdentity[];
  /** @throws ApiError */
  onUnlink: (identity: ProfileIdentity) => Promise<void>;
  /** Links further accounts: the buttons of the companies. */
  connect?: ReactNode;
}

const nameOf = ({ type = '' }: ProfileIdentity): string => words.types[type.toLowerCase()] ?? type;

/** The ways of signing in. The last one stays. */
export function Ways({ identities, onUnlink, connect }: WaysProps) {
  const [asked, setAsked] = useState<ProfileIdentity>();
  const [busy, setBusy] = useState(false);
  const [said, setSaid] = useState<{ tone: 'success' | 'error'; text: string }>();
  const isLast = identities.length < 2;

  const unlink = async (identity: ProfileIdentity): Promise<void> => {
    setBusy(true);
    setSaid(undefined);
    try {
      await onUnlink(identity);
      setSaid({ tone: 'success', text: words.unlinked(nameOf(identity)) });
    } catch (error) {
      setSaid({ tone: 'error', text: errorMessage(error as object) });
    } finally {
      setBusy(false);
      setAsked(undefined);
    }
  };

  return (
    <>
      <p>{words.waysText}</p>
      {said && <Banner tone={said.tone}>{said.text}</Banner>}
      <ul className="list" role="list">
        {identities.map((identity) => (
          <li key={identity.id ?? identity.type}>
            <span className="way">
              <strong>{nameOf(identity)}</strong>
              <span className="account">{identity.userName}</span>
            </span>
            {identity.type?.toLowerCase() !== 'password' && !isLast && (
              <Button
                variant="secondary"
                size="small"
                aria-label={words.unlinkOf(nameOf(identity))}
                onClick={() => setAsked(identity)}
              >
                {words.unlink}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {isLast && <p className="note">{words.lastWay}</p>}
      {connect && (
        <>
          <h3>{words.link}</h3>
          {connect}
        </>
      )}
      {asked && (
        <AlertDialog
          open
          title={words.unlinkTitle(nameOf(asked))}
          description={words.unlinkText(nameOf(asked))}
          cancelLabel={words.cancel}
          actionLabel={words.unlink}
          busy={busy}
          onOpenChange={(open) => !open && setAsked(undefined)}
          onAction={(event) => {
            event.preventDefault();
            void unlink(asked);
          }}
        />
      )}
    </>
  );
}
