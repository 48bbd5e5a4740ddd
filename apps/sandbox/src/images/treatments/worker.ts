import type { BrandKey } from 'rotativa/themes';
import { TREATMENTS } from './index.ts';
import type { Raster } from './planes.ts';

/** A request to a thread. */
export interface TreatmentTask {
  readonly brand: BrandKey;
  readonly picture: Raster;
}

export default ({ brand, picture }: TreatmentTask): Uint8Array => TREATMENTS[brand](picture);
