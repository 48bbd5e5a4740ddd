import { completeIdentity } from 'rotativa/domain';
import { HANDOFF_PATH } from './handoff-names.ts';
import { startHere } from './services.ts';

/** Takes over the session of a form that was posted without a script. The server's cookies end with its answer. */
export async function takeSession(): Promise<void> {
  const response = await fetch(HANDOFF_PATH, { method: 'POST' });
  const { identity, rememberMe } = (await response.json()) as { identity?: unknown; rememberMe?: boolean };
  const complete = completeIdentity(identity);
  if (complete) startHere()?.adopt(complete, rememberMe);
}
