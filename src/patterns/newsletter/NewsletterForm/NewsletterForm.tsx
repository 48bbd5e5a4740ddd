'use client';
import { useMemo, useState } from 'react';
import { Banner } from '../../../components/Banner/Banner.tsx';
import { Link } from '../../../components/Link/Link.tsx';
import {
  NEWSLETTER_MESSAGES,
  newsletterMaxCharacters,
  type NewsletterAddresses,
} from '../../../domain/accounts/newsletter.ts';
import { newsletterForm } from '../../../forms/newsletter.ts';
import type { FormResult } from '../../../forms/parse.ts';
import { styleable } from '../../../styling/styleable.ts';
import type { RootProps } from '../../../styling/root.ts';
import { newsletterForm as messages } from '../../../messages/newsletter.ts';
import { AccountForm, CloseBanner, SubmitButton } from '../../account/form-parts/AccountForm.tsx';
import { CheckField, EmailField } from '../../account/form-parts/fields.tsx';
import { useAccountForm } from '../../account/form-parts/use-account-form.ts';
import { NewsletterFormRoot } from './NewsletterForm.styles.ts';

export interface NewsletterFormProps extends Omit<RootProps<'div'>, 'children'> {
  /** The path of the newsletter's page, to which the form posts. */
  action: string;
  /** The page about the use of personal data. */
  policy: string;
  /** The addresses that the service takes, as the brand's `newsletterAddresses`. Default: those that accounts take. */
  addresses?: NewsletterAddresses | undefined;
  /** The server's answer to the posted form. */
  lastResult?: FormResult | undefined;
  /** The service has the address: the e-mail that asks for a confirmation is on its way. */
  sent?: boolean | undefined;
}

/** The form of a newsletter: an address and the consent. It works without a script. @see B13 */
export const NewsletterForm = styleable<NewsletterFormProps>(
  NewsletterFormRoot,
  function NewsletterForm({ action, policy, addresses, lastResult, sent = false, ...rest }) {
    // The banners close by a click anywhere on them.
    const [closed, setClosed] = useState(false);
    const close = (): void => setClosed(true);
    const schema = useMemo(() => newsletterForm(addresses), [addresses]);
    const form = useAccountForm({ schema, action, lastResult, marked: 'until-changed' });
    const { fields, pending } = form;
    const failure = closed ? undefined : form.failure;
    return (
      <NewsletterFormRoot {...rest}>
        {sent && !closed && (
          <Banner tone="success" title={NEWSLETTER_MESSAGES.success} onClick={close} action={<CloseBanner />}>
            {messages.next}
          </Banner>
        )}
        <AccountForm of={{ ...form, failure }} onClose={close}>
          <EmailField
            of={fields.email}
            label={messages.email}
            maxLength={newsletterMaxCharacters(addresses)}
          />
          <CheckField of={fields.policy} label={messages.policy} />
          <Link href={policy}>{messages.policyLink}</Link>
          <SubmitButton pending={pending}>{messages.submit}</SubmitButton>
        </AccountForm>
        <p className="free">{messages.free}</p>
      </NewsletterFormRoot>
    );
  },
);
