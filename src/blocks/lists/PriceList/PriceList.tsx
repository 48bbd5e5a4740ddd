import { useId } from 'react';
import { SectionHeader } from '../../../components/SectionHeader/SectionHeader.tsx';
import { sectionIcon } from '../../shared/section-icons/section-icon.tsx';
import type { SectionIconName } from '../../shared/section-icons/section-icons.ts';
import { StoryCard } from '../StoryCard/StoryCard.tsx';
import type { Teaser } from '../../shared/teaser/teaser.ts';
import { styleable } from '../../../styling/styleable.ts';
import type { RootProps } from '../../../styling/root.ts';
import { PriceListRoot } from './PriceList.styles.ts';
import type { Prices } from './table.ts';
import { more, prices as messages } from '../../../messages/blocks.ts';

export interface PriceListProps extends RootProps<'section'> {
  title: string;
  /** Address of the page with all prices. */
  href?: string | undefined;
  icon?: SectionIconName | undefined;
  /** Meaning of the numbers, as 'Pesos por kilo en centrales mayoristas'. */
  caption: string;
  prices: Prices;
  /** The report with the prices, and other stories. */
  stories: readonly Teaser[];
}

const amount = (price: string): number => Number(price.replace(/\D/g, '')) || Infinity;

/** Whether a price is the lowest of its row, if they differ. */
const isLowest = (price: string, row: readonly string[]): boolean => {
  const amounts = row.map(amount);
  return amount(price) === Math.min(...amounts) && new Set(amounts).size > 1;
};

/** A table that is laid out as blocks loses its native roles in some browsers. */
const role = (name: string): { role: string } => ({ role: name });

/** Today's prices by product and place, with the lowest of each marked, and stories about them. @see B7 */
export const PriceList = styleable<PriceListProps>(
  PriceListRoot,
  function PriceList({ title, href, icon, caption, prices, stories, ...rest }) {
    const id = useId();
    if (prices.rows.length === 0 && stories.length === 0) return null;
    return (
      <PriceListRoot aria-labelledby={title ? id : undefined} {...rest}>
        {title && (
          <SectionHeader
            title={title}
            headingId={id}
            href={href}
            more={href && more.prices}
            icon={sectionIcon(icon)}
          />
        )}
        <div className="sheet">
          <div className="prices">
            <table {...role('table')}>
              <caption>{caption}</caption>
              <thead {...role('rowgroup')}>
                <tr {...role('row')}>
                  <th {...role('columnheader')} scope="col">
                    {messages.product}
                  </th>
                  {prices.places.map((place) => (
                    <th key={place} {...role('columnheader')} scope="col">
                      {place}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody {...role('rowgroup')}>
                {prices.rows.map(({ product, prices: row }) => (
                  <tr key={product} {...role('row')}>
                    <th {...role('rowheader')} scope="row">
                      {product}
                    </th>
                    {row.map((price, index) => (
                      <td
                        key={prices.places[index] ?? index}
                        {...role('cell')}
                        data-place={prices.places[index]}
                        data-low={isLowest(price, row) || undefined}
                      >
                        <span className="price">{price}</span>
                        {isLowest(price, row) && <span className="low">{messages.lowest}</span>}
                      </td>
                    ))}
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
          {stories.length > 0 && (
            <ul className="notes" role="list">
              {stories.map((teaser, index) => (
                <li key={teaser.id}>
                  <StoryCard
                    teaser={teaser}
                    level={title ? 3 : 2}
                    layout="text"
                    scale={index === 0 ? 's' : 'xs'}
                    standfirst={index === 0}
                  />
                </li>
              ))}
            </ul>
          )}
        </div>
      </PriceListRoot>
    );
  },
);
