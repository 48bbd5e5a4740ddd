import { labelsOf, type DocumentLabels } from 'rotativa/editor';
import type { SiteConfig } from '../api/site.ts';

/** The names of blocks, settings and regions, for what is said about a document. */
export const documentLabels = ({ config, layouts }: SiteConfig, layout: string): DocumentLabels => ({
  ...labelsOf(config),
  regions: Object.fromEntries(
    (layouts[layout]?.regions ?? []).map(({ name, label }) => [name, `“${label}”`]),
  ),
});
