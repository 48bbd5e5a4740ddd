'use client';
import { useEffect, useRef, type ComponentPropsWithRef, type ReactNode } from 'react';
import { Banner } from '../../../components/Banner/Banner.tsx';
import { Button, type ButtonProps } from '../../../components/Button/Button.tsx';
import { accountForms as words } from '../../../words/forms.ts';
import { AccountFormRoot } from './AccountForm.styles.ts';
import type { FormValues } from '../../../forms/parse.ts';
import type { AccountFormState } from './use-account-form.ts';

export interface AccountFormProps extends Omit<
  ComponentPropsWithRef<'form'>,
  'onSubmit' | 'action' | 'method' | 'id'
> {
  of: Pick<AccountFormState<FormValues>, 'form' | 'failure' | 'pending'>;
  children: ReactNode;
}

/** The `<form>` of `useAccountForm`: the error about the whole form, then its fields. The error takes the focus. */
export function AccountForm({ of: { form, failure, pending }, children, ...rest }: AccountFormProps) {
  const alert = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (failure && !pending) alert.current?.focus();
  }, [failure, pending]);
  return (
    <AccountFormRoot {...rest} {...form}>
      {failure && (
        <Banner ref={alert} tone="error" className="failure" tabIndex={-1}>
          {failure}
        </Banner>
      )}
      {children}
    </AccountFormRoot>
  );
}

/** A line among the fields that is not one: the country of every address. */
export const FormNote = ({ children }: { children: ReactNode }) => <p className="form-note">{children}</p>;

export interface SubmitButtonProps extends Omit<ButtonProps, 'type' | 'busy'> {
  pending: boolean;
}

/** The button that sends the form. Its label changes while the form is being sent. */
export const SubmitButton = ({ pending, children, ...rest }: SubmitButtonProps) => (
  <Button className="submit" {...rest} type="submit" busy={pending}>
    {pending ? words.sending : children}
  </Button>
);
