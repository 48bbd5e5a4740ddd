import { authPageFormOf } from 'rotativa/domain';
import { wayBackCookie } from '../../contract/way-back.ts';

/**
 * Keeps the page to which the link of an e-mail leads back, when a form of the account asks for one. The server reads it.
 * @param back the page after signing in: a path of the site
 */
export function keepWayBack({ target }: { readonly target: EventTarget }, back: string): void {
  const { action } = target as HTMLFormElement;
  if (authPageFormOf(new URL(action).searchParams) === 'signIn') return;
  document.cookie = wayBackCookie(back, location.protocol === 'https:');
}
