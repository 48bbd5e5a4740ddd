import { shareIsland } from 'rotativa/blocks/article/ShareBar';
import { bodyGalleryIsland } from 'rotativa/blocks/body/ArticleBody';
import { filmIsland } from 'rotativa/blocks/body/BodyVideo';
import type { IslandDefinition } from 'rotativa/islands';
import { newPasswordIsland } from 'rotativa/patterns/account/NewPasswordForm';
import { headerIslands } from 'rotativa/patterns/headers';
import { pageSearchIsland } from 'rotativa/patterns/lists/PageHead';
import { newsletterFormIsland } from 'rotativa/patterns/newsletter/NewsletterForm';

/** The islands of the newspaper's pieces. Naming them loads none of their code. */
export const islands: readonly IslandDefinition<never>[] = [
  ...headerIslands,
  bodyGalleryIsland,
  filmIsland,
  newPasswordIsland,
  newsletterFormIsland,
  pageSearchIsland,
  shareIsland,
];
