import { Heading, type HeadingSize } from '../../../components/Heading/Heading.tsx';
import { Icon } from '../../../components/Icon/Icon.tsx';
import { safeHref } from '../../../domain/url/safe.ts';
import { styleable } from '../../../styling/styleable.ts';
import type { RootProps } from '../../../styling/root.ts';
import type { BrandList } from '../../../themes/brand.ts';
import { HelpTopicsRoot } from './HelpTopics.styles.ts';
import { HELP_ICONS, type HelpIcon } from './icons.ts';

/** A topic of the help centre. */
export interface HelpTopicCard {
  title: string;
  text: string;
  href: string;
  /** Pages below a topic have none. */
  icon?: HelpIcon | undefined;
}

export interface HelpTopicsProps extends Omit<RootProps<'ul'>, 'children'> {
  topics: readonly HelpTopicCard[];
  /** Like the heads of the brand's lists. @defaultValue 'rule' */
  preset?: BrandList['head'] | undefined;
}

const SIZES: Readonly<Record<BrandList['head'], HeadingSize>> = {
  rule: 'm',
  tab: 's',
  centered: 'l',
  band: 'xl',
  grid: 's',
  drawn: 's',
};

/** The topics of the help centre, or the pages below one, each with a link. @see B14 */
export const HelpTopics = styleable<HelpTopicsProps>(
  HelpTopicsRoot,
  function HelpTopics({ topics, preset = 'rule', ...rest }) {
    return (
      <HelpTopicsRoot role="list" data-preset={preset} {...rest}>
        {topics.map(({ title, text, href, icon }) => (
          <li key={href}>
            {icon && (
              <span className="icon" aria-hidden="true">
                <Icon icon={HELP_ICONS[icon]} size="l" />
              </span>
            )}
            <Heading level={2} size={SIZES[preset]} className="title">
              <a href={safeHref(href)}>{title}</a>
            </Heading>
            <p>{text}</p>
          </li>
        ))}
      </HelpTopicsRoot>
    );
  },
);
