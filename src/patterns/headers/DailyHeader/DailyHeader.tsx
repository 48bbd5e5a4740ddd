import { isValidElement } from 'react';
import { Container } from '../../../components/Container/Container.tsx';
import { Icon } from '../../../components/Icon/Icon.tsx';
import { userIcon } from '../../../components/Icon/icons/interface.ts';
import { LinkButton } from '../../../components/LinkButton/LinkButton.tsx';
import { VisuallyHidden } from '../../../components/VisuallyHidden/VisuallyHidden.tsx';
import { safeHref } from '../../../domain/url/safe.ts';
import { Island } from '../../../islands/Island.tsx';
import type { NavigationItem } from '../../../themes/brand.ts';
import { AccountSlot } from '../parts/reader/AccountSlot.tsx';
import { currentAmong, currentLink, groupItems } from '../parts/menu/current.ts';
import { DateLine } from '../parts/bar/DateLine.tsx';
import { splitHeader, type HeaderRootProps } from '../parts/header-root.ts';
import { HiddenHeading, HomeLink } from '../parts/bar/HomeLink.tsx';
import { moreMenuIsland } from '../parts/menu/more-menu-island.ts';
import { signOutIsland } from '../parts/reader/sign-out-island.ts';
import type { HeaderAccount } from '../parts/reader/ReaderPanel.tsx';
import { SectionNav } from '../parts/menu/SectionNav.tsx';
import { SocialLinks } from '../parts/bar/SocialLinks.tsx';
import { MenuTool } from '../parts/bar/MenuTool.tsx';
import { SearchTool } from '../parts/bar/SearchTool.tsx';
import { styleable } from '../../../styling/styleable.ts';
import { AnniversarySeal } from './AnniversarySeal.tsx';
import { DailyHeaderRoot } from './DailyHeader.styles.ts';

export type DailyHeaderProps = HeaderRootProps;

/** The regional daily's utility line and masthead above the sticky blue bar. @see H4, H5 */
export const DailyHeader = styleable<DailyHeaderProps>(DailyHeaderRoot, function DailyHeader(props) {
  const { header, rest } = splitHeader(props);
  const { tagline, sections, more, social, routes, path, today, messages, account, anniversarySeal } = header;
  const row = [...sections, ...more];
  const { wholeSection } = messages;
  // An element may replace everything that the header has about an account.
  const own = isValidElement(account) ? undefined : (account as HeaderAccount);

  const current = currentLink(row, path);
  const group = (item: NavigationItem) => {
    if (!item.children) return undefined;
    const items = groupItems(item, wholeSection);
    return (
      <Island
        definition={moreMenuIsland}
        props={{
          label: item.text,
          items,
          current: currentAmong(items, current),
          wholeSection,
          // Groups at the end of the bar open towards its middle.
          panel: sections.includes(item) ? 'start' : 'end',
          columns: 'rows',
        }}
      />
    );
  };

  return (
    <DailyHeaderRoot {...rest}>
      <HiddenHeading {...header} />
      <div className="utility">
        <Container className="inside">
          <DateLine {...today} />
          <SocialLinks links={social} size="small" label={messages.social} />
          {own && (
            <p className="reader">
              <span className="known">
                <a className="name" href={safeHref(routes.profile)}>
                  <span data-reader-name="" />
                </a>
                <Island
                  definition={signOutIsland}
                  props={{ afterSignOut: own.afterSignOut, home: own.home, text: messages.signOut }}
                />
              </span>
              <a href={safeHref(routes.signIn)}>{messages.signIn}</a>
              <a className="join" href={safeHref(routes.register)}>
                {messages.register}
              </a>
              <a className="join" href={safeHref(routes.subscribe)}>
                {messages.subscribe}
              </a>
            </p>
          )}
        </Container>
      </div>
      <div className="masthead">
        <Container className="inside">
          <HomeLink header={header} className="wordmark-link" />
          {path === routes.home && anniversarySeal && <AnniversarySeal {...messages} />}
          <p className="tagline">{tagline}</p>
        </Container>
      </div>
      <div className="bar">
        <Container className="inside">
          <HomeLink header={header} className="compact" />
          <SectionNav label={messages.sections} items={row} current={current} renderItem={group} />
          <LinkButton className="subscribe" variant="alt" size="small" href={routes.subscribe}>
            {messages.subscribe}
          </LinkButton>
          <div className="account-tool">
            {own && (
              <a className="enter" href={safeHref(routes.signIn)}>
                <Icon icon={userIcon} size="m" />
                <VisuallyHidden>{messages.signIn}</VisuallyHidden>
              </a>
            )}
            <AccountSlot {...header} />
          </div>
          <SearchTool {...header} />
          <div className="mobile">
            <MenuTool header={header} panel="drawer-end" reader />
          </div>
        </Container>
      </div>
    </DailyHeaderRoot>
  );
});
