import { Heading } from '../../../components/Heading/Heading.tsx';
import { LinkButton } from '../../../components/LinkButton/LinkButton.tsx';
import type { BrandList } from '../../../themes/brand.ts';
import { styleable } from '../../../styling/styleable.ts';
import type { RootProps } from '../../../styling/root.ts';
import { WIDE_HEADS } from '../../lists/PageHead/wide-heads.ts';
import { PageSearch, type PageSearchProps } from '../../lists/page-search/PageSearch.tsx';
import { NoticePageRoot } from './NoticePage.styles.ts';

export interface NoticePageProps extends RootProps<'section'> {
  /** A large number above the text: '404'. Decoration. */
  code?: string | undefined;
  title: string;
  text: string;
  /** Like the heads of the brand's lists. @defaultValue 'rule' */
  preset?: BrandList['head'] | undefined;
  /** Links for the reader. The first one is the main one, unless there is a form. */
  links: readonly { text: string; href: string }[];
  /** A search form between the text and the links. */
  search?: PageSearchProps | undefined;
}

/** A page that explains a problem and offers links: not found, failed, unavailable, empty. */
export const NoticePage = styleable<NoticePageProps>(
  NoticePageRoot,
  function NoticePage({ code, title, text, preset = 'rule', links, search, ...rest }) {
    return (
      <NoticePageRoot data-preset={preset} {...WIDE_HEADS[preset]} {...rest}>
        {code && (
          <p className="code" aria-hidden="true">
            {code}
          </p>
        )}
        <Heading level={1} className="title">
          {title}
        </Heading>
        <p className="words">{text}</p>
        {search && (
          <div className="more">
            <PageSearch {...search} />
          </div>
        )}
        <p className="links">
          {links.map(({ text: label, href }, at) => (
            <LinkButton key={href} href={href} variant={at === 0 && !search ? 'primary' : 'secondary'}>
              {label}
            </LinkButton>
          ))}
        </p>
      </NoticePageRoot>
    );
  },
);
