import type { ReactNode } from 'react';
import { LinkButton } from '../../components/LinkButton/LinkButton.tsx';
import type { BrandList } from '../../themes/brand.ts';
import { NoticePageRoot } from './NoticePage.styles.ts';

export interface NoticePageProps {
  /** Set large over the words: '404'. It says nothing that the words do not. */
  code?: string | undefined;
  title: string;
  text: string;
  /** As the heads of the brand's lists. @defaultValue 'rule' */
  look?: BrandList['head'];
  /** Where to go from here; the first is the main one, unless there is a form. */
  links: readonly { text: string; href: string }[];
  /** Stands between the words and the links: a search form. */
  children?: ReactNode;
}

/** Says what happened and where to go from here: not found, failed, out of reach, nothing yet. */
export function NoticePage({ code, title, text, look = 'rule', links, children }: NoticePageProps) {
  return (
    <NoticePageRoot
      data-look={look}
      // The band is the brand's night, whatever the page's mode.
      data-mode={look === 'band' ? 'dark' : undefined}
      data-bleed={look === 'band' || look === 'tab' ? 'both' : undefined}
    >
      {code && (
        <p className="code" aria-hidden="true">
          {code}
        </p>
      )}
      <h1>{title}</h1>
      <p className="words">{text}</p>
      {children && <div className="more">{children}</div>}
      <p className="links">
        {links.map(({ text: label, href }, at) => (
          <LinkButton key={href} href={href} variant={at === 0 && !children ? 'primary' : 'secondary'}>
            {label}
          </LinkButton>
        ))}
      </p>
    </NoticePageRoot>
  );
}
