import { graphicOf } from 'rotativa/domain/server';
import { expect, describe, it } from 'vitest';
import { STORIES } from './index.ts';

const GRAPHICS = STORIES.flatMap((story) =>
  story.body.flatMap((element) =>
    typeof element === 'object' && 'table' in element && element.graphic
      ? [
          {
            at: `${story.brand} ${story.slug}`,
            brand: story.brand,
            settings: element.graphic,
            ...element.table,
          },
        ]
      : [],
  ),
);

describe('N18 the graphics of the stories', () => {
  it.each(GRAPHICS.map((graphic) => [graphic.at, graphic] as const))(
    'that of %s can be drawn',
    (_at, { settings, head, rows }) => {
      const result = graphicOf(settings, { columns: head, rows });
      expect('problem' in result ? result.problem : undefined).toBeUndefined();
      expect(settings.title, 'a graphic has a title').toBeTruthy();
      expect(settings.source, 'a graphic says where its data are from').toBeTruthy();
      const { highlight } = settings;
      if (highlight) expect([...head, ...rows.map(([name]) => name)]).toContain(highlight);
    },
  );

  it('are in twelve stories, of every brand', () => {
    expect(new Set(GRAPHICS.map(({ at }) => at)).size).toBeGreaterThanOrEqual(12);
    expect(new Set(GRAPHICS.map(({ brand }) => brand)).size).toBe(6);
  });
});
