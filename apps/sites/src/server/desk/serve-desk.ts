import { bodyLimit } from 'hono/body-limit';
import { sameSecret } from '../../../../shared/same-secret.ts';
import type { ServerContext } from '../context.ts';
import { pageRequest } from '../page/page-request.ts';
import type { SitesApp } from '../sites-env.ts';
import { answerBlocks } from './answer-blocks.ts';
import { answerDraft, deskRefusal } from './answer-draft.tsx';
import { answerPreview, answerPreviewAddress } from './answer-preview.ts';
import { createLinkFacts } from './link-facts.ts';
import { PREVIEW_PARAMETER } from './preview-token.ts';
import { createRenderedBlocks } from './rendered-blocks.tsx';

/** The routes of the desk's server on a site. */
const DRAFT_PATH = '/api/borrador';
const BLOCKS_PATH = '/api/bloques';
const PREVIEW_PATH = '/api/vista-previa';

/** A document of 200 blocks has room. */
const LONGEST_BYTES = 1_000_000;

/** Adds what the desk's server asks a site for. Without the desk's token there are no such routes. */
export function serveDesk(app: SitesApp, context: ServerContext): void {
  const { deskToken } = context.config;
  if (deskToken === undefined) return;
  const parts = { renderBlock: createRenderedBlocks(), linkFacts: createLinkFacts() };
  const expected = `Bearer ${deskToken}`;
  for (const path of [DRAFT_PATH, BLOCKS_PATH, PREVIEW_PATH])
    app.use(path, async (c, next) =>
      sameSecret(c.req.header('Authorization') ?? '', expected)
        ? next()
        : deskRefusal(401, 'unauthenticated', 'This is for the desk, which has a token.'),
    );
  const onError = (): Response => deskRefusal(413, 'too_long', `At most ${LONGEST_BYTES} bytes.`);
  app.post(DRAFT_PATH, bodyLimit({ maxSize: LONGEST_BYTES, onError }), async (c) =>
    answerDraft(await pageRequest(context, c), parts),
  );
  app.post(PREVIEW_PATH, bodyLimit({ maxSize: LONGEST_BYTES, onError }), async (c) =>
    answerPreviewAddress(await pageRequest(context, c), deskToken),
  );
  // An address with a token never shows the published page.
  app.get('*', async (c, next) =>
    c.req.query(PREVIEW_PARAMETER) === undefined
      ? next()
      : answerPreview(await pageRequest(context, c), deskToken),
  );
  app.get(BLOCKS_PATH, async (c) => answerBlocks(await pageRequest(context, c)));
}
