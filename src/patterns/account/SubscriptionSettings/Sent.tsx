'use client';
import { useRef, useState } from 'react';
import { Button } from '../../../components/Button/Button.tsx';
import { Input } from '../../../components/Input/Input.tsx';
import { VisuallyHidden } from '../../../components/VisuallyHidden/VisuallyHidden.tsx';
import { copyLink as messages } from '../../../messages/account-settings.ts';
import { Outcome } from '../settings-parts/Outcome.tsx';

const DONE = { state: 'done' } as const;

export interface SentLink {
  href: string;
  /** The result: 'Enviamos la invitación a …'. */
  text: string;
}

/** The sent message, and its link for the reader to pass on in another way. */
export function Sent({ of: { href, text } }: { of: SentLink }) {
  const field = useRef<HTMLInputElement>(null);
  const [copied, setCopied] = useState<'yes' | 'no'>();
  const copy = (): void => {
    // There is no clipboard without a secure connection.
    Promise.resolve()
      .then(() => navigator.clipboard.writeText(href))
      .then(
        () => setCopied('yes'),
        () => {
          setCopied('no');
          field.current?.select();
        },
      );
  };
  return (
    <>
      <Outcome of={DONE} done={text} focus />
      <div className="link">
        <div className="field">
          <Input
            ref={field}
            label={messages.link}
            value={href}
            readOnly
            error={copied === 'no' ? messages.failed : undefined}
          />
        </div>
        <Button variant="secondary" onClick={copy}>
          {copied === 'yes' ? messages.copied : messages.copy}
        </Button>
      </div>
      <VisuallyHidden role="status">{copied === 'yes' ? messages.copied : ''}</VisuallyHidden>
    </>
  );
}
