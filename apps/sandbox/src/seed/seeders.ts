import type { Config } from '../config.ts';
import type { Database } from '../db/database.ts';
import { segmentSeeder } from '../segments/segment-seeder.ts';
import { contentSeeder } from './content-seeder.ts';
import { pageSeeder } from './page-seeder.ts';
import { readerSeeder } from './reader-seeder.ts';
import { catalogueSeeder, salesSeeder } from './sales-seeder.ts';
import { staffSeeder } from './staff-seeder.ts';

/** Fills one area of an empty or outdated database. */
export interface Seeder {
  readonly name: string;
  /** Writes accounts with a public password, or their data; does not run in production. */
  readonly developmentOnly?: true;
  /** Folders and files, relative to `apps/sandbox`, whose change makes a stored database outdated. */
  readonly sources: readonly string[];
  /**
   * Writes the area's rows, replacing the ones that an earlier seed wrote and leaving all others.
   * @param clock the moment that ages and dates count back from
   * @param config where the seed's files are
   */
  seed(db: Database, clock: Date, config: Config): Promise<void>;
  /** Moves the dates of the seed's rows by so many milliseconds, so that they look as fresh as on the first day. */
  shift?(db: Database, milliseconds: number): Promise<void>;
}

/** Every area's seeder, in order. A new area adds its own here. */
const SEEDERS: readonly Seeder[] = [
  contentSeeder,
  catalogueSeeder,
  readerSeeder,
  salesSeeder,
  segmentSeeder,
  staffSeeder,
  pageSeeder,
];

export const seedersFor = (mode: Config['mode']): readonly Seeder[] =>
  SEEDERS.filter(({ developmentOnly }) => mode === 'development' || developmentOnly !== true);
