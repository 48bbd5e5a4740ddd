'use client';
import { Link } from '../../../components/Link/Link.tsx';
import { HELP_FILES } from '../../../domain/accounts/help-files.ts';
import { HELP_MESSAGE_MAX, helpForm } from '../../../forms/help.ts';
import type { FormResult } from '../../../forms/parse.ts';
import { styleable } from '../../../styling/styleable.ts';
import type { RootProps } from '../../../styling/root.ts';
import { helpContact as messages } from '../../../messages/help.ts';
import { AccountForm, SubmitButton } from '../../account/form-parts/AccountForm.tsx';
import {
  AreaField,
  CheckField,
  EmailField,
  SelectField,
  TextField,
} from '../../account/form-parts/fields.tsx';
import { useAccountForm } from '../../account/form-parts/use-account-form.ts';
import { FilesField } from './FilesField.tsx';
import { HelpContactRoot } from './HelpContact.styles.ts';

export interface HelpContactProps extends Omit<RootProps<'div'>, 'children'> {
  /** The path of the page, to which the form posts. */
  action: string;
  topics: readonly { key: string; title: string }[];
  /** The topic that is chosen at first: the one that the reader comes from. */
  topic?: string | undefined;
  /** The page about the use of personal data. */
  policy: string;
  /** The server's answer to the posted form. */
  lastResult?: FormResult | undefined;
}

/** The form of the help centre. It has the same rules in the browser and on the server, and works without a script. @see B14 */
export const HelpContact = styleable<HelpContactProps>(
  HelpContactRoot,
  function HelpContact({ action, topics, topic, policy, lastResult, ...rest }) {
    const form = useAccountForm({
      schema: helpForm,
      defaultValue: { topic: topic ?? '' },
      ...{ action, lastResult },
    });
    const { fields, pending } = form;
    return (
      <HelpContactRoot {...rest}>
        <AccountForm of={form} encType="multipart/form-data">
          <TextField of={fields.name} label={messages.name} autoComplete="name" />
          <EmailField of={fields.email} label={messages.email} hint={messages.emailHint} />
          <SelectField of={fields.topic} label={messages.topic}>
            <option value="">{messages.choose}</option>
            {topics.map(({ key, title }) => (
              <option key={key} value={key}>
                {title}
              </option>
            ))}
          </SelectField>
          <AreaField
            of={fields.message}
            label={messages.message}
            hint={messages.messageHint}
            rows={6}
            maxLength={HELP_MESSAGE_MAX}
          />
          <FilesField
            of={fields.files}
            label={messages.files}
            hint={messages.filesHint}
            accept={HELP_FILES.types.join(', ')}
            maxBytes={HELP_FILES.maxBytes}
            maxFiles={HELP_FILES.most}
          />
          <CheckField of={fields.policy} label={messages.policy} />
          <Link href={policy}>{messages.policyLink}</Link>
          <SubmitButton pending={pending}>{messages.submit}</SubmitButton>
        </AccountForm>
      </HelpContactRoot>
    );
  },
);
