'use client';
import { Link } from '../../../components/Link/Link.tsx';
import { GUEST_NAME_MAX, ORGANISATION_MAX } from '../../../domain/event/registration.ts';
import type { FormResult } from '../../../forms/parse.ts';
import { registrationForm } from '../../../forms/registration.ts';
import { styleable } from '../../../styling/styleable.ts';
import type { RootProps } from '../../../styling/root.ts';
import { registrationForm as messages } from '../../../messages/forums.ts';
import { AccountForm, SubmitButton } from '../../account/form-parts/AccountForm.tsx';
import { CheckField, EmailField, TextField } from '../../account/form-parts/fields.tsx';
import { useAccountForm } from '../../account/form-parts/use-account-form.ts';
import { RegistrationFormRoot } from './RegistrationForm.styles.ts';

export interface RegistrationFormProps extends Omit<RootProps<'div'>, 'children'> {
  /** The path of the page, to which the form posts. */
  action: string;
  /** The page about the use of personal data. */
  policy: string;
  /** The server's answer to the posted form. */
  lastResult?: FormResult | undefined;
}

/** The registration for a forum. It has the same rules in the browser and on the server, and works without a script. @see B17 */
export const RegistrationForm = styleable<RegistrationFormProps>(
  RegistrationFormRoot,
  function RegistrationForm({ action, policy, lastResult, ...rest }) {
    const form = useAccountForm({ schema: registrationForm, action, lastResult });
    const { fields, pending } = form;
    return (
      <RegistrationFormRoot {...rest}>
        <AccountForm of={form}>
          <TextField
            of={fields.name}
            label={messages.name}
            hint={messages.nameHint}
            autoComplete="name"
            maxLength={GUEST_NAME_MAX}
          />
          <EmailField of={fields.email} label={messages.email} hint={messages.emailHint} />
          <TextField
            of={fields.organisation}
            label={messages.organisation}
            autoComplete="organization"
            maxLength={ORGANISATION_MAX}
          />
          <CheckField of={fields.policy} label={messages.policy} />
          <Link href={policy}>{messages.policyLink}</Link>
          <SubmitButton pending={pending}>{messages.submit}</SubmitButton>
        </AccountForm>
        <p className="free">{messages.free}</p>
      </RegistrationFormRoot>
    );
  },
);
