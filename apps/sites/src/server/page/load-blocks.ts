import { count } from '../../../../shared/telemetry/metrics.ts';
import { inSpan, spanOf } from '../../../../shared/telemetry/spans.ts';
import { adPlaceholder } from '../../pages/calls/ads.ts';
import { failureOf } from '../../pages/failure.ts';
import type { FoundPage } from '../../pages/found-page.ts';
import { modesOf } from '../../pages/page-modes.ts';
import { preparePage, type PreparedPage } from '../../render/prepare.ts';
import { BLOCKS } from '../../views/blocks.ts';
import type { PageRequest } from './page-request.ts';

/** Loads the blocks of a page, with what only this request knows. */
export async function loadBlocks(
  { chosen, consent, context, geoVideo, onHidden, onClaim, site, services, log, purchase }: PageRequest,
  found: FoundPage,
): Promise<PreparedPage> {
  const prepared = await preparePage(found.document, {
    blocks: BLOCKS,
    services,
    page: {
      ...found.page,
      modes: modesOf(chosen, site, found),
      ...(geoVideo && { geoVideo }),
      ...(found.personal && { consent }),
      ...(purchase && { entered: purchase }),
      adPlaceholder: adPlaceholder(site.brand, context.config),
    },
    budgetMs: context.config.blockBudgetMs,
    watch: (block, run) => inSpan(`load ${block}`, { 'rotativa.block': block }, run),
    onChosen: (block, begun, ended) => spanOf(`choose ${block}`, { 'rotativa.block': block }, begun, ended),
    onError: (error, block) => {
      const reason = failureOf(error);
      count('rotativa_block_failures', { block: BLOCKS.has(block) ? block : 'unknown', reason });
      if (reason === 'outage') context.outages.failed(error, { block });
      else log.warn({ err: error, block }, 'block left out');
    },
    onHidden,
    onClaim,
    explain: context.development,
  });
  if (prepared.hidden.length > 0)
    log.info({ path: found.page.path, hidden: prepared.hidden }, 'blocks show nothing');
  return prepared;
}
