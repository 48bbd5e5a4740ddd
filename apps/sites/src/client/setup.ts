import type { IslandsClient } from 'rotativa/islands/client';
import { lateStyles } from './late-styles.ts';
import { withServices } from '../islands/PageServices.tsx';

/** Runs before the first island hydrates. */
export default async function setup(): Promise<IslandsClient> {
  await lateStyles();
  return { wrap: withServices };
}
