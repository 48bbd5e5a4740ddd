'use client';
import { useEffect, useRef, useState, type ComponentType } from 'react';
import { Dialog } from '../../../components/Dialog/Dialog.tsx';
import { LinkButton } from '../../../components/LinkButton/LinkButton.tsx';
import { AUTH_MODAL_DELAY_MS, mayCloseAuthModal } from '../../../domain/accounts/auth-modal.ts';
import { leadingBack } from '../../../domain/accounts/leading-back.ts';
import { safeRedirect } from '../../../domain/url/safe.ts';
import { styleable } from '../../../styling/styleable.ts';
import type { RootProps } from '../../../styling/root.ts';
import {
  accountForms,
  authDialog as messages,
  magicLinkForm,
  recoveryForm,
  signInForm,
  signUpForm,
} from '../../../messages/forms.ts';
import type { AuthFormProps, AuthSite } from '../AuthForm/AuthForm.tsx';
import type { AuthFormName } from '../../../domain/accounts/auth-form.ts';
import { AuthDialogRoot } from './AuthDialog.styles.ts';

/** Where each form is among the three panels: the forms move from one to the other. */
const POSITIONS: Readonly<Record<AuthFormName, 0 | 1 | 2>> = {
  signUp: 0,
  signIn: 1,
  magicLink: 1,
  passwordReset: 2,
};

export interface AuthDialogProps extends Omit<RootProps<'div'>, 'children'> {
  /** The form that it opens with: `signIn`, `signUp`, `passwordReset` or `magicLink`; hidden without one. */
  form: AuthFormName | undefined;
  site: AuthSite;
  /** The page after signing in: a path of the site. */
  redirect?: string | undefined;
  /** The address of the page, which decides whether the dialog may be closed. */
  address: string;
  notice?: string | undefined;
  /** The position of the panel has changed: 0, 1 or 2. */
  onPosition?: ((position: 0 | 1 | 2) => void) | undefined;
  /** Called 500 ms after the dialog was closed, by the reader or by a session. */
  onClosed: () => void;
  load?: (() => Promise<{ AuthForm: ComponentType<AuthFormProps> }>) | undefined;
}

const loadForms = () => import('../AuthForm/AuthForm.tsx');

/** The dialog to sign in, to open an account and to recover a password. Its forms load when it opens. @see A7 */
export const AuthDialog = styleable<AuthDialogProps>(
  AuthDialogRoot,
  function AuthDialog({
    form,
    site,
    redirect,
    address,
    notice,
    onPosition,
    onClosed,
    load = loadForms,
    ...rest
  }) {
    const [shown, setShown] = useState(form);
    const [closing, setClosing] = useState(false);
    const [loaded, setLoaded] = useState<{ AuthForm: ComponentType<AuthFormProps> } | 'failed'>();
    const panel = useRef<HTMLDivElement>(null);
    const calls = useRef({ onClosed, load });
    calls.current = { onClosed, load };
    const open = form !== undefined;

    useEffect(() => {
      setShown(form);
      setClosing(false);
    }, [form]);

    useEffect(() => {
      if (open) calls.current.load().then(setLoaded, () => setLoaded('failed'));
    }, [open]);

    // The first thing to do in a form is to type.
    useEffect(() => {
      if (loaded && loaded !== 'failed') panel.current?.querySelector<HTMLElement>('input')?.focus();
    }, [loaded, shown]);

    useEffect(() => {
      if (!closing) return;
      const timer = setTimeout(() => calls.current.onClosed(), AUTH_MODAL_DELAY_MS);
      return () => clearTimeout(timer);
    }, [closing]);

    const title = {
      signIn: signInForm,
      signUp: signUpForm,
      passwordReset: recoveryForm,
      magicLink: magicLinkForm,
    };
    const current = shown ?? 'signIn';
    const position = POSITIONS[current];
    const closable = mayCloseAuthModal(address);
    return (
      <Dialog
        open={open}
        size="small"
        title={title[current].title}
        closeLabel={messages.close}
        closable={closable}
        onOpenChange={(opened) => !opened && closable && setClosing(true)}
      >
        <AuthDialogRoot data-position={position} data-closing={closing || undefined} {...rest}>
          {loaded === 'failed' ? (
            <LinkButton
              href={leadingBack(site.signIn, redirect ?? safeRedirect(address, [new URL(address).origin]))}
            >
              {title[current].title}
            </LinkButton>
          ) : loaded ? (
            <loaded.AuthForm
              key={current}
              ref={panel}
              className="panel"
              {...{ site, redirect, notice }}
              form={current}
              onGo={(next) => {
                setShown(next);
                onPosition?.(POSITIONS[next]);
              }}
              onSignedIn={() => setClosing(true)}
            />
          ) : (
            <p className="waiting" role="status">
              {accountForms.loading}
            </p>
          )}
        </AuthDialogRoot>
      </Dialog>
    );
  },
);
