import type { ComponentPropsWithRef } from 'react';
import { safeHref } from '../../domain/url/safe.ts';
import { part } from '../../styling/part.ts';
import type { Drawing, NavigationItem } from '../../themes/brand.ts';
import type { SocialLink } from '../header-parts/social.ts';
import { SocialLinks } from '../header-parts/SocialLinks.tsx';
import { Wordmark } from '../header-parts/Wordmark.tsx';
import { SiteFooterRoot } from './SiteFooter.styles.ts';

export interface SiteFooterProps extends Omit<ComponentPropsWithRef<'footer'>, 'children'> {
  name: string;
  wordmark: Drawing;
  tagline?: string | undefined;
  /** The sections, where a footer repeats them. */
  sections?: readonly NavigationItem[];
  /** The site's own pages: terms, data policy, contact. */
  links: readonly NavigationItem[];
  social: readonly SocialLink[];
  /** The consumer-protection authority; its mark is a picture's address. */
  authority?: { url: string; logo: string } | undefined;
  legalName: string;
  /** The current year, from the clock of the page. */
  year: number;
  issn?: string | undefined;
  supportHours?: string | undefined;
  /** `inverse` closes the page with a dark band, `plain` with the sunken surface. */
  tone?: 'inverse' | 'plain';
}

const Links = ({ title, items }: { title: string; items: readonly NavigationItem[] }) => (
  <nav aria-label={`${title}, pie de página`}>
    <p className="title" aria-hidden="true">
      {title}
    </p>
    <ul className="list" role="list">
      {items.map(({ text, link }) => (
        <li key={link}>
          <a href={safeHref(link)}>{text}</a>
        </li>
      ))}
    </ul>
  </nav>
);

/** What every page of a site ends with: its links, networks, authority and legal notice. @see H9 002 §2 */
export const SiteFooter = part<SiteFooterProps>(
  SiteFooterRoot,
  function SiteFooter({
    name,
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
    ...rest
  }) {
    return (
      <SiteFooterRoot data-tone={tone} {...rest}>
        <div className="inside">
          <div className="brand">
            <a href="/" aria-label={`${name}, inicio`}>
              <Wordmark drawing={wordmark} />
            </a>
            {tagline && <p className="tagline">{tagline}</p>}
            <SocialLinks links={social} />
          </div>
          {sections.length > 0 && <Links title="Secciones" items={sections} />}
          <Links title="Sobre este sitio" items={links} />
          <div className="end">
            <div className="legal">
              <p>
                © {year} {legalName} Todos los derechos reservados. Prohibida su reproducción total o parcial
                sin autorización escrita.{issn && ` ISSN ${issn}.`}
              </p>
              {supportHours && <p>Servicio al cliente: {supportHours}</p>}
            </div>
            {authority && (
              <a className="authority" href={safeHref(authority.url)} rel="noopener">
                <img
                  src={authority.logo}
                  alt="Superintendencia de Industria y Comercio"
                  width={163}
                  height={32}
                  loading="lazy"
                />
              </a>
            )}
          </div>
        </div>
      </SiteFooterRoot>
    );
  },
);
