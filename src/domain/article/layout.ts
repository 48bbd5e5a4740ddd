import { pathOf } from '../page/path.ts';
import { isLive } from './flags.ts';
import { primarySectionId, sectionIds, type WithTaxonomy } from './sections.ts';

export type ArticleLayout =
  'gallery' | 'special' | 'live-blog' | 'confidential' | 'video' | 'play' | 'standard';

/** Whether the text of an article is secondary. */
export const isWatched = (layout: ArticleLayout): boolean => layout === 'gallery' || layout === 'video';

/** Layouts without a side column. */
const WITHOUT_SIDE: ReadonlySet<ArticleLayout> = new Set(['gallery', 'special', 'video', 'play']);

interface Laid {
  layout: ArticleLayout;
  opinion: boolean;
}

/** Whether an article has the form of a column. One that is filed as a video, too, is a video: the first rule applies. @see N1, N2 */
export const isColumn = ({ layout, opinion }: Laid): boolean => opinion && layout === 'standard';

/** Whether the boxes of an article are beside its text. @see N1 */
export const hasSide = (article: Laid): boolean => !isColumn(article) && !WITHOUT_SIDE.has(article.layout);

interface Filing {
  document: WithTaxonomy;
  path: string;
  primary: string;
  sections: readonly string[];
  product: string | undefined;
}

const SPECIAL_PRIMARY: readonly string[] = ['/especiales', '/especiales-editoriales'];

/** The first matching rule applies. @see N1 */
const LAYOUT_RULES: readonly { layout: ArticleLayout; holds: (filing: Filing) => boolean }[] = [
  {
    layout: 'gallery',
    holds: ({ path, sections }) =>
      (path.includes('/galeria') || sections.includes('/galerias')) &&
      !path.includes('/caricaturas/galeria/'),
  },
  {
    layout: 'special',
    holds: ({ sections, primary }) =>
      sections.includes('/especiales') ||
      SPECIAL_PRIMARY.includes(primary) ||
      primary.includes('/especiales-multimedia'),
  },
  { layout: 'live-blog', holds: ({ document }) => isLive(document) },
  { layout: 'confidential', holds: ({ sections }) => sections.includes('/confidenciales') },
  { layout: 'video', holds: ({ sections }) => sections.includes('/videos') },
  {
    layout: 'play',
    holds: ({ sections, product }) => product !== undefined && sections.includes(`/${product}play`),
  },
];

/**
 * The layout of an article page.
 * @param address address of the page; only its path is used
 * @param product of the brand: its videos of that name have a layout
 * @see N1
 */
export function articleLayout(document: WithTaxonomy, address: string, product?: string): ArticleLayout {
  const filing = {
    document,
    path: pathOf(address),
    primary: primarySectionId(document),
    sections: sectionIds(document),
    product,
  };
  return LAYOUT_RULES.find(({ holds }) => holds(filing))?.layout ?? 'standard';
}

/** The video layout forces the dark mode. @see N11 */
export function forcedMode(layout: ArticleLayout): 'dark' | undefined {
  return layout === 'video' ? 'dark' : undefined;
}
