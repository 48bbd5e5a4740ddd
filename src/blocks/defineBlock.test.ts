import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import type { AnsDocument } from '../domain/ans/document.ts';
import { sampleDocument } from '../../tests/contract/documents.ts';
import { createMemoryContent } from '../providers/memory/content.ts';
import { createLinks } from '../providers/links/links.ts';
import type { ContentServices } from '../providers/ports/content-services.ts';
import type { BlockPage } from './block-page.ts';
import { createDedupe } from './dedupe.ts';
import { defineBlock } from './defineBlock.ts';
import type { ItemRules } from '../domain/feed/rules.ts';

const services: ContentServices = {
  content: createMemoryContent({
    documents: [
      sampleDocument({ id: 'con-foto', published: '2025-06-02T00:00:00Z' }),
      sampleDocument({ id: 'sin-foto', image: false }),
      sampleDocument({ id: 'impresa', section: '/edicion' }),
      { ...sampleDocument({ id: 'sin-titular' }), headlines: { basic: ' <b></b> ' } },
    ],
  }),
  images: { url: (source) => source, srcSet: () => undefined },
  links: createLinks('https://example.com'),
  product: 'semanario',
  clock: { now: () => new Date('2025-06-02T12:00:00Z') },
};
const page: BlockPage = {
  brand: 'weekly',
  kind: 'home',
  path: '/',
  query: new URLSearchParams(),
  number: 1,
  title: '',
};

const latest = (rules: ItemRules = {}, section = '') => {
  const load = vi.fn(async (settings: { title: string; feedSize: number }, { content }: ContentServices) => ({
    stories: (
      await content.feed({
        source: 'content-apir',
        query: { feedSize: settings.feedSize, ...(section && { includeSections: section }) },
      })
    ).content_elements,
  }));
  const block = defineBlock({
    name: 'latest',
    label: 'Últimas noticias',
    settings: z.object({
      title: z.string().default('Últimas noticias').meta({ title: 'Título' }),
      feedSize: z.number().int().positive().default(12).meta({ title: 'Cantidad' }),
    }),
    rules,
    load,
    props: ({ stories }: { stories: AnsDocument[] }, { title }) => ({
      title,
      ids: stories.map(({ _id }) => _id),
    }),
    view: ({ title, ids }) => `${title}: ${ids.join(' ')}`,
  });
  return { block, load };
};

const html = async (block: ReturnType<typeof latest>['block'], settings: unknown): Promise<string | null> => {
  const prepared = await block.prepare(settings, services, page);
  return prepared && renderToStaticMarkup(prepared.element);
};

describe('B1 common block rules', () => {
  it('renders nothing until an editor publishes it: the switch is off by default', async () => {
    const { block, load } = latest();
    expect(await html(block, {})).toBeNull();
    expect(await html(block, undefined)).toBeNull();
    expect(await html(block, { published: false })).toBeNull();
    expect(load).not.toHaveBeenCalled();
    expect(await html(block, { published: true })).not.toBeNull();
  });

  it('renders nothing if its feed has no items', async () => {
    expect(await html(latest({}, '/nada').block, { published: true })).toBeNull();
  });

  it('renders nothing if the rules drop all items', async () => {
    expect(await html(latest({ withoutEditions: true }, '/edicion').block, { published: true })).toBeNull();
  });

  it('drops items without a basic image by default', async () => {
    expect(await html(latest().block, { published: true })).toBe('Últimas noticias: con-foto impresa');
    expect(await html(latest({ image: false }).block, { published: true })).toContain('sin-foto');
  });

  it('drops items without a headline', async () => {
    const { block } = latest({ image: false });
    expect(await html(block, { published: true })).toContain('sin-foto');
    expect(await html(block, { published: true })).not.toContain('sin-titular');
  });

  it('drops items whose primary section is /edicion if the block sets it', async () => {
    const { block } = latest({ withoutEditions: true });
    expect(await html(block, { published: true })).toBe('Últimas noticias: con-foto');
  });

  it("a block of the page's frame has no switch for publishing", async () => {
    const frame = defineBlock({
      name: 'footer',
      label: 'Pie de página',
      settings: z.object({}),
      editorial: false,
      load: () => ({}),
      props: () => ({}),
      view: () => 'pie',
    });
    expect(await html(frame, {})).toBe('pie');
    expect(frame.settings.shape).not.toHaveProperty('published');
  });

  it('hides itself if load returns nothing to show', async () => {
    const block = defineBlock({
      name: 'empty',
      label: 'Vacío',
      settings: z.object({}),
      load: () => null,
      props: () => ({}),
      view: () => 'nunca',
    });
    expect(await html(block, { published: true })).toBeNull();
  });
});

