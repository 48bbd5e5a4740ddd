import { SectionHeader } from '../../components/SectionHeader/SectionHeader.tsx';
import { sectionIcon } from '../section-icons/section-icon.tsx';
import type { SectionIconName } from '../section-icons/section-icons.ts';
import { StoryCard } from '../StoryCard/StoryCard.tsx';
import type { Teaser } from '../teaser/teaser.ts';
import { PriceListRoot } from './PriceList.styles.ts';
import type { Prices } from './table.ts';

export interface PriceListProps {
  title: string;
  /** Where all prices are. */
  href?: string | undefined;
  icon?: SectionIconName | undefined;
  /** What the numbers are, as 'Pesos por kilo en centrales mayoristas'. */
  caption: string;
  prices: Prices;
  /** The report that the prices come from, and others. */
  stories: readonly Teaser[];
}

/** The box that scrolls takes the focus, and with it the arrow keys. */
const SCROLLER = { tabIndex: 0 };

const amount = (price: string): number => Number(price.replace(/\D/g, '')) || Infinity;

/** Whether a price is the lowest of its row, where they differ. */
const isLowest = (price: string, row: readonly string[]): boolean => {
  const amounts = row.map(amount);
  return amount(price) === Math.min(...amounts) && new Set(amounts).size > 1;
};

/** Today's prices by product and place, the lowest of each marked, with the stories that explain them. @see B7 */
export function PriceList({ title, href, icon, caption, prices, stories }: PriceListProps) {
  const id = `precios-${stories[0]?.id ?? 'hoy'}`;
  return (
    <PriceListRoot aria-labelledby={title ? id : undefined}>
      {title && (
        <SectionHeader
          title={title}
          headingId={id}
          href={href}
          more={href && 'Ver todos'}
          icon={sectionIcon(icon)}
        />
      )}
      <div className="sheet">
        <div
          className="prices"
          role="group"
          {...SCROLLER}
          {...(title ? { 'aria-labelledby': id } : { 'aria-label': caption })}
        >
          <table>
            <caption>{caption}</caption>
            <thead>
              <tr>
                <th scope="col">Producto</th>
                {prices.places.map((place) => (
                  <th key={place} scope="col">
                    {place}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {prices.rows.map(({ product, prices: row }) => (
                <tr key={product}>
                  <th scope="row">{product}</th>
                  {row.map((price, index) => (
                    <td key={prices.places[index] ?? index} data-low={isLowest(price, row) || undefined}>
                      {price}
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
}
