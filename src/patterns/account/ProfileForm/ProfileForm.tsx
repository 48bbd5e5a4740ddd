'use client';
import { useMemo, type ReactNode } from 'react';
import { Banner } from '../../../components/Banner/Banner.tsx';
import { LinkButton } from '../../../components/LinkButton/LinkButton.tsx';
import {
  PROFILE_FIELDS,
  PROFILE_TEXTS,
  profileFormTexts,
  type ProfileFormText,
} from '../../../domain/accounts/profile-fields.ts';
import { FIELD_RULES, MINIMUM_AGE_YEARS } from '../../../domain/accounts/validation.ts';
import { attributeField, profileForm, type ProfileValues } from '../../../forms/profile.ts';
import type { ProfileChanges, ReaderProfile } from '../../../providers/ports/identity.ts';
import { styleable } from '../../../styling/styleable.ts';
import type { RootProps } from '../../../styling/root.ts';
import { profileCard, profileForm as messages } from '../../../messages/patterns.ts';
import { AccountForm, SubmitButton } from '../form-parts/AccountForm.tsx';
import { SelectField, TextField, type AnyField } from '../form-parts/fields.tsx';
import { useAccountForm } from '../form-parts/use-account-form.ts';
import { profileChanges, profileValues } from './profile-changes.ts';
import { ProfileFormRoot } from './ProfileForm.styles.ts';

export interface ProfileFormProps extends RootProps<'div'> {
  profile: ReaderProfile;
  /** The reader's clock: the minimum age depends on it. @defaultValue the device's clock */
  now?: (() => Date) | undefined;
  /** Address of the profile, to go back. */
  back: string;
  /** Saves the changes. @throws ApiError, which the form shows */
  onSave: (changes: ProfileChanges) => Promise<void>;
}

const deviceTime = (): Date => new Date();

/** The last day of birth of a reader who is old enough. */
function lastBirthDate(now: Date): string {
  const year = String(now.getUTCFullYear() - MINIMUM_AGE_YEARS);
  return `${year}-${now.toISOString().slice(5, 10)}`;
}

const PHONES = [
  ['phone', 'tel'],
  ['homePhone', 'home tel'],
  ['workPhone', 'work tel'],
  ['otherPhone', 'off'],
] as const;

/** Changes the reader's profile: every field of the account service, with its limits. @see A10 */
export const ProfileForm = styleable<ProfileFormProps>(
  ProfileFormRoot,
  function ProfileForm({ profile, now = deviceTime, back, onSave, ...rest }) {
    const attributes = profile.attributes ?? [];
    const schema = useMemo(
      () => profileForm({ now, attributes: attributes.length }),
      [now, attributes.length],
    );
    const form = useAccountForm<ProfileValues>({
      schema,
      action: '',
      defaultValue: profileValues(profile),
      send: (values) => onSave(profileChanges(values, profile)),
    });
    const { fields, pending, done } = form;
    const attributeFields = fields as unknown as Readonly<Record<string, AnyField>>;
    const textField = (name: ProfileFormText): ReactNode => {
      const row = PROFILE_TEXTS[name];
      return (
        <TextField
          key={name}
          of={fields[name]}
          label={profileCard[name]}
          hint={'hint' in row ? messages[row.hint] : undefined}
          autoComplete={row.autoComplete}
          maxLength={row.max}
        />
      );
    };
    return (
      <ProfileFormRoot {...rest}>
        <AccountForm of={form} className="wide">
          <fieldset>
            <legend>{messages.names}</legend>
            {profileFormTexts('names').map(textField)}
          </fieldset>
          <fieldset>
            <legend>{messages.personal}</legend>
            <SelectField
              of={fields.gender}
              label={profileCard.gender}
              autoComplete={PROFILE_FIELDS.gender.autoComplete}
            >
              <option value="">{profileCard.none}</option>
              {PROFILE_FIELDS.gender.values.map((code) => (
                <option key={code} value={code}>
                  {profileCard.genders[code]}
                </option>
              ))}
            </SelectField>
            <TextField
              of={fields.birthDate}
              type="date"
              label={profileCard.birthDate}
              hint={messages.birthDateHint(MINIMUM_AGE_YEARS)}
              autoComplete="bday"
              min="1900-01-01"
              max={lastBirthDate(now())}
            />
            {profileFormTexts('personal').map(textField)}
          </fieldset>
          <fieldset>
            <legend>{profileCard.phones}</legend>
            {PHONES.map(([name, autoComplete]) => (
              <TextField
                key={name}
                of={fields[name]}
                type="tel"
                label={messages.phones[name]}
                hint={name === 'phone' ? messages.phoneHint : undefined}
                autoComplete={autoComplete}
                inputMode="tel"
                maxLength={FIELD_RULES.phone.max}
              />
            ))}
          </fieldset>
          {attributes.length > 0 && (
            <fieldset>
              <legend>{messages.attributes}</legend>
              {attributes.map(({ name }, at) => (
                <TextField
                  key={name}
                  of={attributeFields[attributeField(at)]!}
                  label={name}
                  autoComplete="off"
                  maxLength={FIELD_RULES.attributeValue.max}
                />
              ))}
            </fieldset>
          )}
          {done && !pending && <Banner tone="success">{messages.saved}</Banner>}
          <div className="actions">
            <SubmitButton pending={pending}>{messages.save}</SubmitButton>
            <LinkButton href={back} variant="secondary">
              {messages.back}
            </LinkButton>
          </div>
        </AccountForm>
      </ProfileFormRoot>
    );
  },
);
