import type { BlockPlacement } from 'rotativa/blocks';
import { block } from './placement.ts';

/** The authors whose columns a brand puts forward, in the editors' order. */
const COLUMNISTS: Readonly<Record<string, readonly string[]>> = {
  weekly: [
    'ricardo-arbelaez-pinto',
    'pilar-echavarria-lince',
    'lucia-penaloza-rangel',
    'marta-bula-negrete',
    'joaquin-lemos-ibanez',
    'aurelio-nieto-buendia',
    'german-otalora-pena',
    'emiro-palencia-gual',
  ],
  daily: ['isabel-holguin-caicedo', 'guillermo-caicedo-velez', 'edgar-tascon-rivera'],
  women: ['carolina-benedetti-puche', 'amparo-solarte-eraso', 'antonia-berrio-salazar'],
  men: ['dario-zapa-coronel', 'andres-baena-mejia', 'natalia-obregon-silva', 'santiago-real-bermudez'],
  rural: ['rosalba-almendra-ussa', 'hector-guevara-majin', 'gloria-chaparro-nino'],
};

/** The row of a brand's columnists, for pages of opinion and of authors; nothing for a brand without them. @see N13 */
export const columnists = (key: string): BlockPlacement[] => {
  const ids = COLUMNISTS[key];
  return ids ? [block('author-carousel', { autorIds: Object.fromEntries(ids.entries()) })] : [];
};
