import { Banner } from '../../../components/Banner/Banner.tsx';
import { Heading } from '../../../components/Heading/Heading.tsx';
import { Island } from '../../../islands/Island.tsx';
import { DEVICES_PER_SUBSCRIPTION } from '../../../domain/sales/order.ts';
import type { Offer } from '../../../domain/sales/offer.ts';
import { safeHref } from '../../../domain/url/safe.ts';
import type { BrandArticle } from '../../../themes/brand.ts';
import { readerMessages, type Voice } from '../../../themes/voice.ts';
import { OFFER_ACTION } from '../../paywall/offer-parts/action.ts';
import { styleable } from '../../../styling/styleable.ts';
import type { RootProps } from '../../../styling/root.ts';
import { storeOffers as messages } from '../../../messages/store.ts';
import { googleIsland } from '../GoogleSubscription/island.ts';
import { formerSubscriberIsland, ownSubscriptionIsland } from './island.ts';
import { Plan } from './Plan.tsx';
import { StoreOffersRoot } from './StoreOffers.styles.ts';

export interface StoreOffersProps extends RootProps<'div'> {
  /** The shape of the plans, that of the box of the paywall: `BrandConfig.article.promo`. */
  form: BrandArticle['promo'];
  /** The first product that is no gift is the one that the brand recommends. */
  offer: Offer;
  /** The contents of every subscription, besides the number of devices. */
  contents: readonly string[];
  /** The page that sells: its address gets the product. */
  buy: string;
  /** The promise below the buttons: 'Cancele en cualquier momento'. */
  cancel?: string | undefined;
  /** The terms of the sale. */
  terms?: string | undefined;
  signIn: string;
  /** The page of the account with the subscriptions. */
  account: string;
  /** The site also sells at Google: see `GoogleSubscription`. */
  google?: boolean | undefined;
  /** The reader came by the link of an offer that is over. */
  ended?: boolean | undefined;
  /** The form in which the brand addresses readers. Default: usted. */
  voice?: Voice | undefined;
}

/**
 * The products of a store side by side: all have their price, their period and a link to their purchase. A subscriber
 * sees the own subscription in their place. It has one markup and six forms, and works without a script.
 * @see C7
 */
export const StoreOffers = styleable<StoreOffersProps>(
  StoreOffersRoot,
  function StoreOffers({
    form,
    offer,
    contents,
    buy,
    cancel,
    terms,
    signIn,
    account,
    google = false,
    ended = false,
    voice = 'usted',
    ...rest
  }) {
    const reader = readerMessages(voice);
    const plans = offer.products.filter(({ gift }) => !gift);
    const gifts = offer.products.filter(({ gift }) => gift);
    const names = Object.fromEntries(plans.map(({ sku, name }) => [sku, name]));
    return (
      <StoreOffersRoot data-form={form} {...rest}>
        {ended && <Banner tone="warning">{messages.ended}</Banner>}
        {/* The night is dark, whatever the page's mode. */}
        <section
          className="stage"
          aria-label={messages.label}
          data-mode={form === 'night' ? 'dark' : undefined}
        >
          <ul className="plans" role="list">
            {plans.map((product, index) => (
              <li className="plan" key={product.priceCode} data-first={index === 0 || undefined}>
                <Plan
                  {...{ product, offer, buy, cancel }}
                  variant={index === 0 ? OFFER_ACTION[form] : 'secondary'}
                />
              </li>
            ))}
          </ul>
          <div className="own">
            <Island definition={ownSubscriptionIsland} props={{ names, account, voice }} />
          </div>
          {google && (
            <div className="google">
              <Island definition={googleIsland} props={{ signIn, subscriptions: account }} />
            </div>
          )}
        </section>
        <div className="reader">
          <p className="sign-in">
            {reader.alreadySubscriber} <a href={safeHref(signIn)}>{reader.signInHere}</a>
          </p>
          <Island definition={formerSubscriberIsland} props={{ voice }} />
        </div>
        <section className="contents">
          <Heading level={2} size="m" className="heading">
            {messages.contents}
          </Heading>
          <ul role="list">
            {[messages.devices(DEVICES_PER_SUBSCRIPTION), ...contents].map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </section>
        {gifts.length > 0 && (
          <section className="gifts">
            <Heading level={2} size="m" className="heading">
              {messages.gift}
            </Heading>
            <p className="words">{messages.giftText}</p>
            <ul className="plans" role="list">
              {gifts.map((product) => (
                <li className="plan" key={product.priceCode}>
                  <Plan {...{ product, offer, buy }} variant="secondary" heading="h3" />
                </li>
              ))}
            </ul>
          </section>
        )}
        {terms && (
          <p className="terms">
            <a href={safeHref(terms)}>{messages.terms}</a>
          </p>
        )}
      </StoreOffersRoot>
    );
  },
);
