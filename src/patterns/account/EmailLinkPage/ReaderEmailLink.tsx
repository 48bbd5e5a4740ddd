'use client';
import { useEffect, useRef, useState } from 'react';
import { Skeleton } from '../../../components/Skeleton/Skeleton.tsx';
import { VisuallyHidden } from '../../../components/VisuallyHidden/VisuallyHidden.tsx';
import { EMAIL_LINK_PAGE } from '../../../providers/calls.ts';
import { usePieceServices } from '../../../providers/react.ts';
import type { BrandList } from '../../../themes/brand.ts';
import { deletionPage, emailLinkPages as messages } from '../../../messages/email-links.ts';
import { signInFor } from '../account-parts/sections.ts';
import { useAccountReader } from '../account-parts/use-account.ts';
import { Losses } from '../settings-parts/Losses.tsx';
import { useLosses } from '../settings-parts/use-losses.ts';
import { AccountNotice, type AccountNoticeProps, type NoticeForm } from '../AccountNotice/AccountNotice.tsx';
import {
  emailLinkNotice,
  type EmailLinkState,
  type EmailLinkView,
} from '../AccountNotice/email-link-notice.ts';
import {
  READER_USES,
  refusedState,
  type ReaderEmailLinkName,
  type ReaderEmailLinkRoutes,
  type ReaderPorts,
} from './reader-email-links.ts';

export interface ReaderEmailLinkProps {
  emailLink: ReaderEmailLinkName;
  path: string;
  /** The name of the secret in the page's address. */
  name: string;
  token: string;
  routes: EmailLinkView['routes'] & ReaderEmailLinkRoutes;
  preset: BrandList['head'];
}

/** The losses with the account, beside the button that deletes it. */
function OwnLosses() {
  const losses = useLosses();
  return losses && <Losses of={losses} />;
}

/** Removes the secret from the address and the history once it is used. */
function forgetSecret(path: string): void {
  if (location.pathname === path) history.replaceState(history.state, '', path);
}

/** An e-mail about an account, for its signed-in reader. Anonymous readers sign in first and come back. */
export default function ReaderEmailLink({
  emailLink,
  path,
  name,
  token,
  routes,
  preset,
}: ReaderEmailLinkProps) {
  const { identity, sales } = usePieceServices(EMAIL_LINK_PAGE);
  const { state: reader, retry } = useAccountReader();
  const [state, setState] = useState<EmailLinkState>('ask');
  const [pending, setPending] = useState<string>();
  const outcome = useRef<HTMLDivElement>(null);

  // The outcome replaces the button that had the focus.
  useEffect(() => {
    if (state !== 'ask') outcome.current?.focus();
  }, [state]);

  const run = async (
    button: string,
    call: (ports: ReaderPorts) => Promise<unknown>,
    done: EmailLinkState,
  ) => {
    if (!identity || pending) return;
    setPending(button);
    try {
      await call({ identity, sales });
      forgetSecret(path);
      setState(done);
    } catch (error) {
      setState(refusedState(error as { httpStatus?: number }));
    }
    setPending(undefined);
  };

  const shown = emailLinkNotice({ emailLink, state, path, token, routes });
  const use = (form: NoticeForm): NoticeForm => ({
    ...form,
    pending: pending === form.submit,
    onSubmit: () => run(form.submit, (ports) => READER_USES[emailLink](ports, token), 'done'),
  });
  const keep: NoticeForm = {
    action: path,
    submit: deletionPage.keep,
    variant: 'secondary',
    field: { name: 'reason', label: deletionPage.reason, kind: 'text', optional: true },
    pending: pending === deletionPage.keep,
    onSubmit: ({ reason = '' }) =>
      run(deletionPage.keep, (ports) => ports.identity.declineDeletion(token, reason), 'kept'),
  };

  const notice = (): AccountNoticeProps => {
    if (state !== 'ask' && state !== 'down') return shown;
    if (reader === 'anonymous' || reader === 'signedOut') {
      const back = `${path}?${new URLSearchParams({ [name]: token }).toString()}`;
      return {
        text: messages.signInFirst,
        links: [{ text: messages.signIn, href: signInFor(routes, back) }],
      };
    }
    if (reader === 'failed')
      return {
        tone: 'error',
        title: messages.down,
        text: messages.downText,
        forms: [{ action: path, submit: messages.retry, onSubmit: retry }],
      };
    const forms = (shown.forms ?? []).map(use);
    if (emailLink !== 'deletion') return { ...shown, forms };
    return { ...shown, forms: [...forms, keep], before: <OwnLosses /> };
  };

  if (reader === 'loading' && state === 'ask')
    return (
      <>
        <VisuallyHidden role="status">{messages.loading}</VisuallyHidden>
        <Skeleton lines={4} />
      </>
    );
  return <AccountNotice ref={outcome} tabIndex={-1} preset={preset} {...notice()} />;
}
