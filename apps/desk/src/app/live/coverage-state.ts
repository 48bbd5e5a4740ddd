import { LIVE_QUIET_MS } from 'rotativa/domain';
import type { LiveBlogSummary } from '@rotativa/sandbox/desk-wire';

/** The state of a coverage. For readers, one that is quiet for long is over, although no editor has ended it. */
export function coverageState(
  { ended, version }: Pick<LiveBlogSummary, 'ended' | 'version'>,
  now: Date,
): string {
  if (ended) return 'Terminó';
  const isQuiet = now.getTime() - Date.parse(version) >= LIVE_QUIET_MS;
  return isQuiet ? 'Sin cambios: para los lectores terminó' : 'En curso';
}
