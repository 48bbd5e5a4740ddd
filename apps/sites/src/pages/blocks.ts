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
import { adSlotBlock } from '../views/AdSlot.block.ts';
import { accountBlock } from '../views/Account.block.ts';
import { authFormBlock, signInReturnBlock } from '../views/sign-in/AuthForm.block.tsx';
import { editionYearsBlock } from '../views/EditionYears.block.ts';
import { articleBlock } from '../views/Article.block.ts';
import { DAY_BLOCKS } from '../views/Days.block.ts';
import { HEADER_BLOCKS } from '../views/headers.block.ts';
import { checkoutBlock } from '../views/Checkout.block.ts';
import { communityBlock } from '../views/Community.block.ts';
import { consentBlock } from '../views/Consent.block.ts';
import { helpBlock } from '../views/Help.block.ts';
import { newslettersBlock } from '../views/Newsletters.block.ts';
import { infoBlock } from '../views/Info.block.ts';
import { letterBlock } from '../views/Letter.block.ts';
import { liveStripBlock } from '../views/LiveStrip.block.ts';
import { ageGateBlock, magazineFooterBlock } from '../views/MagazineFrame.block.ts';
import { sideMostReadBlock } from '../views/MostRead.block.ts';
import { noticeBlock } from '../views/Notice.block.ts';
import { storedRecordsBlock } from '../views/StoredRecords.block.ts';
import { pageHeadBlock } from '../views/PageHead.block.ts';
import { pageListBlock } from '../views/PageList.block.ts';
import { receiptBlock } from '../views/Receipt.block.ts';
import { registrationBlock } from '../views/Registration.block.ts';
import { searchFiltersBlock } from '../views/SearchFilters.block.ts';
import { searchStartBlock } from '../views/SearchStart.block.ts';
import { interstitialAdBlock, stickyAdBlock } from '../views/PageAds.block.ts';
import { sideAdBlock } from '../views/SideAd.block.ts';
import { siteFooterBlock } from '../views/SiteFooter.block.ts';
import { storeBlock } from '../views/Store.block.ts';
import { updatesBlock } from '../views/Updates.block.ts';

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
    letterBlock,
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
