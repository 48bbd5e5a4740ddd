import type { Meta } from '@storybook/react-vite';
import { ISLANDS } from '../../../apps/sites/src/islands/index.ts';
import { loadComponent } from '../../../src/islands/loaded.ts';
import { blockStory } from '../block-story.tsx';
import { isColumn } from '../addresses.ts';

const meta = {
  loaders: [() => Promise.all(ISLANDS.map(loadComponent))],
  parameters: { layout: 'fullscreen' },
} satisfies Meta;
export default meta;

export const AuthorCarousel = blockStory('author-carousel');
export const AuthorColumns = blockStory('author-columns', { on: isColumn });
export const Candidates = blockStory('candidates', { brand: 'weekly', settings: { section: '/elecciones' } });
export const CardCarousel = blockStory('card-carousel');
export const CardGrid = blockStory('card-grid');
export const EditionBand = blockStory('edition-band');
export const EditionShelf = blockStory('edition-shelf');
export const Embed = blockStory('embed', {
  settings: { title: 'Cómo llegar', iframe: 'https://www.openstreetmap.org/export/embed.html' },
});
export const EventPanel = blockStory('event-panel', { brand: 'forums' });
export const EventTable = blockStory('event-table', { brand: 'forums' });
export const GalleryStrip = blockStory('gallery-strip');
export const HeadlineList = blockStory('headline-list');
export const HeroCarousel = blockStory('hero-carousel');
export const LandscapeLead = blockStory('landscape-lead');
export const LiveStrip = blockStory('live-strip');
export const LatestBox = blockStory('latest-box', { on: 'story' });
export const LatestGalleries = blockStory('latest-galleries', { on: 'gallery' });
export const LeadPackage = blockStory('lead-package');
export const ModuleGrid = blockStory('module-grid');
export const Mosaic = blockStory('mosaic');
export const MostRead = blockStory('most-read');
export const MostReadBox = blockStory('most-read-box', { on: 'story' });
export const NumberedTexts = blockStory('numbered-texts');
export const OpinionStrip = blockStory('opinion-strip');
export const OtherColumns = blockStory('other-columns', { on: isColumn });
export const PageList = blockStory('page-list');
export const PortraitOpening = blockStory('portrait-opening');
export const PortraitRow = blockStory('portrait-row');
export const EpisodeList = blockStory('episode-list', {
  brand: 'weekly',
  settings: { section: '/podcasts' },
});
export const PriceList = blockStory('price-list', { brand: 'rural' });
export const QuoteBand = blockStory('quote-band');
export const RawHtml = blockStory('raw-html', {
  settings: { title: 'Medidas de la plaza', html: '<p>Una arroba son 12,5 kilos.</p>' },
});
export const RelatedGalleries = blockStory('related-galleries', { on: 'gallery' });
export const RelatedStories = blockStory('related-stories', { on: 'story' });
export const RelatedVideos = blockStory('related-videos', { on: 'video' });
export const SectionRow = blockStory('section-row');
export const ServiceColumn = blockStory('service-column');
export const SideAd = blockStory('side-ad', { on: 'story' });
export const SpecialCarousel = blockStory('special-carousel');
export const SpeakerRow = blockStory('speaker-row', { brand: 'forums' });
export const StoryPair = blockStory('story-pair');
export const UpdatesBox = blockStory('updates-box', { on: 'story' });
export const VideoBand = blockStory('video-band');
export const VideoCarousel = blockStory('video-carousel');
export const VideoGrid = blockStory('video-grid');
export const VideoRows = blockStory('video-rows');
export const CountdownBanner = blockStory('countdown-banner', {
  settings: { title: 'Foro Colombia 2027', starts: '2026-12-04T08:00:00-05:00' },
});
