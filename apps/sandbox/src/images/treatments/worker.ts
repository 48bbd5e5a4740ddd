import type { FamilyKey } from 'rotativa/themes';
import { TREATMENTS } from './index.ts';
import type { Raster } from './planes.ts';

/** A request to a thread. */
export interface TreatmentTask {
  readonly family: FamilyKey;
  readonly picture: Raster;
}

export default ({ family, picture }: TreatmentTask): Uint8Array => TREATMENTS[family](picture);
