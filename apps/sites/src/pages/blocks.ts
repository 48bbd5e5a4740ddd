import type { Block } from 'rotativa/blocks';
import { galleryStripBlock } from 'rotativa/blocks/carousels/GalleryStrip';
import {
  cardCarouselBlock,
  videoBandBlock,
  videoCarouselBlock,
} from 'rotativa/blocks/carousels/StoryCarousel';
import { editionBandBlock } from 'rotativa/blocks/editions/EditionBand';
import { editionShelfBlock } from 'rotativa/blocks/editions/EditionShelf';
import { eventPanelBlock } from 'rotativa/blocks/events/EventPanel';
import { eventTableBlock } from 'rotativa/blocks/events/EventTable';
import { speakerRowBlock } from 'rotativa/blocks/events/SpeakerRow';
import { latestBoxBlock } from 'rotativa/blocks/lists/LatestBox';
import { moduleGridBlock } from 'rotativa/blocks/lists/ModuleGrid';
import { mostReadBoxBlock } from 'rotativa/blocks/lists/MostReadBox';
import { opinionStripBlock } from 'rotativa/blocks/lists/OpinionStrip';
import { priceListBlock } from 'rotativa/blocks/lists/PriceList';
import { quoteBandBlock } from 'rotativa/blocks/lists/QuoteBand';
import { sectionRowBlock } from 'rotativa/blocks/lists/SectionRow';
import { serviceColumnBlock } from 'rotativa/blocks/lists/ServiceColumn';
import {
  cardGridBlock,
  latestGalleriesBlock,
  portraitRowBlock,
  relatedGalleriesBlock,
  relatedStoriesBlock,
} from 'rotativa/blocks/lists/StoryGrid';
import { headlineListBlock, mostReadBlock, numberedTextsBlock } from 'rotativa/blocks/lists/StoryTexts';
import { videoGridBlock } from 'rotativa/blocks/lists/VideoGrid';
import { heroCarouselBlock } from 'rotativa/blocks/openings/HeroCarousel';
import { landscapeLeadBlock } from 'rotativa/blocks/openings/LandscapeLead';
import { leadPackageBlock } from 'rotativa/blocks/openings/LeadPackage';
import { mosaicBlock } from 'rotativa/blocks/openings/Mosaic';
import { portraitOpeningBlock } from 'rotativa/blocks/openings/PortraitOpening';
import { storyPairBlock } from 'rotativa/blocks/openings/StoryPair';
import { accountBlock } from '../views/Account.block.ts';
import { authFormBlock, signInReturnBlock } from '../views/sign-in/AuthForm.block.tsx';
import { articleBlock } from '../views/Article.block.ts';
import { DAY_BLOCKS } from '../views/Days.block.ts';
import { HEADER_BLOCKS } from '../views/headers.block.ts';
import { checkoutBlock } from '../views/Checkout.block.ts';
import { consentBlock } from '../views/Consent.block.ts';
import { helpBlock } from '../views/Help.block.ts';
import { newslettersBlock } from '../views/Newsletters.block.ts';
import { infoBlock } from '../views/Info.block.ts';
import { letterBlock } from '../views/Letter.block.ts';
import { liveStripBlock } from '../views/LiveStrip.block.ts';
import { ageGateBlock, magazineFooterBlock } from '../views/MagazineFrame.block.ts';
import { noticeBlock } from '../views/Notice.block.ts';
import { storedRecordsBlock } from '../views/StoredRecords.block.ts';
import { pageHeadBlock } from '../views/PageHead.block.ts';
import { pageListBlock } from '../views/PageList.block.ts';
import { receiptBlock } from '../views/Receipt.block.ts';
import { sideAdBlock } from '../views/SideAd.block.ts';
import { siteFooterBlock } from '../views/SiteFooter.block.ts';
import { storeBlock } from '../views/Store.block.ts';
import { updatesBlock } from '../views/Updates.block.ts';

/** Every block that a page document may use. */
export const BLOCKS: ReadonlyMap<string, Block> = new Map(
  [
    accountBlock,
    ageGateBlock,
    articleBlock,
    authFormBlock,
    cardCarouselBlock,
    checkoutBlock,
    consentBlock,
    cardGridBlock,
    editionBandBlock,
    editionShelfBlock,
    ...DAY_BLOCKS,
    eventPanelBlock,
    eventTableBlock,
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
    mostReadBoxBlock,
    newslettersBlock,
    noticeBlock,
    numberedTextsBlock,
    opinionStripBlock,
    pageHeadBlock,
    pageListBlock,
    portraitOpeningBlock,
    portraitRowBlock,
    priceListBlock,
    quoteBandBlock,
    relatedGalleriesBlock,
    relatedStoriesBlock,
    sectionRowBlock,
    serviceColumnBlock,
    receiptBlock,
    sideAdBlock,
    siteFooterBlock,
    signInReturnBlock,
    speakerRowBlock,
    storeBlock,
    storedRecordsBlock,
    storyPairBlock,
    updatesBlock,
    videoBandBlock,
    videoCarouselBlock,
    videoGridBlock,
  ].map((block) => [block.name, block]),
);
