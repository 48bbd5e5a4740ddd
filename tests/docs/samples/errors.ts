import { ApiError, errorMessage } from 'rotativa/domain';
import type { IdentityPort } from 'rotativa/providers';

/** Null when the reader is in, else what the form shows. */
export async function logIn(
  identity: IdentityPort,
  userName: string,
  credentials: string,
): Promise<string | null> {
  try {
    await identity.login({ userName, credentials, rememberMe: true });
    return null;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return errorMessage(error);
  }
}
