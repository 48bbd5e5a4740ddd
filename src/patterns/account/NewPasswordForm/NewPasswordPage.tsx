'use client';
import { useCallback, useEffect, useRef } from 'react';
import { holdsSession } from '../../../domain/accounts/storage.ts';
import { ApiError, CLIENT_CODES } from '../../../domain/errors/api-error.ts';
import type { NewPasswordValues } from '../../../forms/new-password.ts';
import { NewPasswordForm, type NewPasswordFormProps } from './NewPasswordForm.tsx';

/**
 * The site's server sets the password, the same for pages with and without a script.
 * @returns the page to sign in that leads back to where the reader asked for the e-mail, if the server knows it
 * @throws ApiError
 */
async function post(action: string, token: string, values: NewPasswordValues): Promise<string | undefined> {
  try {
    const body = new URLSearchParams({ token, ...values });
    const response = await fetch(action, { method: 'POST', body, headers: { accept: 'application/json' } });
    // A server that knows no way back may answer without a body.
    if (response.ok && !response.headers.get('content-type')?.includes('json')) return undefined;
    const { code, message, signIn } = (await response.json()) as Record<'code' | 'message', string> & {
      signIn?: string;
    };
    if (response.ok) return signIn;
    throw new ApiError(code, message, response.status);
  } catch (error) {
    throw error instanceof ApiError
      ? error
      : new ApiError(CLIENT_CODES.network, 'No reply', 0, { cause: error });
  }
}

export interface NewPasswordPageProps extends Pick<NewPasswordFormProps, 'action' | 'token'> {
  /** The errors of a posted form, by field; '' is the whole form. */
  errors?: Record<string, string[]> | undefined;
  /** The page to sign in, which follows the success. */
  signInForm: string;
}

/** The form with its calls. A reader who has a session needs no new password here. */
export default function NewPasswordPage({ action, token, errors, signInForm }: NewPasswordPageProps) {
  useEffect(() => {
    // Only on its own page: a preview stays where it is.
    if (location.pathname === action && holdsSession(window)) location.replace('/');
  }, [action]);
  const next = useRef(signInForm);
  // The same function on every render: the form counts its time from the success.
  const leave = useCallback(() => location.assign(next.current), []);
  return (
    <NewPasswordForm
      {...{ action, token }}
      lastResult={errors && { status: 'error', error: errors }}
      send={async (values) => {
        next.current = (await post(action, token, values)) ?? signInForm;
      }}
      onDone={leave}
    />
  );
}
