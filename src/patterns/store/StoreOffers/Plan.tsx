import { LinkButton, type LinkButtonProps } from '../../../components/LinkButton/LinkButton.tsx';
import { Badge } from '../../../components/Badge/Badge.tsx';
import { money } from '../../../domain/sales/money.ts';
import { priceIn } from '../../../domain/sales/price-words.ts';
import {
  pricePerMonth,
  purchaseHref,
  savingPercent,
  taxIncluded,
  type Offer,
  type OfferProduct,
} from '../../../domain/sales/offer.ts';
import { storeOffers as messages } from '../../../messages/store.ts';

export interface PlanProps {
  product: OfferProduct;
  offer: Offer;
  buy: string;
  variant: LinkButtonProps['variant'];
  cancel?: string | undefined;
  /** A gift is below the heading of its section. */
  heading?: 'h2' | 'h3' | undefined;
}

const taxOf = ({ price, currency, taxPercent = 0 }: OfferProduct): string =>
  taxPercent > 0 ? messages.tax(money(taxIncluded(price, taxPercent), currency)) : messages.taxIncluded;

/** One way to buy: what it is, what it costs, and the link to its purchase. */
export function Plan({ product, offer, buy, variant, cancel, heading: Heading = 'h2' }: PlanProps) {
  const { name, description, currency, periodMonths, gift, sharesAllowed } = product;
  const { amount, period } = priceIn(product);
  const saving = gift ? undefined : savingPercent(product, offer.products);
  const compares = !gift && periodMonths > 1;
  return (
    <>
      <div className="about">
        <Heading className="title">{name}</Heading>
        {description && <p className="words">{description}</p>}
        {sharesAllowed > 0 && !gift && <p className="shares">{messages.shares(sharesAllowed)}</p>}
      </div>
      <div className="deal">
        <p className="price">
          <span className="amount">{amount}</span> <span className="period">{period}</span>
        </p>
        <p className="facts">
          {compares && <span>{messages.perMonth(money(pricePerMonth(product), currency))}</span>}
          {saving && <Badge tone="accent">{messages.saving(saving)}</Badge>}
          <span>{taxOf(product)}</span>
        </p>
        <LinkButton
          className="action"
          variant={variant}
          href={purchaseHref(buy, { offerID: offer.offerID, ...product })}
        >
          {gift ? messages.give(periodMonths) : messages.buy(periodMonths)}
        </LinkButton>
        {cancel && <p className="cancel">{cancel}</p>}
      </div>
    </>
  );
}