describe('B1 a block that shows nothing says why', () => {
  const reasonOf = async (
    rules: ItemRules,
    given: object,
    more: Partial<BlockPage> = {},
  ): Promise<string[]> => {
    const reasons: string[] = [];
    await latest(rules).block.prepare(given, services, {
      ...page,
      ...more,
      onHidden: (why) => reasons.push(why),
    });
    return reasons;
  };

  it('not when it shows something', async () => {
    expect(await reasonOf({}, { published: true })).toEqual([]);
  });

  it('because it is not published', async () => {
    expect(await reasonOf({}, {})).toEqual(['latest: hidden, not published']);
  });

  it.each([
    ['finds nothing', () => null, {}, 'nothing was found for it'],
    ['is for other pages', () => 'elsewhere' as const, {}, 'it is for other pages'],
    ['has nothing to show', () => ({}), null, 'it has nothing to show'],
    ['finds no stories', () => ({ stories: [] }), {}, '0 of 0 stories left'],
  ])('because it %s', async (_what, load, props, why) => {
    const block = defineBlock({
      name: 'fact-box',
      label: 'Dato',
      settings: z.object({}),
      load,
      props: () => props,
      view: () => 'nunca',
    });
    const onHidden = vi.fn();
    await block.prepare({ published: true }, services, { ...page, onHidden });
    expect(onHidden.mock.calls).toEqual([[`fact-box: hidden, ${why}`, expect.any(Object)]]);
  });

  const claiming = (rules: ItemRules) =>
    defineBlock({
      name: 'fact-box',
      label: 'Dato',
      settings: z.object({}),
      rules,
      load: async (_settings, { content }) => ({
        stories: (await content.feed({ source: 'content-apir', query: { feedSize: 12 } })).content_elements,
      }),
      props: ({ stories }, _settings, _services, { dedupe }) =>
        dedupe!.claim(stories, 12).length > 0 ? {} : null,
      view: () => 'dato',
    });

  it('because its stories may not be shown, or are shown above', async () => {
    const rules = { withoutEditions: true };
    const dedupe = createDedupe();
    const onHidden = vi.fn();
    const here = { ...page, dedupe, onHidden };
    await claiming(rules).prepare({ published: true }, services, here);
    expect(onHidden).not.toHaveBeenCalled();
    await claiming(rules).prepare({ published: true }, services, here);
    expect(onHidden.mock.calls).toEqual([
      [
        'fact-box: hidden, 0 of 4 stories left (1 without a headline, 1 without a picture, 1 of a print edition, 1 shown above)',
        {
          kind: 'no-stories-left',
          found: 4,
          dropped: { 'without a headline': 1, 'without a picture': 1, 'of a print edition': 1 },
          shownAbove: 1,
          unused: 0,
        },
      ],
    ]);
  });
});

describe('B2 block settings', () => {
  it("describe the editor's form, with the switch 'Publicado' first", () => {
    const form = z.toJSONSchema(latest().block.settings, { io: 'input' });
    expect(Object.keys(form.properties!)).toEqual(['published', 'title', 'feedSize']);
    expect(form.properties!['published']).toMatchObject({
      type: 'boolean',
      default: false,
      title: 'Publicado',
    });
    expect(form.properties!['title']).toMatchObject({ title: 'Título', default: 'Últimas noticias' });
  });

  it('are checked: the error for a wrong type names the setting', async () => {
    await expect(html(latest().block, { published: true, feedSize: 'doce' })).rejects.toThrow('feedSize');
  });

  it('of the view reach it unchanged, checked and with their defaults, and no rule of the block', async () => {
    const props = vi.fn((_data: object, settings: { title: string }) => ({ title: settings.title }));
    const block = defineBlock({
      name: 'note',
      label: 'Nota',
      editorial: false,
      settings: z.object({ title: z.string().default('Nota') }),
      viewSettings: { tone: z.enum(['soft', 'loud']).default('soft') },
      load: () => ({}),
      props,
      view: ({ title, tone }) => `${title}: ${tone}`,
    });
    expect(Object.keys(block.settings.shape)).toEqual(['title', 'tone']);
    expect((await block.prepare({}, services, page))?.props).toEqual({ title: 'Nota', tone: 'soft' });
    const loud = await block.prepare({ tone: 'loud' }, services, page);
    expect(renderToStaticMarkup(loud!.element)).toBe('Nota: loud');
    expect(props.mock.lastCall?.[1]).toEqual({ title: 'Nota' });
    await expect(block.prepare({ tone: 'shrill' }, services, page)).rejects.toThrow('tone');
  });

  it('tell guard rails where its text lies, with those of the view, and nothing if it does not take them', () => {
    const block = defineBlock({
      name: 'band',
      label: 'Franja',
      settings: z.object({ title: z.string().default('Foro') }),
      viewSettings: { tone: z.enum(['soft', 'loud']).default('soft') },
      facts: ({ title, tone }) => ({ grounds: [{ text: title, on: tone }] }),
      load: () => ({}),
      props: () => ({}),
      view: () => null,
    });
    expect(block.facts({ published: true, tone: 'loud' })).toEqual({
      grounds: [{ text: 'Foro', on: 'loud' }],
    });
    expect(block.facts(undefined)).toEqual({ grounds: [{ text: 'Foro', on: 'soft' }] });
    expect(block.facts({ tone: 'shrill' })).toEqual({});
    expect(latest().block.facts({})).toEqual({});
  });
});
