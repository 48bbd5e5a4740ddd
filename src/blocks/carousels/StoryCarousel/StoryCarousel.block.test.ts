import { describe, expect, it } from 'vitest';
import { optionsOfBlock } from '../../shared/fixtures/html-of-block.ts';
import {
  cardCarouselBlock,
  galleryCarouselBlock,
  specialCarouselBlock,
  streamingCarouselBlock,
  videoBandBlock,
  videoCarouselBlock,
} from './StoryCarousel.block.ts';

describe('B6 the blocks of StoryCarousel keep the names and settings of page documents', () => {
  it.each([
    ['card-carousel', cardCarouselBlock, {}, 'cards'],
    ['special-carousel', specialCarouselBlock, {}, 'specials'],
    ['streaming-carousel', streamingCarouselBlock, {}, 'streaming'],
    ['gallery-carousel', galleryCarouselBlock, {}, 'galleries'],
    ['gallery-carousel', galleryCarouselBlock, { background: 'Dark' }, 'galleries-dark'],
    ['video-carousel', videoCarouselBlock, {}, 'videos'],
    ['video-band', videoBandBlock, {}, 'band'],
    ['video-band', videoBandBlock, { ground: 'accent' }, 'band-accent'],
  ] as const)('%s', async (name, block, settings, preset) => {
    expect(block.name).toBe(name);
    expect(await optionsOfBlock(block, settings)).toMatchObject({ preset });
  });
});
