import type { ReactNode } from 'react';
import type { BodyBlock, BodyBlockType } from '../../../domain/body/block.ts';
import { HEADING_TAG } from '../../../components/Heading/levels.ts';
import { Island } from '../../../islands/Island.tsx';
import type { HouseAdProps } from '../BodyAd/HouseAd.tsx';
import type { AdPlaceholderNote } from '../BodyAd/AdPlaceholder.tsx';
import { FilledAd } from '../BodyAd/FilledAd.tsx';
import { BodyCode } from '../BodyCode/BodyCode.tsx';
import { BodyCorrection } from '../BodyCorrection/BodyCorrection.tsx';
import { BodyEmbed } from '../BodyEmbed/BodyEmbed.tsx';
import { BodyPdf } from '../BodyEmbed/BodyPdf.tsx';
import { BodyFigure } from '../BodyFigure/BodyFigure.tsx';
import { bodyGalleryIsland } from '../BodyGallery/island.ts';
import { BodyGraphic } from '../BodyGraphic/BodyGraphic.tsx';
import { BodyInterstitial } from '../BodyInterstitial/BodyInterstitial.tsx';
import { BodyLinkList } from '../BodyLinkList/BodyLinkList.tsx';
import { BodyList } from '../BodyList/BodyList.tsx';
import { pairIsland } from '../BodyPair/island.ts';
import { BodyQuote, type QuotePreset } from '../BodyQuote/BodyQuote.tsx';
import { BodyRating } from '../BodyRating/BodyRating.tsx';
import { BodyRecipe } from '../BodyRecipe/BodyRecipe.tsx';
import { BodyRecommendations } from '../BodyRecommendations/BodyRecommendations.tsx';
import { BodyRelatedStory } from '../BodyRelatedStory/BodyRelatedStory.tsx';
import { BodyScenes } from '../BodyScenes/BodyScenes.tsx';
import { BodyTable } from '../BodyTable/BodyTable.tsx';
import { BodyTimeStamp } from '../BodyTimeStamp/BodyTimeStamp.tsx';
import { BodyAudio } from '../BodyVideo/BodyAudio.tsx';
import { BodyVideo, type BodyVideoProps } from '../BodyVideo/BodyVideo.tsx';
import { holdFrames } from '../held-frame/hold-frames.tsx';
import { MostReadBox } from '../../lists/MostReadBox/MostReadBox.tsx';
import type { MostReadItem } from '../../../domain/feed/trending.ts';
import type { Teaser } from '../../shared/teaser/teaser.ts';
import { embed, mostRead, table } from '../../../messages/blocks.ts';

/** Data for the slots that the domain inserts. A slot without data shows nothing, but an ad slot keeps its height. */
export interface BodySlots {
  /** The publisher's house ads by position: 'ROBAPAGINA_1'. */
  ads?: Readonly<Record<string, HouseAdProps>> | undefined;
  /** For editors: the ad slots show what they are, and no ads. */
  adPlaceholder?: AdPlaceholderNote | undefined;
  /** Where the data of graphics are as files: an address that the id of a block and '.csv' complete. */
  dataFiles?: string | undefined;
  /** The player at the end of the text. */
  video?: BodyVideoProps | undefined;
  /** The player of the reader's country, after the first paragraph. */
  geoVideo?: BodyVideoProps | undefined;
  recommendations?: readonly Teaser[] | undefined;
  /** 'Lo más leído' in the text of an article without a side column. */
  mostRead?: readonly MostReadItem[] | undefined;
}

/** Props of every view, in addition to its block. */
export interface BodyContext {
  quote: QuotePreset;
  slots: BodySlots;
  /** Renders nested blocks. */
  render: (blocks: readonly BodyBlock[]) => ReactNode;
}

export type BodyView<T extends BodyBlockType> = (
  block: Extract<BodyBlock, { type: T }>,
  context: BodyContext,
) => ReactNode;

/** A view for each type of body block. */
export type BodyViews = { readonly [T in BodyBlockType]: BodyView<T> };

const inner = (html: string) => ({ dangerouslySetInnerHTML: { __html: html } });

/** An author's text, in which links look like links. */
const prose = (html: string) => ({ className: 'prose', ...inner(html) });

/** Elements that may be wider than the column. They scroll in a box, which must be focusable for the keyboard. */
export const SCROLLS = /<(?:table|pre)\b/i;
const scroller = () => ({ role: 'group', 'aria-label': table.label, tabIndex: 0 });

const NETWORKS = {
  instagram: 'Instagram',
  twitter: 'X',
  facebook: 'Facebook',
  tiktok: 'TikTok',
  other: '',
} as const;

