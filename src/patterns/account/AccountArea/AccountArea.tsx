import { LinkButton } from '../../../components/LinkButton/LinkButton.tsx';
import { Island } from '../../../islands/Island.tsx';
import { safeHref } from '../../../domain/url/safe.ts';
import type { BrandList } from '../../../themes/brand.ts';
import { styleable } from '../../../styling/styleable.ts';
import type { RootProps } from '../../../styling/root.ts';
import { accountArea as messages } from '../../../messages/patterns.ts';
import { accountIsland } from '../account-parts/islands.ts';
import { ACCOUNT_SECTIONS, PARENT_SECTION, signInFor, type AccountPage } from '../account-parts/sections.ts';
import { AccountAreaRoot } from './AccountArea.styles.ts';

export interface AccountAreaProps extends RootProps<'div'> {
  /** `accountPage(brand, section)`. */
  page: AccountPage;
  /** Like the heads of the brand's lists. @defaultValue 'rule' */
  preset?: BrandList['head'] | undefined;
}

/** A page of the reader's account: the navigation between its sections, and the section of this page. @see A9 */
export const AccountArea = styleable<AccountAreaProps>(
  AccountAreaRoot,
  function AccountArea({ page, preset = 'rule', ...rest }) {
    const { section, routes } = page;
    const parent = PARENT_SECTION[section];
    const items = ACCOUNT_SECTIONS.filter((name) => !PARENT_SECTION[name]);
    return (
      <AccountAreaRoot data-preset={preset} {...rest}>
        <nav aria-label={messages.navigation}>
          <ul role="list">
            {items.map((name) => (
              <li key={name}>
                <a
                  href={safeHref(routes[name])}
                  aria-current={name === section ? 'page' : name === parent ? 'true' : undefined}
                >
                  {messages[name]}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <div className="section">
          <Island definition={accountIsland} props={page} />
          <noscript>
            <p>{messages.withoutScript}</p>
            <p>
              <LinkButton href={signInFor(routes, routes[section])}>{messages.signIn}</LinkButton>
            </p>
          </noscript>
        </div>
      </AccountAreaRoot>
    );
  },
);
