import { NO_STORE } from '../cache-control.ts';
import { isOwnRequest } from '../caller.ts';
import type { ServerContext } from '../context.ts';
import { clearHandoff } from './handoff.ts';
import { clearDraft } from './purchase-draft.ts';

/** Gives what posted forms hold for this browser to the site's own page, once: a session, the steps of a purchase. */
export function answerHandoff(
  request: Request,
  origin: string,
  { handoff, drafts }: Pick<ServerContext, 'handoff' | 'drafts'>,
): Response {
  if (request.method !== 'POST') return Response.json({}, { status: 405, headers: NO_STORE });
  if (!isOwnRequest(request, origin)) return Response.json({}, { status: 403, headers: NO_STORE });
  const cookies = request.headers.get('cookie') ?? undefined;
  const purchase = drafts.open(cookies);
  const response = Response.json(
    { ...handoff.open(cookies), ...(purchase && { purchase }) },
    { headers: NO_STORE },
  );
  const secure = origin.startsWith('https:');
  for (const cookie of [...clearHandoff(secure), ...(purchase ? [clearDraft(secure)] : [])])
    response.headers.append('Set-Cookie', cookie);
  return response;
}
