import type { Block } from 'rotativa/blocks';
import { galleryStripBlock } from 'rotativa/blocks/carousels/GalleryStrip';
import { authorCarouselBlock } from 'rotativa/blocks/carousels/AuthorCarousel';
import {
  cardCarouselBlock,
  galleryCarouselBlock,
  relatedStoriesBlock,
  relatedVideosBlock,
  specialCarouselBlock,
  streamingCarouselBlock,
  videoBandBlock,
  videoCarouselBlock,
} from 'rotativa/blocks/carousels/StoryCarousel';
import { videoRowsBlock } from 'rotativa/blocks/carousels/VideoRows';
import { editionBandBlock } from 'rotativa/blocks/editions/EditionBand';
import { editionShelfBlock } from 'rotativa/blocks/editions/EditionShelf';
import { embedBlock, rawHtmlBlock } from 'rotativa/blocks/embeds/PageEmbed';
import { countdownBannerBlock } from 'rotativa/blocks/events/CountdownBanner';
import { eventPanelBlock } from 'rotativa/blocks/events/EventPanel';
import { eventTableBlock } from 'rotativa/blocks/events/EventTable';
import { speakerRowBlock } from 'rotativa/blocks/events/SpeakerRow';
import { latestBoxBlock } from 'rotativa/blocks/lists/LatestBox';
import { moduleGridBlock } from 'rotativa/blocks/lists/ModuleGrid';
import { authorColumnsBlock, opinionStripBlock, otherColumnsBlock } from 'rotativa/blocks/lists/OpinionStrip';
import { episodeListBlock } from 'rotativa/blocks/lists/EpisodeList';
import { priceListBlock } from 'rotativa/blocks/lists/PriceList';
import { quoteBandBlock } from 'rotativa/blocks/lists/QuoteBand';
import { sectionRowBlock } from 'rotativa/blocks/lists/SectionRow';
import { serviceColumnBlock } from 'rotativa/blocks/lists/ServiceColumn';
import {
  candidatesBlock,
  cardGridBlock,
  latestGalleriesBlock,
  portraitRowBlock,
  relatedGalleriesBlock,
} from 'rotativa/blocks/lists/StoryGrid';
import { headlineListBlock, mostReadBlock, numberedTextsBlock } from 'rotativa/blocks/lists/StoryTexts';
import { videoGridBlock } from 'rotativa/blocks/lists/VideoGrid';
import { heroCarouselBlock } from 'rotativa/blocks/openings/HeroCarousel';
import { landscapeLeadBlock } from 'rotativa/blocks/openings/LandscapeLead';
import { leadPackageBlock } from 'rotativa/blocks/openings/LeadPackage';
import { mosaicBlock } from 'rotativa/blocks/openings/Mosaic';
import { portraitOpeningBlock } from 'rotativa/blocks/openings/PortraitOpening';
import { storyPairBlock } from 'rotativa/blocks/openings/StoryPair';
import { adSlotBlock } from './AdSlot.block.ts';
import { accountBlock } from './Account.block.ts';
import { authFormBlock, signInReturnBlock } from './AuthForm.block.tsx';
import { editionYearsBlock } from './EditionYears.block.ts';
import { articleBlock } from './Article.block.ts';
import { DAY_BLOCKS } from './Days.block.ts';
import { HEADER_BLOCKS } from './headers.block.ts';
import { checkoutBlock } from './Checkout.block.ts';
import { communityBlock } from './Community.block.ts';
import { consentBlock } from './Consent.block.ts';
import { helpBlock } from './Help.block.ts';
import { newslettersBlock } from './Newsletters.block.ts';
import { infoBlock } from './Info.block.ts';
import { emailLinkBlock } from './EmailLink.block.ts';
import { breakingStripBlock } from './BreakingStrip.block.ts';
import { liveStripBlock } from './LiveStrip.block.ts';
import { ageGateBlock, magazineFooterBlock } from './MagazineFrame.block.ts';
import { sideMostReadBlock } from './MostRead.block.ts';
import { noticeBlock } from './Notice.block.ts';
import { storedRecordsBlock } from './StoredRecords.block.ts';
import { pageHeadBlock } from './PageHead.block.ts';
import { pageListBlock } from './PageList.block.ts';
import { receiptBlock } from './Receipt.block.ts';
import { registrationBlock } from './Registration.block.ts';
import { searchFiltersBlock } from './SearchFilters.block.ts';
import { searchStartBlock } from './SearchStart.block.ts';
import { interstitialAdBlock, stickyAdBlock } from './PageAds.block.ts';
import { sideAdBlock } from './SideAd.block.ts';
import { siteFooterBlock } from './SiteFooter.block.ts';
import { storeBlock } from './Store.block.ts';
import { updatesBlock } from './Updates.block.ts';

/** Every block that a page document may use. */
export const BLOCKS: ReadonlyMap<string, Block> = new Map(
  [
    accountBlock,
    adSlotBlock,
    ageGateBlock,
    articleBlock,
    authFormBlock,
    authorCarouselBlock,
    authorColumnsBlock,
    candidatesBlock,
    cardCarouselBlock,
    checkoutBlock,
    communityBlock,
    consentBlock,
    countdownBannerBlock,
    cardGridBlock,
    editionBandBlock,
    editionShelfBlock,
    editionYearsBlock,
    ...DAY_BLOCKS,
    embedBlock,
    eventPanelBlock,
    eventTableBlock,
    galleryCarouselBlock,
    galleryStripBlock,
    headlineListBlock,
    ...HEADER_BLOCKS,
    helpBlock,
    heroCarouselBlock,
    infoBlock,
    landscapeLeadBlock,
    emailLinkBlock,
    episodeListBlock,
    breakingStripBlock,
    liveStripBlock,
    latestBoxBlock,
    latestGalleriesBlock,
    leadPackageBlock,
    magazineFooterBlock,
    moduleGridBlock,
    mosaicBlock,
    mostReadBlock,
    sideMostReadBlock,
    newslettersBlock,
    noticeBlock,
    numberedTextsBlock,
    opinionStripBlock,
    otherColumnsBlock,
    pageHeadBlock,
    pageListBlock,
    portraitOpeningBlock,
    portraitRowBlock,
    priceListBlock,
    quoteBandBlock,
    rawHtmlBlock,
    relatedGalleriesBlock,
    relatedStoriesBlock,
    relatedVideosBlock,
    sectionRowBlock,
    serviceColumnBlock,
    receiptBlock,
    registrationBlock,
    searchFiltersBlock,
    searchStartBlock,
    interstitialAdBlock,
    stickyAdBlock,
    sideAdBlock,
    siteFooterBlock,
    signInReturnBlock,
    specialCarouselBlock,
    streamingCarouselBlock,
    speakerRowBlock,
    storeBlock,
    storedRecordsBlock,
    storyPairBlock,
    updatesBlock,
    videoBandBlock,
    videoCarouselBlock,
    videoGridBlock,
    videoRowsBlock,
  ].map((block) => [block.name, block]),
);
