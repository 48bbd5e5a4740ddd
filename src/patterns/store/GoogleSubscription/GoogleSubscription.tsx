'use client';
import { Banner, type BannerProps } from '../../../components/Banner/Banner.tsx';
import { Button } from '../../../components/Button/Button.tsx';
import { Cluster } from '../../../components/Cluster/Cluster.tsx';
import { Heading, type HeadingSize } from '../../../components/Heading/Heading.tsx';
import { LinkButton } from '../../../components/LinkButton/LinkButton.tsx';
import { styleable } from '../../../styling/styleable.ts';
import type { RootProps } from '../../../styling/root.ts';
import { googleSubscription as messages } from '../../../messages/store.ts';
import { GoogleSubscriptionRoot } from './GoogleSubscription.styles.ts';
import { SETTLED, type GooglePurpose, type GoogleState } from './states.ts';

export interface GoogleSubscriptionProps extends Omit<RootProps<'section'>, 'children'> {
  purpose: GooglePurpose;
  /** Default: `idle`. */
  state?: GoogleState | undefined;
  /** As large as the headings around it. Default: `s`. */
  headingSize?: Extract<HeadingSize, 's' | 'm'> | undefined;
  /** Does what the part is for, or links a purchase that was made before. */
  onAsk?: ((purpose: GooglePurpose) => void) | undefined;
  /** The page of the account with the subscriptions; without it there is no link to it. */
  subscriptions?: string | undefined;
}

interface Message {
  tone: NonNullable<BannerProps['tone']>;
  title?: string;
  text: string;
}
/** The message of a state; `idle` has none. */
const messagesByState = (): Partial<Record<GoogleState, Message>> => ({
  busy: { tone: 'info', text: messages.asking },
  open: { tone: 'info', text: messages.open },
  paid: { tone: 'success', title: messages.paidTitle, text: messages.paid },
  linked: { tone: 'success', title: messages.linkedTitle, text: messages.linked },
  saved: { tone: 'success', text: messages.saved },
  none: { tone: 'info', text: messages.none },
  notPaid: { tone: 'warning', text: messages.notPaid },
  unavailable: { tone: 'error', title: messages.unavailableTitle, text: messages.unavailable },
  lost: { tone: 'error', title: messages.lostTitle, text: messages.lost },
  refused: { tone: 'error', title: messages.refusedTitle, text: messages.refused },
  paused: { tone: 'warning', title: messages.pausedTitle, text: messages.paused },
});

/**
 * A subscription that is paid at Google: to buy it, to link one that the reader has, or to make an order known there.
 * @see C10
 */
export const GoogleSubscription = styleable<GoogleSubscriptionProps>(
  GoogleSubscriptionRoot,
  function GoogleSubscription({ purpose, state = 'idle', headingSize = 's', onAsk, subscriptions, ...rest }) {
    const { title, text, action } = messages[purpose];
    const message = messagesByState()[state];
    const settled = SETTLED.includes(state);
    const links = purpose === 'buy' || state === 'lost';
    return (
      <GoogleSubscriptionRoot aria-label={title} data-settled={settled || undefined} {...rest}>
        <Heading level={2} size={headingSize} className="heading">
          {title}
        </Heading>
        <p className="note">{text}</p>
        {!settled && (
          <Cluster gap="small">
            {state !== 'lost' && (
              <Button variant="secondary" busy={state === 'busy'} onClick={() => onAsk?.(purpose)}>
                {action}
              </Button>
            )}
            {links && (
              <Button
                variant={state === 'lost' ? 'primary' : 'quiet'}
                disabled={state === 'busy'}
                onClick={() => onAsk?.('link')}
              >
                {messages.link.action}
              </Button>
            )}
          </Cluster>
        )}
        {state === 'idle' && <p className="loads">{messages.loads}</p>}
        {message && (
          <Banner
            className="outcome"
            tone={message.tone}
            title={message.title}
            action={
              settled &&
              subscriptions && (
                <LinkButton size="small" variant="secondary" href={subscriptions}>
                  {messages.subscriptions}
                </LinkButton>
              )
            }
          >
            {message.text}
          </Banner>
        )}
      </GoogleSubscriptionRoot>
    );
  },
);
