import { Heading } from '../../../components/Heading/Heading.tsx';
import { Link } from '../../../components/Link/Link.tsx';
import { taxIncluded } from '../../../domain/sales/offer.ts';
import { Island } from '../../../islands/Island.tsx';
import { styleable } from '../../../styling/styleable.ts';
import type { RootProps } from '../../../styling/root.ts';
import { checkout as messages } from '../../../messages/checkout.ts';
import { money } from '../../../domain/sales/money.ts';
import { priceIn } from '../../../domain/sales/price-words.ts';
import { checkoutIsland } from '../checkout-parts/islands.ts';
import type { BrandArticle } from '../../../themes/brand.ts';
import type { CheckoutPage, PlainPurchase } from '../checkout-parts/page.ts';
import { PlainSteps } from '../checkout-parts/PlainSteps.tsx';
import { CheckoutRoot } from './Checkout.styles.ts';

export interface CheckoutProps extends RootProps<'div'> {
  page: CheckoutPage;
  /** The steps before the card as forms of the site, for a browser without JavaScript. */
  plain?: PlainPurchase | undefined;
  /** The composition of offer and steps: `brand.article.promo`, as in the store. @defaultValue 'cover' */
  form?: BrandArticle['promo'] | undefined;
}

/** The page on which a subscription is bought: what it is and costs for all readers, and the reader's steps. @see C4 */
export const Checkout = styleable<CheckoutProps>(
  CheckoutRoot,
  function Checkout({ page, plain, form = 'cover', ...rest }) {
    const { name, description, price, currency, gift, taxPercent } = page.product;
    const { amount, period, note } = priceIn(page.product);
    const tax = taxPercent ? `${messages.tax}: ${money(taxIncluded(price, taxPercent), currency)}.` : '';
    return (
      <CheckoutRoot data-form={form} {...rest}>
        <section className="offer" aria-label={gift ? messages.gift : messages.offer}>
          <Heading level={2} size="s">
            {name}
          </Heading>
          <p>{description}</p>
          <p className="price">
            <strong>{amount}</strong> {period}
          </p>
          {note && <p>{note}</p>}
          <p className="muted">
            {messages.taxIncluded} {tax}
          </p>
          <p>
            <Link href={page.terms}>{messages.terms}</Link> ·{' '}
            <Link href={page.routes.subscribe}>{messages.others}</Link>
          </p>
        </section>
        <div className="purchase">
          <Island definition={checkoutIsland} props={page} />
          <noscript>
            <p>{messages.withoutScript}</p>
            {plain && <PlainSteps page={page} plain={plain} />}
          </noscript>
        </div>
      </CheckoutRoot>
    );
  },
);
