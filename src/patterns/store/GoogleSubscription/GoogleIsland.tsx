import { GooglePart } from './GooglePart.tsx';
import type { GoogleIslandProps } from './island.ts';

/** The part of the store, for visitors and registered readers. */
export default function GoogleIsland(routes: GoogleIslandProps) {
  return <GooglePart purpose="buy" routes={routes} headingSize="m" />;
}
