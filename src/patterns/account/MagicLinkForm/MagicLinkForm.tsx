'use client';
import { useRef } from 'react';
import { Banner } from '../../../components/Banner/Banner.tsx';
import { magicLinkForm, type MagicLinkValues } from '../../../forms/magic-link.ts';
import type { FormResult } from '../../../forms/parse.ts';
import type { CaptchaBox, CaptchaPort } from '../../../providers/ports/captcha.ts';
import { part } from '../../../styling/part.ts';
import type { RootProps } from '../../../styling/root.ts';
import { accountForms, magicLinkForm as words } from '../../../words/forms.ts';
import { AccountForm, SubmitButton } from '../form-parts/AccountForm.tsx';
import { Captcha } from '../form-parts/Captcha.tsx';
import { TextField } from '../form-parts/fields.tsx';
import { useAccountForm } from '../form-parts/use-account-form.ts';
import { Ways, type AuthFormName } from '../form-parts/Ways.tsx';
import { MagicLinkFormRoot } from './MagicLinkForm.styles.ts';

export interface MagicLinkFormProps extends Omit<RootProps<'div'>, 'children'> {
  /** The address to which the form posts without a script. */
  action: string;
  /** Asks for the letter. @throws ApiError, which the form shows */
  send?: ((values: MagicLinkValues) => Promise<void>) | undefined;
  /** The server's answer to the posted form. */
  lastResult?: FormResult | undefined;
  /** The letter is on its way: the server's answer without a script. */
  sent?: boolean | undefined;
  /** Why the reader is here: a link that no longer works. */
  notice?: string | undefined;
  /** The captcha, where the service asks for one. */
  captcha?: CaptchaPort | undefined;
  /** The page of the form to sign in. */
  pages: Readonly<Record<'signIn', string>>;
  onGo?: ((form: AuthFormName) => void) | undefined;
}

/** Asks for a link that signs in. The answer does not reveal whether the address has an account. @see A3 */
export const MagicLinkForm = part<MagicLinkFormProps>(
  MagicLinkFormRoot,
  function MagicLinkForm({ action, send, lastResult, sent = false, notice, captcha, pages, onGo, ...rest }) {
    const box = useRef<CaptchaBox>(null);
    const form = useAccountForm({
      schema: magicLinkForm,
      ...{ action, send, lastResult },
      onFailure: () => box.current?.reset(),
    });
    const { fields, pending, done } = form;
    return (
      <MagicLinkFormRoot {...rest}>
        {notice && <Banner>{notice}</Banner>}
        {done || sent ? (
          <Banner tone="success">{words.done}</Banner>
        ) : (
          <AccountForm of={form}>
            <TextField
              of={fields.email}
              label={accountForms.email}
              type="email"
              autoComplete="username"
              autoCapitalize="none"
              spellCheck={false}
            />
            {captcha && <Captcha port={captcha} box={box} />}
            <SubmitButton pending={pending}>{words.submit}</SubmitButton>
          </AccountForm>
        )}
        <Ways onGo={onGo} ways={[{ to: 'login', href: pages.signIn, text: words.signIn }]} />
      </MagicLinkFormRoot>
    );
  },
);
