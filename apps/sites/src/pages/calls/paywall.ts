import { isMeteredArticle } from 'rotativa/domain';
import type { PaywallCheck } from 'rotativa/providers';
import type { BlockPage } from 'rotativa/blocks';
import type { BrandConfig } from 'rotativa/themes';
import type { Config } from '../../config/env.ts';
import type { Site } from '../../config/site.ts';
import { siteAddress } from '../../config/site-address.ts';
import { articleOf } from '../article.ts';

/** The script that a page asks about its story, and what it asks. */
export interface PaywallCall {
  readonly script: string;
  readonly check: PaywallCheck;
}

/** The address of a brand's script; undefined on a site without a paywall, and when the sites have no script. */
function scriptOf(brand: BrandConfig, source: string | undefined): string | undefined {
  const { features, services } = brand;
  if (!features.paywall || source === undefined) return undefined;
  return source === 'production' || source === 'sandbox'
    ? services.paywallScript[source]
    : siteAddress(source, brand);
}

/** The question of a page to the script of the paywall; undefined if the script does not decide there. @see P4 */
export function paywallCall(
  { document, path }: BlockPage,
  { brand, origin }: Site,
  { accountOrigin, paywallScript }: Pick<Config, 'accountOrigin' | 'paywallScript'>,
): PaywallCall | undefined {
  const script = scriptOf(brand, paywallScript);
  // The script asks the account service who reads.
  if (!document || !script || !accountOrigin) return undefined;
  const article = articleOf(document, brand, origin, path);
  if (!isMeteredArticle(article, brand, path)) return undefined;
  return {
    script,
    check: {
      contentId: article.canonicalUrl || path,
      section: article.section?.id,
      contentRestriction: article.contentCode,
    },
  };
}
