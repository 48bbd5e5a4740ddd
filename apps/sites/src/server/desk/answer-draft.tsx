import type { HiddenReason } from 'rotativa/blocks';
import { placementsOf } from 'rotativa/domain';
import {
  createStoryRecord,
  htmlFacts,
  themeColours,
  type DraftNote,
  type PreviewReply,
  type ThemeColours,
} from 'rotativa/editor';
import type { z } from 'zod';
import { failureOf } from '../../pages/failure.ts';
import { modesOf } from '../../pages/page-modes.ts';
import { openToReader } from '../../pages/opened-documents.ts';
import { resolvePage } from '../../pages/resolve.ts';
import { documentAttributes } from '../../render/shell.ts';
import { BLOCKS } from '../../views/blocks.ts';
import { layoutFrame, LAYOUT_REGIONS } from '../../views/layout-regions.tsx';
import { NO_STORE } from '../cache-control.ts';
import { loadBlocks } from '../page/load-blocks.ts';
import type { PageRequest } from '../page/page-request.ts';
import { OverloadError } from '../page/render-queue.ts';
import { draftNotes } from './draft-notes.ts';
import { DraftQuestion, draftPage } from './draft-page.ts';
import { examples } from './example-paths.ts';
import type { LinkFacts } from './link-facts.ts';
import { tagOf, type RenderBlock, type RenderedBlock } from './rendered-blocks.tsx';

/** Answers of the desk's routes are for one editor, at one time. */
const HEADERS = { ...NO_STORE, 'X-Robots-Tag': 'noindex' };

export const deskReply = (body: object, status = 200): Response =>
  Response.json(body, { status, headers: HEADERS });

export const deskRefusal = (status: number, code: string, message: string): Response =>
  deskReply({ code, message }, status);

/** Names the first fault of a question. */
export function invalidQuestion({ issues }: z.ZodError): Response {
  const { path, message } = issues[0]!;
  return deskRefusal(422, 'invalid_question', `${path.join('.')} ${message}`.trim());
}

/** A draft as HTML: the answer of `POST /api/borrador`. Its scripts do not run. */
interface DraftReply {
  readonly head: {
    /** The CSS of the page; '' if the desk has it. */
    readonly styles: string;
    /** The stylesheets of development, where there is no such CSS. */
    readonly stylesheets: readonly string[];
    readonly attributes: ReturnType<typeof documentAttributes>;
  };
  /** The layout, with an empty element in each region. */
  readonly frame: string;
  /** The HTML of each block that is shown, by the id of its placement, unless the desk has it. */
  readonly blocks: Readonly<Record<string, string>>;
  readonly tags: NonNullable<PreviewReply['tags']>;
  readonly stories: ReturnType<ReturnType<typeof createStoryRecord>['read']>;
  readonly notes: readonly DraftNote[];
  /** In bytes. */
  readonly weight: { readonly html: number; readonly css: number };
  /** Milliseconds that the page needs when none of it is kept. */
  readonly ms: number;
}

/** The colours of a brand, read once for each theme. */
const colours = new Map<string, ThemeColours>();

function coloursOf(theme: string): ThemeColours {
  const known = colours.get(theme) ?? themeColours(theme);
  colours.set(theme, known);
  return known;
}

/** Both remember what they have found for earlier drafts. */
interface DraftParts {
  readonly renderBlock: RenderBlock;
  readonly linkFacts: LinkFacts;
}

/** Of a block that is not shown. */
const NO_FACTS = htmlFacts('');

