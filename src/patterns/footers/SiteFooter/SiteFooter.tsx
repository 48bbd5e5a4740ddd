import type { ComponentPropsWithRef } from 'react';
import { Container } from '../../../components/Container/Container.tsx';
import { Kicker } from '../../../components/Kicker/Kicker.tsx';
import { safeHref } from '../../../domain/url/safe.ts';
import { styleable } from '../../../styling/styleable.ts';
import type { Drawing, NavigationItem } from '../../../themes/brand.ts';
import type { SocialLink } from '../../headers/parts/bar/social.ts';
import { SocialLinks } from '../../headers/parts/bar/SocialLinks.tsx';
import { Wordmark } from '../../headers/parts/bar/Wordmark.tsx';
import { ThemeSwitch, type ThemeSwitchProps } from '../ThemeSwitch/ThemeSwitch.tsx';
import { SiteFooterRoot } from './SiteFooter.styles.ts';
import { footer as messages } from '../../../messages/patterns.ts';

export interface SiteFooterProps extends Omit<ComponentPropsWithRef<'footer'>, 'children'> {
  name: string;
  /** The path of the home page. */
  home?: string | undefined;
  wordmark: Drawing;
  tagline?: string | undefined;
  /** The sections, if the footer repeats them. */
  sections?: readonly NavigationItem[] | undefined;
  /** Information pages of the site: terms, data policy, contact. */
  links: readonly NavigationItem[];
  social: readonly SocialLink[];
  /** The consumer-protection authority with the address of its logo. */
  authority?: { url: string; logo: string } | undefined;
  /** The company that publishes the site. */
  legalName?: string | undefined;
  /** The current year, from the page's clock. */
  year: number;
  issn?: string | undefined;
  supportHours?: string | undefined;
  /** `inverse` ends the page with a dark band, `plain` with the sunken surface or another light ground. */
  tone?: 'inverse' | 'plain' | undefined;
  /** `dark` shows the footer in the brand's dark mode, whatever the page's mode. */
  mode?: 'dark' | undefined;
  /** The reader's choice of light, dark or the device's mode. */
  themeSwitch?: ThemeSwitchProps | undefined;
}

const Links = ({ title, items }: { title: string; items: readonly NavigationItem[] }) => (
  <nav aria-label={messages.list(title)}>
    <Kicker className="title" tone="inherit" aria-hidden="true">
      {title}
    </Kicker>
    <ul className="list" role="list">
      {items.map(({ text, link }) => (
        <li key={link}>
          <a href={safeHref(link)}>{text}</a>
        </li>
      ))}
    </ul>
  </nav>
);

/** The end of every page: links, networks, authority and legal notice. @see H9 */
export const SiteFooter = styleable<SiteFooterProps>(
  SiteFooterRoot,
  function SiteFooter({
    name,
    home = '/',
    wordmark,
    tagline,
    sections = [],
    links,
    social,
    authority,
    legalName,
    year,
    issn,
    supportHours,
    tone = 'inverse',
    mode,
    themeSwitch,
    ...rest
  }) {
    const ends = [legalName, issn, supportHours, themeSwitch, authority].some(Boolean);
    return (
      <SiteFooterRoot data-tone={tone} data-mode={mode} {...rest}>
        {/* The ground is a colour of the page's mode, dark in both modes. Its contents have the colours of the dark one. */}
        <Container className="inside" data-mode={tone === 'inverse' ? 'dark' : undefined}>
          <div className="brand">
            <a href={safeHref(home)} aria-label={messages.home(name)}>
              <Wordmark drawing={wordmark} />
            </a>
            {tagline && <p className="tagline">{tagline}</p>}
            <div className="social">
              <SocialLinks links={social} />
            </div>
          </div>
          {sections.length > 0 && <Links title={messages.sections} items={sections} />}
          <Links title={messages.about} items={links} />
          {ends && (
            <div className="end">
              <div className="legal">
                {(legalName || issn) && (
                  <p>
                    {legalName && messages.rights(year, legalName)}
                    {issn && ` ISSN ${issn}.`}
                  </p>
                )}
                {supportHours && <p>{messages.support(supportHours)}</p>}
              </div>
              {themeSwitch && <ThemeSwitch {...themeSwitch} />}
              {authority && (
                <a className="authority" href={safeHref(authority.url)} rel="noopener">
                  <img src={authority.logo} alt={messages.authority} width={163} height={32} loading="lazy" />
                </a>
              )}
            </div>
          )}
        </Container>
      </SiteFooterRoot>
    );
  },
);
