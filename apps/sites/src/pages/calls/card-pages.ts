import { purchasePath } from 'rotativa/domain';
import type { BlockPage } from 'rotativa/blocks';
import type { BrandConfig } from 'rotativa/themes';
import type { Config } from '../../config/env.ts';

/**
 * The address of the gateway's card fields on pages where a reader pays or changes a card; undefined on other pages.
 * @see C4, C5
 */
export const cardFrameOf = (
  { path }: Pick<BlockPage, 'path'>,
  { routes }: Pick<BrandConfig, 'routes'>,
  { accountOrigin, cardFrame }: Pick<Config, 'accountOrigin' | 'cardFrame'>,
): string | undefined => {
  return accountOrigin && (path === purchasePath(routes.buy) || path === routes.subscriptions)
    ? cardFrame
    : undefined;
};
