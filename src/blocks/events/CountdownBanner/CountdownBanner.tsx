import { useId } from 'react';
import { Heading } from '../../../components/Heading/Heading.tsx';
import { Kicker } from '../../../components/Kicker/Kicker.tsx';
import type { Remaining } from '../../../domain/event/when.ts';
import { safeHref } from '../../../domain/url/safe.ts';
import { Island } from '../../../islands/Island.tsx';
import { styleable } from '../../../styling/styleable.ts';
import type { RootProps } from '../../../styling/root.ts';
import { countdown as messages } from '../../../messages/countdown.ts';
import { countdownIsland } from '../Countdown/island.ts';
import { CountdownBannerRoot } from './CountdownBanner.styles.ts';

export interface CountdownBannerProps extends RootProps<'section'> {
  /** The name of the event. */
  title: string;
  /** ISO 8601 with its zone. */
  starts: string;
  /** With seconds; absent after the start. */
  left?: Remaining | undefined;
  /** The event's page, which opens in another tab. */
  href?: string | undefined;
}

/** The time until an event, to the second, across the page. After the start it shows that. @see B18 */
export const CountdownBanner = styleable<CountdownBannerProps>(
  CountdownBannerRoot,
  function CountdownBanner({ title, starts, left, href, ...rest }) {
    const id = useId();
    return (
      <CountdownBannerRoot aria-labelledby={id} data-begun={!left} {...rest}>
        <Heading level={2} tone="inherit" className="title" id={id}>
          {href ? (
            <a href={safeHref(href)} target="_blank" rel="noopener">
              {title}
            </a>
          ) : (
            title
          )}
        </Heading>
        {left && (
          <div className="left">
            {/* The numbers' own name says it. */}
            <Kicker tone="inherit" aria-hidden="true">
              {messages.left}
            </Kicker>
            <Island definition={countdownIsland} props={{ starts, left }} />
          </div>
        )}
        <p className="begun">{messages.begun}</p>
      </CountdownBannerRoot>
    );
  },
);
