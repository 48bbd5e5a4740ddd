import type { ReactNode } from 'react';
import { BODY_VIEWS } from '../../../blocks/body/ArticleBody/views.tsx';
import { BodyFigure, type BodyFigureProps } from '../../../blocks/body/BodyFigure/BodyFigure.tsx';
import { BodyVideo } from '../../../blocks/body/BodyVideo/BodyVideo.tsx';
import type { LeadBlock } from '../../../domain/article/lead.ts';
import { hasCover } from '../../../domain/article/page-parts.ts';
import type { PreparedArticle } from '../../../domain/article/prepare.ts';
import type { VideoBlock } from '../../../domain/body/block.ts';
import { isUpright, type ArticlePresets } from './header-layout.ts';

/** The page's main video needs no caption: headline and standfirst are its title and description. */
const isOwnVideo = ({ type, headline }: PreparedArticle, lead: LeadBlock): lead is VideoBlock =>
  lead.type === 'video' && (type === 'video' || lead.title === headline);

/** A cover is shown whole, and a wide picture in its place is cut to its shape; other pictures fill the brand's opening. */
function leadFigure(article: PreparedArticle, { header }: ArticlePresets): Partial<BodyFigureProps> {
  if (hasCover(article)) {
    const fit = isUpright(article.lead) ? 'contain' : 'cover';
    return { ratio: '3:4', fit, sizes: { sm: '90vw', md: '440px' } };
  }
  // As high as most of the window, and therefore wider than a narrow one.
  if (header === 'stage') return { ratio: '16:9', sizes: '100vw' };
  if (header === 'immersive') return { ratio: 'opening', sizes: { sm: 'max(100vw, 150vh)', lg: '100vw' } };
  // A wide picture in a box that is as high as the headline needs, and on a screen as wide as two thirds of it.
  if (header === 'overlay')
    return { ratio: 'opening', sizes: { sm: 'max(103vw, 662px)', lg: 'max(77vw, 783px)' } };
  // As high as it needs to be for a face beside the panel.
  if (header === 'panel' && isUpright(article.lead))
    return { ratio: '1:1', sizes: { sm: '100vw', lg: '50vw' } };
  return header === 'start'
    ? { ratio: 'lead', sizes: { sm: '100vw', lg: '900px' } }
    : { ratio: 'opening', sizes: '100vw' };
}

/** The lead in the form of the layout: a picture uses `leadFigure`, other media are unchanged. */
export function Lead({
  article,
  lead,
  presets,
}: {
  article: PreparedArticle;
  lead: LeadBlock;
  presets: ArticlePresets;
}) {
  if (isOwnVideo(article, lead))
    return <BodyVideo player={lead.player} title={lead.title} captioned={false} />;
  if (lead.type !== 'image') {
    const view = BODY_VIEWS[lead.type] as (block: LeadBlock, context: object) => ReactNode;
    return view(lead, { quote: presets.quote, slots: {}, render: () => null });
  }
  return (
    <BodyFigure
      pictureClass="lead-picture"
      captionClass="lead-caption"
      picture={lead.picture}
      caption={lead.caption}
      {...leadFigure(article, presets)}
      priority
    />
  );
}
