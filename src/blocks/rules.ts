import type { AnsDocument } from '../domain/ans/document.ts';
import { hasBasicImage, isEdition } from '../domain/feed/rules.ts';

/** Which of the common rules hold for a block's items. */
export interface ItemRules {
  /** Drops items without a basic promo image. @defaultValue true */
  image?: boolean;
  /** Drops items whose primary section is /edicion. @defaultValue false */
  withoutEditions?: boolean;
}

/** The items that a list may show. @see 002 §1 'Common block rules' */
export function applyItemRules<T extends AnsDocument>(items: readonly T[], rules: ItemRules): T[] {
  const { image = true, withoutEditions = false } = rules;
  return items.filter((item) => (!image || hasBasicImage(item)) && !(withoutEditions && isEdition(item)));
}
