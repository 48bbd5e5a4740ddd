import { Island } from '../../../islands/Island.tsx';
import type { FormResult } from '../../../forms/parse.ts';
import { styleable } from '../../../styling/styleable.ts';
import type { RootProps } from '../../../styling/root.ts';
import type { BrandList, BrandRoutes } from '../../../themes/brand.ts';
import { emailLinkPages as messages } from '../../../messages/email-links.ts';
import { AccountNotice } from '../AccountNotice/AccountNotice.tsx';
import { emailLinkNotice, type EmailLinkView } from '../AccountNotice/email-link-notice.ts';
import { newPasswordIsland } from '../NewPasswordForm/island.ts';
import { emailLinkIsland } from './island.ts';
import { EmailLinkPageRoot } from './EmailLinkPage.styles.ts';
import { isReaderEmailLink, type ReaderEmailLinkRoutes } from './reader-email-links.ts';

export interface EmailLinkPageProps
  extends Omit<RootProps<'div'>, 'children'>, Omit<EmailLinkView, 'routes'> {
  /** The name of the secret in the page's address. */
  name: string;
  routes: EmailLinkView['routes'] & ReaderEmailLinkRoutes & Pick<BrandRoutes, 'signInForm'>;
  /** Like the heads of the brand's lists. @defaultValue 'rule' */
  preset?: BrandList['head'] | undefined;
  /** The server's answer to the form for a new password. */
  posted?: FormResult | undefined;
}

/**
 * The page that an e-mail opens. E-mails about an address work with plain forms; e-mails about an account wait for the
 * reader's session, which only the browser has.
 * @see A4, A8, A11
 */
export const EmailLinkPage = styleable<EmailLinkPageProps>(
  EmailLinkPageRoot,
  function EmailLinkPage({
    emailLink,
    state,
    path,
    token,
    name,
    routes,
    back,
    preset = 'rule',
    posted,
    ...rest
  }) {
    const { signIn, restore, contact, newsletters, profile, subscriptions } = routes;
    const known = { signIn, restore, contact, newsletters, profile, subscriptions };
    return (
      <EmailLinkPageRoot {...rest}>
        {isReaderEmailLink(emailLink) && state === 'ask' ? (
          <>
            <Island
              definition={emailLinkIsland}
              props={{ emailLink, path, token, name, preset, routes: known }}
            />
            <noscript>
              <p>{messages.withoutScript}</p>
            </noscript>
          </>
        ) : emailLink === 'newPassword' && state === 'ask' ? (
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
          <AccountNotice
            {...emailLinkNotice({ emailLink, state, path, token, routes, back })}
            preset={preset}
          />
        )}
      </EmailLinkPageRoot>
    );
  },
);
