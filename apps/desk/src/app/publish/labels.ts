import type { DocumentLabels } from 'rotativa/domain';
import type { SiteConfig } from '../api/site.ts';

/** The names of blocks, settings and regions, for what is said about a document. */
export function labelsOf({ config, layouts }: SiteConfig, layout: string): DocumentLabels {
  return {
    blocks: Object.fromEntries(
      config.blocks.map(({ name, label, fields }) => [
        name,
        { label, settings: Object.fromEntries(fields.map((field) => [field.name, field.label])) },
      ]),
    ),
    regions: Object.fromEntries(
      (layouts[layout]?.regions ?? []).map((region) => [region.name, `“${region.label}”`]),
    ),
  };
}
