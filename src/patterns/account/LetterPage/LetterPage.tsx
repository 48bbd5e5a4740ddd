import { Island } from '../../../islands/Island.tsx';
import type { FormResult } from '../../../forms/parse.ts';
import { styleable } from '../../../styling/styleable.ts';
import type { RootProps } from '../../../styling/root.ts';
import type { BrandList } from '../../../themes/brand.ts';
import { letterPages as messages } from '../../../messages/letters.ts';
import { AccountNotice } from '../AccountNotice/AccountNotice.tsx';
import { letterNotice, type LetterView } from '../AccountNotice/letter-notice.ts';
import { newPasswordIsland } from '../NewPasswordForm/island.ts';
import { letterIsland } from './island.ts';
import { LetterPageRoot } from './LetterPage.styles.ts';
import { isReaderLetter, type ReaderLetterRoutes } from './reader-letters.ts';

export interface LetterPageProps extends Omit<RootProps<'div'>, 'children'>, Omit<LetterView, 'routes'> {
  /** The name of the secret in the page's address. */
  name: string;
  routes: LetterView['routes'] & ReaderLetterRoutes;
  /** Like the heads of the brand's lists. @defaultValue 'rule' */
  preset?: BrandList['head'] | undefined;
  /** The server's answer to the form for a new password. */
  posted?: FormResult | undefined;
}

/**
 * The page that a letter opens. Letters about an address work with plain forms; letters about an account wait for the
 * reader's session, which only the browser has.
 * @see A4, A8, A11
 */
export const LetterPage = styleable<LetterPageProps>(
  LetterPageRoot,
  function LetterPage({ letter, state, path, token, name, routes, preset = 'rule', posted, ...rest }) {
    const { signIn, signInForm, restore, contact, newsletters, profile, subscriptions } = routes;
    const known = { signIn, signInForm, restore, contact, newsletters, profile, subscriptions };
    return (
      <LetterPageRoot {...rest}>
        {isReaderLetter(letter) && state === 'ask' ? (
          <>
            <Island definition={letterIsland} props={{ letter, path, token, name, preset, routes: known }} />
            <noscript>
              <p>{messages.withoutScript}</p>
            </noscript>
          </>
        ) : letter === 'newPassword' && state === 'ask' ? (
          <Island
            definition={newPasswordIsland}
            props={{
              action: path,
              token,
              errors: posted?.error as Record<string, string[]> | undefined,
              signInForm: routes.signInForm,
            }}
          />
        ) : (
          <AccountNotice {...letterNotice({ letter, state, path, token, routes })} preset={preset} />
        )}
      </LetterPageRoot>
    );
  },
);
