import type { FormEvent, ReactNode } from 'react';
import { Banner } from '../../../components/Banner/Banner.tsx';
import { Button, type ButtonProps } from '../../../components/Button/Button.tsx';
import { Input } from '../../../components/Input/Input.tsx';
import { LinkButton } from '../../../components/LinkButton/LinkButton.tsx';
import { Textarea } from '../../../components/Textarea/Textarea.tsx';
import { safeHref } from '../../../domain/url/safe.ts';
import { styleable } from '../../../styling/styleable.ts';
import type { RootProps } from '../../../styling/root.ts';
import type { BrandList } from '../../../themes/brand.ts';
import { AccountNoticeRoot } from './AccountNotice.styles.ts';

/** A form of one button, and of one field where the reader has to type. It posts to the site's server. */
export interface NoticeForm {
  action: string;
  submit: string;
  variant?: ButtonProps['variant'];
  /** Fields that the reader does not see: the token of the e-mail link. */
  hidden?: Readonly<Record<string, string>> | undefined;
  field?:
    | {
        name: string;
        label: string;
        kind: 'email' | 'text';
        hint?: string | undefined;
        error?: string | undefined;
        optional?: boolean | undefined;
      }
    | undefined;
  pending?: boolean | undefined;
  /** Sends the form by a script instead. */
  onSubmit?: ((values: Readonly<Record<string, string>>) => void) | undefined;
}

export interface AccountNoticeProps extends Omit<RootProps<'div'>, 'title' | 'children'> {
  /** The message about what happened. Without it the page only asks. */
  tone?: 'success' | 'warning' | 'error' | undefined;
  /** The outcome in a few words, above the text. */
  title?: string | undefined;
  text: string;
  /** The actions of the reader here. */
  forms?: readonly NoticeForm[] | undefined;
  /** Where the reader can go. The first is the main one, unless there is a form. */
  links?: readonly { text: string; href: string }[] | undefined;
  /** Like the heads of the brand's lists. @defaultValue 'rule' */
  preset?: BrandList['head'] | undefined;
  /** Between the text and the forms: what the reader must know before the click. */
  before?: ReactNode;
  /** Between the text and the links: a form with more fields. */
  children?: ReactNode;
}

function valuesOf(event: FormEvent<HTMLFormElement>): Record<string, string> {
  const found: Record<string, string> = {};
  for (const [name, value] of new FormData(event.currentTarget))
    if (typeof value === 'string') found[name] = value;
  return found;
}

function Form({ action, submit, variant, hidden = {}, field, pending, onSubmit }: NoticeForm) {
  const send = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (!pending) onSubmit?.(valuesOf(event));
  };
  const control = field && { name: field.name, label: field.label, hint: field.hint, error: field.error };
  return (
    <form data-marks="none" method="post" action={safeHref(action)} onSubmit={onSubmit && send}>
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {control && field && (
        <div className="field">
          {field.kind === 'email' ? (
            <Input {...control} type="email" autoComplete="email" required={!field.optional} />
          ) : (
            <Textarea {...control} maxLength={1000} rows={3} required={!field.optional} />
          )}
        </div>
      )}
      <Button type="submit" variant={variant ?? 'primary'} busy={pending}>
        {submit}
      </Button>
    </form>
  );
}

/**
 * A page that an e-mail opens: it asks for one click, then says what happened and what to do next. The same data for
 * every page and state.
 * @see A4, A8, A11
 */
export const AccountNotice = styleable<AccountNoticeProps>(
  AccountNoticeRoot,
  function AccountNotice({
    tone,
    title,
    text,
    forms = [],
    links = [],
    preset = 'rule',
    before,
    children,
    ...rest
  }) {
    return (
      <AccountNoticeRoot data-preset={preset} {...rest}>
        {tone ? (
          <Banner tone={tone} title={title}>
            {text}
          </Banner>
        ) : (
          <p className="words">{text}</p>
        )}
        {before}
        {forms.map((form) => (
          <Form key={form.submit} {...form} />
        ))}
        {children}
        {links.length > 0 && (
          <p className="links">
            {links.map(({ text: label, href }, at) => (
              <LinkButton
                key={href}
                href={href}
                variant={at === 0 && forms.length === 0 && !children ? 'primary' : 'secondary'}
              >
                {label}
              </LinkButton>
            ))}
          </p>
        )}
      </AccountNoticeRoot>
    );
  },
);
