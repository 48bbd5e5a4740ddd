import { sectionPath, type AnsDocument, type Crumb } from 'rotativa/domain';
import type { BrandConfig } from 'rotativa/themes';
import { navigationName, sectionAddress } from './sections.ts';

/** A section: its id as '/deportes/ciclismo', or a path of it. */
export interface NamedSection {
  readonly id: string;
  readonly name: string;
}

export const sectionsOf = ({ taxonomy }: Pick<AnsDocument, 'taxonomy'>): NamedSection[] =>
  taxonomy.sections.map(({ _id: id, name }) => ({ id, name }));

/**
 * The way from the home page to a section, through the sections above it that have a name: in the menus, or among
 * `known`. Empty without a section.
 */
export function trailTo(
  brand: BrandConfig,
  section: NamedSection | undefined,
  known: readonly NamedSection[] = [],
): Crumb[] {
  if (!section?.name) return [];
  const parts = sectionPath(section.id).split('/').filter(Boolean);
  const steps = parts.flatMap((_, at) => {
    const id = `/${parts.slice(0, at + 1).join('/')}`;
    const href = `${sectionAddress(brand, id).replace(/\/+$/, '')}/`;
    const own = at === parts.length - 1 ? section.name : undefined;
    const name = own ?? navigationName(brand, href) ?? known.find((one) => one.id === id)?.name;
    // The whole site can be a section of the family.
    return name && name !== brand.name ? [{ name, href }] : [];
  });
  return steps.length === 0 ? [] : [{ name: brand.name, href: '/' }, ...steps];
}
