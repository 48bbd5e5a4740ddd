import { isLockedStory } from 'rotativa/domain';
import { BRANDS } from 'rotativa/themes';
import { BRAND_CONFIGS } from 'rotativa/themes/all';
import { describe, expect, it } from 'vitest';
import { STORIES } from '../../apps/sandbox/src/seed/content/index.ts';
import { storyAddress } from '../../apps/sandbox/src/seed/story.ts';
import { subscriptionContents } from '../../apps/sites/src/pages/info/about.ts';

describe('C7 the store of a site promises what its own stories lock', () => {
  it('some sites have stories for subscribers, and some have none', () => {
    expect(new Set(BRANDS.map((brand) => BRAND_CONFIGS[brand].features.subscriberStories))).toEqual(
      new Set([true, false]),
    );
  });

  it.each(BRANDS)('%s', (brand) => {
    const config = BRAND_CONFIGS[brand];
    const locked = STORIES.filter((story) => story.brand === brand).some((story) =>
      isLockedStory(
        {
          canonical_url: storyAddress(story),
          content_restrictions: { content_code: story.contentCode ?? '1' },
        },
        config.product,
      ),
    );
    expect(config.features.subscriberStories).toBe(locked);
    const [reading] = subscriptionContents(config);
    expect(reading).toMatch(locked ? /^Lectura completa de todas las notas/ : /en los demás sitios/);
  });
});