const sourceOf = (name: string): string => name || embed.otherSite;

const playerOf = (video: BodyVideoProps | undefined): ReactNode => video && <BodyVideo {...video} />;

/** The views of the body. @see N3 */
export const BODY_VIEWS: BodyViews = {
  text: ({ html, dropCap, alignment }) => (
    <p data-drop-cap={dropCap || undefined} data-align={alignment} {...prose(html)} />
  ),
  header: ({ id, level, html, outline }) => {
    const Level = HEADING_TAG[level];
    return <Level id={id} aria-level={outline} {...prose(html)} />;
  },
  'time-stamp': ({ id, time, dateTime, html }) => (
    <BodyTimeStamp id={id} time={time} dateTime={dateTime} html={html} />
  ),
  quote: ({ variant, citation, blocks }, { quote, render }) => (
    <BodyQuote variant={variant} citation={citation} preset={quote}>
      {render(blocks)}
    </BodyQuote>
  ),
  image: ({ picture, caption, alignment, href }) => (
    <BodyFigure picture={picture} caption={caption} alignment={alignment} href={href} />
  ),
  gallery: ({ title, href, images, form }) => {
    if (form?.type === 'scenes') return <BodyScenes title={title} images={images} scenes={form.scenes} />;
    if (form?.type === 'pair') return <Island definition={pairIsland} props={{ title, images }} />;
    return <Island definition={bodyGalleryIsland} props={{ title, href, images }} />;
  },
  video: ({ player, title, description }) => (
    <BodyVideo player={player} title={title} description={description} />
  ),
  audio: ({ title, sources, durationMs, chapters }) => (
    <BodyAudio title={title} sources={sources} durationMs={durationMs} chapters={chapters} />
  ),
  list: ({ ordered, items }, { render }) => (
    <BodyList ordered={ordered} items={items.map(({ blocks }) => render(blocks))} />
  ),
  table: ({ caption, header, rows }) => <BodyTable caption={caption} header={header} rows={rows} />,
  graphic: ({ id, graphic }, { slots: { dataFiles } }) => (
    <BodyGraphic id={id} graphic={graphic} dataHref={dataFiles && `${dataFiles}${id}.csv`} />
  ),
  html: ({ html, textual }) => (
    <div
      className="html prose"
      data-text={textual}
      {...(SCROLLS.test(html) && scroller())}
      {...inner(holdFrames(html))}
    />
  ),
  pdf: ({ src, title, height }) => <BodyPdf src={src} title={title} height={height} />,
  'social-post': ({ network, html, href }) => (
    <BodyEmbed kind="post" html={html} href={href} source={sourceOf(NETWORKS[network])} />
  ),
  embed: ({ html, href, provider }) => (
    <BodyEmbed kind="embed" html={html} href={href} source={sourceOf(provider)} />
  ),
  'custom-embed': ({ title, href }) =>
    href || title ? <BodyEmbed kind="embed" html="" href={href} source={sourceOf(title)} /> : null,
  interstitial: ({ label, href, html, description }) => (
    <BodyInterstitial label={label} href={href} html={html} description={description} />
  ),
  'link-list': ({ title, items }) => <BodyLinkList title={title} items={items} />,
  'related-story': ({ href, headline, description, picture }) => (
    <BodyRelatedStory href={href} headline={headline} description={description} picture={picture} />
  ),
  divider: () => <hr />,
  code: ({ code, language }) => <BodyCode code={code} language={language} />,
  correction: ({ label, html }) => <BodyCorrection label={label} html={html} />,
  endorsement: ({ html }) => <p className="endorsement prose" {...inner(html)} />,
  rating: ({ value, min, max, units }) => <BodyRating value={value} min={min} max={max} units={units} />,
  recipe: ({ yields, minutes, ingredients, steps }) => (
    <BodyRecipe yields={yields} minutes={minutes} ingredients={ingredients} steps={steps} />
  ),
  ad: ({ id, slot, size, display, opens = false }, { slots: { ads, adPlaceholder: placeholder } }) => (
    <FilledAd {...{ id, slot, size, display, opens, placeholder }} ad={opens ? undefined : ads?.[slot]} />
  ),
  'geo-video-player': (_block, { slots }) => playerOf(slots.geoVideo),
  'video-player': (_block, { slots }) => playerOf(slots.video),
  recommendations: (_block, { slots }) => <BodyRecommendations teasers={slots.recommendations ?? []} />,
  'most-read': (_block, { slots }) => <MostReadBox title={mostRead.title} items={slots.mostRead ?? []} />,
};
