import { parse, type Submission, type SubmissionResult } from '@conform-to/dom';
import type * as z from 'zod/mini';
import type { ApiError } from '../domain/errors/api-error.ts';
import { errorMessage } from '../domain/errors/catalogue.ts';
import { errorField } from '../domain/errors/error-fields.ts';

/** A form's values, by the names of its fields. */
export type FormValues = Record<string, unknown>;

/** The rules of a form: fields, what they accept, and what each says about a value that it does not accept. */
export type FormSchema<Values extends FormValues> = z.ZodMiniType<Values> & {
  readonly shape: Readonly<Record<string, unknown>>;
};

/** The result of a sent form: its values, or its errors. */
export type FormSubmission<Values extends FormValues> = Submission<Values>;

/** The answer to a form that was refused: what was typed, and the errors. It survives JSON. */
export type FormResult = SubmissionResult;

/** The names of a form's fields. */
export const fieldNames = ({ shape }: { shape: object }): string[] => Object.keys(shape);

/** The fields that may not be empty: those about which the empty form complains. */
export function requiredFields(schema: FormSchema<FormValues>): string[] {
  const wrong = new Set(schema.safeParse({}).error?.issues.map(({ path }) => path[0]));
  return fieldNames(schema).filter((name) => wrong.has(name));
}

/** Fields that the page fills in and not the reader. */
const CARRIED: ReadonlySet<string> = new Set(['recaptchaToken', 'redirect']);

/**
 * How a form marks its required fields: the only field of a form needs no mark, and the mark of several needs a sentence
 * that says what it means.
 */
export type RequiredMarks = 'none' | 'explained';

export const requiredMarks = (schema: FormSchema<FormValues>): RequiredMarks =>
  requiredFields(schema).length > 0 && fieldNames(schema).filter((name) => !CARRIED.has(name)).length > 1
    ? 'explained'
    : 'none';

/** Reads a form's data by its rules, the same in the browser and on a server. */
export const parseForm = <Values extends FormValues>(
  schema: FormSchema<Values>,
  data: FormData | URLSearchParams,
): FormSubmission<Values> =>
  parse<Values, string[]>(data, {
    resolve: (payload) => {
      const read = schema.safeParse(payload);
      if (read.success) return { value: read.data };
      const error: Record<string, string[]> = {};
      for (const { path, message } of read.error.issues) (error[path.join('.')] ??= []).push(message);
      return { error };
    },
  });

/** A failure of a service, for people: at the field that it is about, or about the whole form. */
export function failureReply<Values extends FormValues>(
  submission: FormSubmission<Values>,
  schema: FormSchema<Values>,
  error: Pick<ApiError, 'code' | 'message' | 'httpStatus'>,
  hideFields: readonly string[] = [],
): FormResult {
  const words = [errorMessage(error)];
  const field = errorField(error.code, fieldNames(schema));
  return submission.reply({
    ...(field ? { fieldErrors: { [field]: words } } : { formErrors: words }),
    hideFields: [...hideFields],
  });
}