async function makeDraft(
  question: PageRequest,
  given: DraftQuestion,
  { renderBlock, linkFacts }: DraftParts,
): Promise<DraftReply | Response> {
  const path = given.path ?? (await examples(question))[given.page];
  if (path === undefined)
    return deskRefusal(422, 'no_address', `This server can tell no address of the page '${given.page}'.`);
  const body = { ...given, path };
  const since = performance.now();
  const hidden = new Map<string, HiddenReason>();
  const stories = createStoryRecord();
  const draft = await draftPage(question, body, {
    onHidden: (id, reason) => void hidden.set(id, reason),
    onClaim: stories.claimed,
  });
  if (!draft) return deskRefusal(422, 'unknown_layout', `This site has no layout '${body.document.layout}'.`);
  const { request, document } = draft;
  const { site, context, services, sitePages, url, log } = request;
  const found = await resolvePage(url, site, sitePages.pages, services, context.config);
  if ('redirect' in found || !draft.isShown())
    return deskRefusal(422, 'other_page', `The page at ${path} does not use the document '${body.page}'.`);
  if (found.page.document && request.variant === 'subscriber') openToReader(found.page.document);
  const { regions } = await loadBlocks(request, found);
  const shown = Object.values(regions).flatMap((blocks) =>
    blocks.flatMap((block) => (block.placementId === undefined ? [] : [{ block, id: block.placementId }])),
  );
  const loadedMs = performance.now() - since;
  const rendered = new Map<string, RenderedBlock>();
  // One after the other, so that each has its time: that of a block that was kept counts too.
  for (const { block, id } of shown)
    rendered.set(id, await renderBlock(`${site.brand.key} ${given.page} ${id}`, id, block.element, log));
  const frame = layoutFrame(found.document.layout) ?? '';
  const all = [frame, ...[...rendered.values()].map(({ html }) => html)].join('');
  const { css, styles, theme } = context.assets[site.brand.key];
  const inline = css?.(all);
  const stylesTag = tagOf(inline ?? '');
  const known = new Set(given.known);
  const weight = { html: Buffer.byteLength(all), css: Buffer.byteLength(inline ?? '') };
  const { chosen, forced } = modesOf(request.chosen, site, found);
  const ms = Math.round([...rendered.values()].reduce((sum, block) => sum + block.ms, loadedMs));
  const facts = placementsOf(document).map(
    ({ placement: { id = '' } }) => rendered.get(id)?.facts ?? NO_FACTS,
  );
  const links = await linkFacts(
    request,
    facts.map((one) => one.links),
    given.links,
  );
  return {
    head: {
      styles: known.has(stylesTag) ? '' : (inline ?? ''),
      stylesheets: inline === undefined ? styles : [],
      attributes: documentAttributes({
        brand: site.brand,
        path: found.page.path,
        mode: forced ?? (chosen === 'system' ? undefined : chosen),
        adPlaces: true,
        variant: undefined,
      }),
    },
    frame,
    blocks: Object.fromEntries(
      [...rendered].filter(([, { tag }]) => !known.has(tag)).map(([id, { html }]) => [id, html]),
    ),
    tags: {
      styles: stylesTag,
      blocks: Object.fromEntries([...rendered].map(([id, { tag }]) => [id, tag])),
    },
    stories: stories.read(),
    notes: draftNotes(
      {
        document,
        hidden,
        facts: facts.map((one, index) => ({ ...one, links: links[index]! })),
        at: context.clock().toISOString(),
        needsLead: found.page.kind === 'home',
        colours: theme === undefined ? undefined : coloursOf(theme),
        weight,
        ms,
      },
      { blocks: BLOCKS, layouts: LAYOUT_REGIONS, rails: context.config.rails },
    ),
    weight,
    ms,
  };
}

/** A draft as HTML, made as readers would get it. @see X5 */
export async function answerDraft(request: PageRequest, parts: DraftParts): Promise<Response> {
  const body = DraftQuestion.safeParse(await request.c.req.json().catch(() => undefined));
  if (!body.success) return invalidQuestion(body.error);
  try {
    const made = await request.context.rendering.run(() => makeDraft(request, body.data, parts));
    return made instanceof Response ? made : deskReply(made);
  } catch (error) {
    if (error instanceof OverloadError) return deskRefusal(503, 'busy', 'Too many pages are being made.');
    if (failureOf(error) === 'fault') {
      request.log.error({ err: error }, 'draft failed');
      // Not 503: the desk would ask again and again.
      return deskRefusal(500, 'failed', 'The draft cannot be made: the site has a fault.');
    }
    request.log.warn({ err: error }, 'content of a draft not read');
    return deskRefusal(503, 'unavailable', 'The draft cannot be made now: its content cannot be read.');
  }
}
