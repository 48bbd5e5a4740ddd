'use client';
import { Button } from '../../../components/Button/Button.tsx';
import { Link } from '../../../components/Link/Link.tsx';
import { signInForm } from '../../../forms/sign-in.ts';
import type { FormResult } from '../../../forms/parse.ts';
import { checkout as messages } from '../../../messages/checkout.ts';
import { accountForms, signInForm as signInMessages } from '../../../messages/forms.ts';
import { authPages } from '../../account/AuthForm/AuthForm.tsx';
import { AccountForm } from '../../account/form-parts/AccountForm.tsx';
import { EmailField, SecretField } from '../../account/form-parts/fields.tsx';
import { useAccountForm } from '../../account/form-parts/use-account-form.ts';
import { ErrorSummary } from './ErrorSummary.tsx';
import type { CheckoutPage } from './page.ts';
import { STEP_FIELD } from './plain-names.ts';

/** The account, as a form that posts to the page of the purchase. @see C4 */
export function PlainAccount({
  page: { href, auth },
  answer,
}: {
  page: CheckoutPage;
  answer: FormResult | undefined;
}) {
  const form = useAccountForm({ schema: signInForm, action: href, lastResult: answer });
  const { userName, password } = form.fields;
  const signUp = `${authPages(auth).signUp}&redirect=${encodeURIComponent(href)}`;
  return (
    <>
      <p>{messages.whoText}</p>
      <AccountForm of={form}>
        <ErrorSummary
          of={[
            [accountForms.userName, userName],
            [accountForms.password, password],
          ]}
        />
        <input type="hidden" name={STEP_FIELD} value="who" />
        <EmailField of={userName} label={accountForms.userName} autoComplete="username" />
        <SecretField of={password} label={accountForms.password} autoComplete="current-password" />
        <Button className="submit" type="submit">
          {messages.continue}
        </Button>
      </AccountForm>
      <p>
        {signInMessages.noAccount} <Link href={signUp}>{signInMessages.register}</Link>
      </p>
    </>
  );
}
