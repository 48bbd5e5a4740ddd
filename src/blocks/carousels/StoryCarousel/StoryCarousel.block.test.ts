import { describe, expect, it } from 'vitest';
import type { CropName } from '../../../providers/ports/images.ts';
import { CROPS, htmlOfBlock, optionsOfBlock } from '../../shared/fixtures/html-of-block.ts';
import { presetOf } from './presets.ts';
import {
  cardCarouselBlock,
  galleryCarouselBlock,
  specialCarouselBlock,
  streamingCarouselBlock,
  videoBandBlock,
  videoCarouselBlock,
} from './StoryCarousel.block.ts';

const BLOCKS = [
  ['card-carousel', cardCarouselBlock, {}, 'cards'],
  ['special-carousel', specialCarouselBlock, {}, 'specials'],
  ['streaming-carousel', streamingCarouselBlock, {}, 'streaming'],
  ['gallery-carousel', galleryCarouselBlock, {}, 'galleries'],
  ['gallery-carousel', galleryCarouselBlock, { background: 'Dark' }, 'galleries-dark'],
  ['video-carousel', videoCarouselBlock, {}, 'videos'],
  ['video-band', videoBandBlock, {}, 'band'],
  ['video-band', videoBandBlock, { ground: 'accent' }, 'band-accent'],
] as const;

describe('B6 the blocks of StoryCarousel keep the names and settings of page documents', () => {
  it.each(BLOCKS)('%s', async (name, block, settings, preset) => {
    expect(block.name).toBe(name);
    expect(await optionsOfBlock(block, settings)).toMatchObject({ preset });
  });
});

describe('the image service cuts pictures to the ratio of the preset', () => {
  const quotient = ([, width, height]: RegExpExecArray): number => Number(width) / Number(height);

  it.each(BLOCKS)('%s', async (_name, block, settings, preset) => {
    const cut = /webp\?(\d+):(\d+)/.exec(await htmlOfBlock(block, settings));
    const { ratio } = presetOf(preset);
    const fixed = /^(\d+):(\d+)$/.exec(ratio);
    expect(cut && quotient(cut)).toBeCloseTo(fixed ? quotient(fixed) : CROPS[ratio as CropName], 2);
  });
});
