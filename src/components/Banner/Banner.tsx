import type { ComponentPropsWithRef, ReactNode } from 'react';
import { styleable } from '../../styling/styleable.ts';
import { Icon } from '../Icon/Icon.tsx';
import { alertIcon, checkIcon, infoIcon } from '../Icon/icons/interface.ts';
import { BannerRoot } from './Banner.styles.ts';

const ICONS = { info: infoIcon, success: checkIcon, warning: alertIcon, error: alertIcon };

export interface BannerProps extends Omit<ComponentPropsWithRef<'div'>, 'title'> {
  tone?: keyof typeof ICONS | undefined;
  title?: ReactNode;
  children: ReactNode;
  /** A `Button`, a `LinkButton`, or an `IconButton` that closes the banner. */
  action?: ReactNode;
}

/** A message in the flow of the page. Screen readers announce an error at once and other tones when idle. */
export const Banner = styleable<BannerProps>(
  BannerRoot,
  function Banner({ tone = 'info', title, action, children, ...rest }) {
    return (
      <BannerRoot role={tone === 'error' ? 'alert' : 'status'} data-tone={tone} {...rest}>
        <Icon icon={ICONS[tone]} size="m" className="icon" />
        {title && <div className="title">{title}</div>}
        <div className="content">{children}</div>
        {action && <div className="action">{action}</div>}
      </BannerRoot>
    );
  },
);
