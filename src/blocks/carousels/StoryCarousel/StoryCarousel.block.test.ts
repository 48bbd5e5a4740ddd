import { describe, expect, it } from 'vitest';
import { lookOfBlock } from '../../shared/fixtures/look-of-block.ts';
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
  ] as const)('%s', async (name, block, settings, look) => {
    expect(block.name).toBe(name);
    expect(await lookOfBlock(block, settings)).toMatchObject({ look });
  });
});
