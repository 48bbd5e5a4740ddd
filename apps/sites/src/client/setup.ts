import type { IslandsClient } from 'rotativa/islands/client';
import { withServices } from '../islands/PageServices.tsx';

/** Runs before the first island hydrates. */
export default function setup(): IslandsClient {
  return { wrap: withServices };
}
