import { isValidElement } from 'react';
import { Container } from '../../../components/Container/Container.tsx';
import { LinkButton } from '../../../components/LinkButton/LinkButton.tsx';
import { safeHref } from '../../../domain/url/safe.ts';
import { Island } from '../../../islands/Island.tsx';
import type { NavigationItem } from '../../../themes/brand.ts';
import { AccountSlot } from '../header-parts/AccountSlot.tsx';
import { currentLink, groupItems } from '../header-parts/current.ts';
import { DateLine } from '../header-parts/DateLine.tsx';
import { splitHeader, type HeaderRootProps } from '../header-parts/header-root.ts';
import { HiddenHeading, HomeLink } from '../header-parts/HomeLink.tsx';
import { moreMenuIsland } from '../header-parts/islands.ts';
import { SectionNav } from '../header-parts/SectionNav.tsx';
import { SocialLinks } from '../header-parts/SocialLinks.tsx';
import { MenuTool, SearchTool } from '../header-parts/tools.tsx';
import { styleable } from '../../../styling/styleable.ts';
import { AnniversarySeal } from './AnniversarySeal.tsx';
import { DailyHeaderRoot } from './DailyHeader.styles.ts';

export type DailyHeaderProps = HeaderRootProps;

/** The regional daily's utility line and masthead above the sticky blue bar. @see H4, H5 */
export const DailyHeader = styleable<DailyHeaderProps>(DailyHeaderRoot, function DailyHeader(props) {
  const { header, rest } = splitHeader(props);
  const { tagline, sections, more, social, routes, path, today, words, account, anniversarySeal } = header;
  const row = [...sections, ...more];
  const { wholeSection } = words;

  const current = currentLink(row, path);
  const group = (item: NavigationItem) =>
    item.children && (
      <Island
        definition={moreMenuIsland}
        props={{
          label: item.text,
          items: groupItems(item, wholeSection),
          current,
          wholeSection,
          // Groups at the end of the bar open towards its middle.
          panel: sections.includes(item) ? 'start' : 'end',
          columns: 'rows',
        }}
      />
    );

  return (
    <DailyHeaderRoot {...rest}>
      <HiddenHeading {...header} />
      <div className="utility">
        <Container className="inside">
          <DateLine {...today} />
          <SocialLinks links={social} size="small" label={words.social} />
          {!isValidElement(account) && (
            <p className="reader">
              <a className="name" href={safeHref(routes.profile)}>
                <span data-reader-name="" />
              </a>
              <a href={safeHref(routes.signIn)}>{words.signIn}</a>
              <a className="join" href={safeHref(routes.register)}>
                {words.register}
              </a>
              <a className="join" href={safeHref(routes.subscribe)}>
                {words.subscribe}
              </a>
            </p>
          )}
        </Container>
      </div>
      <div className="masthead">
        <Container className="inside">
          <HomeLink header={header} className="wordmark-link" />
          {path === routes.home && anniversarySeal && <AnniversarySeal {...words} />}
          <p className="tagline">{tagline}</p>
        </Container>
      </div>
      <div className="bar">
        <Container className="inside">
          <HomeLink header={header} className="compact" />
          <SectionNav label={words.sections} items={row} current={current} renderItem={group} />
          <LinkButton className="subscribe" variant="alt" size="small" href={routes.subscribe}>
            {words.subscribe}
          </LinkButton>
          <div className="account-tool">
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
