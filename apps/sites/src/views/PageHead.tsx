import { Icon } from 'rotativa/components/Icon';
import { SECTION_ICONS, type SectionIconName } from 'rotativa/blocks';
import { PageHead as Head, type PageHeadProps } from 'rotativa/patterns/lists/PageHead';

export interface SitePageHeadProps extends Omit<PageHeadProps, 'icon'> {
  icon?: SectionIconName | undefined;
}

/** The head of a list with the drawing of its section. */
export const PageHead = ({ icon, ...head }: SitePageHeadProps) => (
  <Head {...head} icon={icon && <Icon icon={SECTION_ICONS[icon]} size="l" />} />
);
