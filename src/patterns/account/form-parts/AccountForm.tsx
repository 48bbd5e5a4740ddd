'use client';
import { useEffect, useRef, type ComponentPropsWithRef, type ReactNode } from 'react';
import { Banner } from '../../../components/Banner/Banner.tsx';
import { Button, type ButtonProps } from '../../../components/Button/Button.tsx';
import { Link } from '../../../components/Link/Link.tsx';
import { errorMessage } from '../../../domain/errors/catalogue.ts';
import { closeIcon } from '../../../components/Icon/icons/interface.ts';
import { IconButton } from '../../../components/IconButton/IconButton.tsx';
import { accountForms as messages } from '../../../messages/forms.ts';
import { AccountFormRoot } from './AccountForm.styles.ts';
import type { FormValues } from '../../../forms/parse.ts';
import type { AccountFormState } from './use-account-form.ts';

export interface AccountFormProps extends Omit<
  ComponentPropsWithRef<'form'>,
  'onSubmit' | 'action' | 'method' | 'id'
> {
  of: Pick<AccountFormState<FormValues>, 'form' | 'failure' | 'marks' | 'pending'>;
  /** Where a reader can do what the message of a code says. The message may come from a server, as words alone. */
  links?: Readonly<Record<string, { href: string | undefined; text: string }>> | undefined;
  /** Closes the error about the whole form, by a click anywhere on it. Default: it stays until the form is sent again. */
  onClose?: (() => void) | undefined;
  /** The heading of the form. */
  heading?: ReactNode;
  children: ReactNode;
}

/** The button of a banner that a click anywhere closes: the banner hears it. */
export const CloseBanner = (): ReactNode => <IconButton icon={closeIcon} label={messages.close} />;

/**
 * The `<form>` of `useAccountForm`: the error about the whole form, what the mark of its required fields means, then the
 * fields. The error takes the focus.
 */
export function AccountForm({
  of: { form, failure, marks, pending },
  links = {},
  onClose,
  heading,
  children,
  ...rest
}: AccountFormProps) {
  const alert = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (failure && !pending) alert.current?.focus();
  }, [failure, pending]);
  const link = Object.entries(links).find(([code]) => errorMessage({ code }) === failure)?.[1];
  return (
    <AccountFormRoot data-marks={marks} {...rest} {...form}>
      {failure && (
        <Banner
          ref={alert}
          tone="error"
          className="failure"
          tabIndex={-1}
          onClick={onClose}
          action={onClose && <CloseBanner />}
        >
          {failure} {link?.href && <Link href={link.href}>{link.text}</Link>}
        </Banner>
      )}
      {heading}
      {marks === 'explained' && <FormNote>{messages.marks}</FormNote>}
      {children}
    </AccountFormRoot>
  );
}

/** A line among the fields that is not one: what their mark means, the country of every address. */
export const FormNote = ({ children }: { children: ReactNode }) => <p className="form-note">{children}</p>;

export interface SubmitButtonProps extends Omit<ButtonProps, 'type' | 'busy'> {
  pending: boolean;
}

/** The button that sends the form. Its label changes while the form is being sent. */
export const SubmitButton = ({ pending, children, ...rest }: SubmitButtonProps) => (
  <Button className="submit" {...rest} type="submit" busy={pending}>
    {pending ? messages.sending : children}
  </Button>
);
