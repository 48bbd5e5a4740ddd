'use client';
import { getFormProps, useForm, type FieldMetadata } from '@conform-to/react';
import { useEffect, useMemo, useRef, useState, type FormEvent } from 'react';
import { ApiError, CLIENT_CODES } from '../../../domain/errors/api-error.ts';
import {
  failureReply,
  parseForm,
  requiredFields,
  requiredMarks,
  type FormResult,
  type FormSchema,
  type FormValues,
  type RequiredMarks,
} from '../../../forms/parse.ts';

export interface AccountFormOptions<Values extends FormValues> {
  schema: FormSchema<Values>;
  /** The address to which the form posts without a script. */
  action: string;
  /** The server's answer to the form that was posted: what was typed, and the errors. */
  lastResult?: FormResult | undefined;
  /** The initial values of the fields. */
  defaultValue?: Partial<Record<keyof Values & string, string | boolean>> | undefined;
  /** Calls the service. Without it the browser posts the form to `action`. @throws ApiError which the form shows */
  send?: ((values: Values) => Promise<void>) | undefined;
  /** Whether a part of the form, which shows its own message, makes sending it useless. */
  isBlocked?: (() => boolean) | undefined;
  /**
   * When the mark of a wrong field goes: as soon as its input is right, or as soon as it changes, until the form is sent
   * again. @defaultValue 'until-right'
   */
  marked?: 'until-right' | 'until-changed' | undefined;
  /** Called after each failure of the service: a captcha is valid once. */
  onFailure?: ((error: ApiError) => void) | undefined;
}

/** A form and its fields. */
export interface AccountFormState<Values extends FormValues> {
  /** Attributes of the `<form>`. */
  form: {
    id: string;
    method: 'post';
    action: string;
    noValidate: boolean;
    onSubmit: (event: FormEvent<HTMLFormElement>) => void;
    onInput?: (event: FormEvent<HTMLFormElement>) => void;
  };
  /** The error about the whole form. */
  failure: string | undefined;
  /** The fields by name, for `TextField`, `SecretField`, `CheckField` and `SelectField`. */
  fields: { [Name in keyof Values]-?: FieldMetadata<Values[Name], Values, string[]> };
  /** How the form marks its required fields. */
  marks: RequiredMarks;
  /** Whether the form is being sent. */
  pending: boolean;
  /** Whether the service accepted the form. */
  done: boolean;
}

const asApiError = (error: unknown): ApiError =>
  error instanceof ApiError
    ? error
    : new ApiError(CLIENT_CODES.badReply, error instanceof Error ? error.message : String(error), 0, {
        cause: error,
      });

/**
 * A form of the account. With a script `send` calls the service, and a failure is shown at the field that it is about,
 * or above the form; without one the form posts to `action`. The input stays.
 */
export function useAccountForm<Values extends FormValues>(
  options: AccountFormOptions<Values>,
): AccountFormState<Values> {
  const { schema, action, send, isBlocked, onFailure, defaultValue, marked = 'until-right' } = options;
  const [lastResult, setLastResult] = useState(options.lastResult);
  const [state, setState] = useState<'open' | 'pending' | 'done'>('open');
  const sending = useRef(false);

  const move = (next: typeof state): void => {
    sending.current = next === 'pending';
    setState(next);
  };

  // A page that comes back from the browser's cache was left while its form was being sent.
  useEffect(() => {
    const back = ({ persisted }: PageTransitionEvent): void => {
      if (!persisted) return;
      sending.current = false;
      setState('open');
    };
    addEventListener('pageshow', back);
    return () => removeEventListener('pageshow', back);
  }, []);

  const constraint = useMemo(
    () => Object.fromEntries(requiredFields(schema).map((name) => [name, { required: true }])),
    [schema],
  );
  const marks = useMemo(() => requiredMarks(schema), [schema]);
  const [form, fields] = useForm<Values, Values>({
    constraint: constraint as never,
    lastResult: lastResult ?? null,
    defaultValue: defaultValue as never,
    shouldValidate: 'onSubmit',
    shouldRevalidate: marked === 'until-right' ? 'onInput' : 'onSubmit',
    onValidate: ({ formData }) => parseForm(schema, formData),
    onSubmit: (event, { submission }) => {
      if (sending.current || isBlocked?.()) return event.preventDefault();
      move('pending');
      if (!send || submission?.status !== 'success') return;
      event.preventDefault();
      send(submission.value).then(
        () => move('done'),
        (thrown: unknown) => {
          const error = asApiError(thrown);
          setLastResult(failureReply(submission, schema, error));
          move('open');
          onFailure?.(error);
        },
      );
    },
  });
  const { id, onSubmit, noValidate } = getFormProps(form, { ariaAttributes: false });
  const unmark = ({ target }: FormEvent): void => {
    const { name } = target as HTMLInputElement;
    if (name in schema.shape) form.update({ name: name as never, validated: false });
  };
  return {
    form: {
      ...{ id, method: 'post', action, noValidate, onSubmit },
      ...(marked === 'until-changed' && { onInput: unmark }),
    },
    failure: form.errors?.[0],
    fields: fields as unknown as AccountFormState<Values>['fields'],
    marks,
    pending: state === 'pending',
    done: state === 'done',
  };
}
