import type { FilledAdProps, HouseAdProps } from 'rotativa/blocks/body/BodyAd';
import type { HouseAdLimits } from 'rotativa/domain';
import { readerMessages, type BrandConfig } from 'rotativa/themes';
import { newsletterHref, newslettersOf } from '../pages/newsletters.ts';

/** An article shows at most two house ads. On wide screens one of them is beside the text. */
export const HOUSE_ADS_IN_BODY: HouseAdLimits = { mobile: 2, desktop: 1 };

/** Where a house ad for the newsletters leads. Without them, readers register. */
const newslettersHref = ({ features, routes }: Pick<BrandConfig, 'features' | 'routes'>): string =>
  features.newsletter ? routes.newsletters : routes.register;

/** The ad for the brand's first newsletter, in its words. */
function letterAd(brand: BrandConfig, button: string): HouseAdProps {
  const [letter] = newslettersOf(brand);
  return {
    name: 'Boletines',
    title: letter?.name ?? readerMessages(brand.voice).ads.newsletter,
    text: letter?.text ?? `Una carta corta de los editores de ${brand.name}, al correo y sin costo.`,
    button,
    href: letter ? newsletterHref(brand, letter) : newslettersHref(brand),
  };
}

/** The publisher's ads for unsold slots in an article, by position. `ROBAPAGINA_1` has none: it is before the third paragraph. @see N4 */
export const houseAds = (brand: BrandConfig): Record<string, HouseAdProps> => {
  const { name, offer, routes, properties, voice } = brand;
  return {
    ROBAPAGINA_2: {
      name,
      title: readerMessages(voice).ads.unlimited,
      text: `Todas las historias, los archivos y la edición impresa en digital por ${offer.price} ${offer.period}.`,
      button: offer.button,
      href: routes.subscribe,
      terms: properties.termsConditionsStore,
      tone: 'accent',
      sells: true,
    },
    ROBAPAGINA_3: letterAd(brand, 'Quiero recibirla'),
  };
};

/** The house ad of the slot on a front. @see B12 */
const frontAd = (brand: BrandConfig): HouseAdProps | undefined => houseAds(brand)['ROBAPAGINA_3'];

/** Slots of pages that differ from those on fronts. The one above an article has no house ad: the story begins at once. */
const OTHER_SLOTS: Readonly<Record<string, Partial<FilledAdProps>>> = {
  TOP: { size: 'top', display: 'desktop', ad: undefined },
};

/**
 * A slot between the blocks of a front, in a list, or above an article.
 * @param slot its name at the ad server, once per page
 */
export const frontSlot = (brand: BrandConfig, slot = 'HOME/PREHOME'): FilledAdProps => ({
  id: slot.toLowerCase().replaceAll(/[_/]/g, '-'),
  slot,
  size: 'wide',
  opens: true,
  ad: frontAd(brand),
  ...OTHER_SLOTS[slot],
});

/** House ads of the slots beside an article. `LATERAL_2` has none: it would be the third of the article. */
export const sideAds = (brand: BrandConfig): Record<string, HouseAdProps> => ({
  LATERAL_1: letterAd(brand, 'Inscríbame'),
});
