import { describe, expect, it } from 'vitest';
import { PUBLIC_PREVIEW } from '../article/access.ts';
import {
  articleOf,
  rawEveryElement,
  rawLiveBlog,
  rawOpinion,
  rawRecipe,
  rawStory,
  rawVideo,
} from '../fixtures/index.ts';
import { articleData, leadImages, liveBlogData } from './article.ts';
import { breadcrumbData, recipeData, videoData } from './parts.ts';
import { podcastData } from './podcast.ts';
import { absolute, filled, jsonLdText, publisher, withoutQuotes } from './site.ts';

const site = {
  origin: 'https://www.ejemplo.com',
  name: 'Semanario',
  logo: { url: '/logo.png', width: 600, height: 60 },
  free: true,
};

describe('N16 structured data', () => {
  it('the headline has quotes removed', () => {
    expect(withoutQuotes('“Uno” "dos" «tres» \'cuatro\'')).toBe('Uno dos tres cuatro');
    expect(withoutQuotes(' «Uno»   dos ')).toBe('Uno dos');
    expect(articleData(articleOf(rawStory), site)['headline']).toBe('El río Magdalena creció como nunca');
  });

  it('an episode of a podcast, if it is of the section and has a recording', () => {
    const section = (path: string) => ({
      taxonomy: { primary_section: { _id: path, name: 'Pódcast', path } },
    });
    const audio = {
      _id: 'a',
      type: 'audio',
      headlines: { basic: 'El río' },
      duration: 80_000,
      streams: [{ url: '/sounds/1.wav', stream_type: 'wav' }],
      additional_properties: { chapters: [{ title: 'El mar', starts: 64 }, { title: '', starts: 1 }, 'x'] },
    };
    const raw = { ...rawStory, ...section('/podcasts'), content_elements: [audio] };
    const article = articleOf(raw);
    expect(article.body.find(({ type }) => type === 'audio')).toMatchObject({
      chapters: [{ title: 'El mar', startMs: 64_000 }],
    });
    expect(podcastData(article, site)).toMatchObject({
      '@type': 'PodcastEpisode',
      timeRequired: 'PT1M20S',
      associatedMedia: {
        '@type': 'AudioObject',
        contentUrl: 'https://www.ejemplo.com/sounds/1.wav',
        encodingFormat: 'audio/wav',
      },
      partOfSeries: { '@type': 'PodcastSeries', name: 'Pódcast', url: 'https://www.ejemplo.com/podcasts/' },
    });
    expect(podcastData(articleOf({ ...raw, ...section('/nacion') }), site)).toBeUndefined();
    expect(podcastData(articleOf({ ...raw, content_elements: [] }), site)).toBeUndefined();
  });

  it('has the seconds of its dates', () => {
    const dates = { display_date: '2025-03-31T15:30:07Z', last_updated_date: '2025-03-31T18:00:09Z' };
    expect(articleData(articleOf({ ...rawStory, ...dates }), site)).toMatchObject({
      datePublished: '2025-03-31T15:30:07Z',
      dateModified: '2025-03-31T18:00:09Z',
    });
  });

  it('an article', () => {
    expect(articleData(articleOf(rawStory), site)).toMatchObject({
      '@type': 'NewsArticle',
      url: 'https://www.ejemplo.com/nacion/articulo/el-rio-magdalena-crecio/202531/',
      datePublished: '2025-03-31T15:30:00Z',
      dateModified: '2025-03-31T18:00:00Z',
      image: ['https://imagenes.ejemplo.com/plaza.jpg'],
      author: [{ '@type': 'Person', name: 'Ana Ruiz', url: 'https://www.ejemplo.com/autor/ana-ruiz/' }],
      publisher: { name: 'Semanario', logo: { url: 'https://www.ejemplo.com/logo.png' } },
      isAccessibleForFree: true,
    });
    expect(articleData(articleOf(rawOpinion), site)['@type']).toBe('OpinionNewsArticle');
  });

  it('has one address in all its fields, its language and the words of its tags', () => {
    const article = articleOf(rawStory);
    const url = absolute(article.canonicalUrl, site.origin);
    expect(articleData(article, site)).toMatchObject({
      url,
      mainEntityOfPage: { '@type': 'WebPage', '@id': url },
      keywords: article.tags.map(({ text }) => text),
      inLanguage: 'es-CO',
    });
    expect(article.tags).not.toEqual([]);
  });

  it('an image for each kind of lead: three of a gallery, the poster of a video, none of a post', () => {
    const gallery = articleOf(rawEveryElement).body.find(({ type }) => type === 'gallery');
    if (gallery?.type !== 'gallery') throw new Error('no gallery');
    const many = { ...gallery, images: Array.from({ length: 5 }, () => gallery.images[0]!) };
    const picture = absolute(gallery.images[0]!.picture.url, site.origin);
    expect(leadImages(many, site.origin)).toEqual([picture, picture, picture]);
    const video = articleOf(rawVideo).lead;
    if (video?.type !== 'video') throw new Error('no video');
    expect(leadImages(video, site.origin)).toEqual(['https://imagenes.ejemplo.com/plaza.jpg']);
    const { poster, ...player } = video.player;
    expect(poster).toBeDefined();
    expect(leadImages({ ...video, player }, site.origin)).toEqual([]);
    expect(leadImages(undefined, site.origin)).toEqual([]);
  });

  it('empty fields are left out, and a false one is not empty', () => {
    expect(filled({ a: undefined, b: null, c: '', d: [], e: 0, f: false, g: ['x'], h: 'y' })).toEqual({
      ...{ e: 0, f: false, g: ['x'], h: 'y' },
    });
  });

  it('the publisher is a news organization, with its logo if it has one', () => {
    const { name, origin } = site;
    expect(publisher({ name, origin })).toEqual({ '@type': 'NewsMediaOrganization', name, url: origin });
    expect(publisher(site)['logo']).toEqual({
      ...{ '@type': 'ImageObject', url: 'https://www.ejemplo.com/logo.png', width: 600, height: 60 },
    });
  });

  it('authors: portraits have absolute addresses, a newsroom is an organization', () => {
    const by = (credits: unknown) =>
      articleData(articleOf({ ...rawStory, credits: { by: credits } }), site)['author'];
    expect(by([{ name: 'Ana Ruiz', role: 'Editora', image: { url: '/images/retrato-28' } }])).toEqual([
      {
        '@type': 'Person',
        name: 'Ana Ruiz',
        url: 'https://www.ejemplo.com/autor/ana-ruiz/',
        jobTitle: 'Editora',
        image: 'https://www.ejemplo.com/images/retrato-28',
      },
    ]);
    expect(by([])).toEqual([
      {
        '@type': 'Organization',
        name: 'Redacción Nación',
        url: 'https://www.ejemplo.com/autor/redaccion-nacion/',
      },
    ]);
    expect(by(['Redacción Nación'])).toMatchObject([{ '@type': 'Organization' }]);
  });

  it('a locked article declares its locked part', () => {
    expect(articleData(articleOf(rawStory), { ...site, free: false })).toMatchObject({
      isAccessibleForFree: false,
      hasPart: { '@type': 'WebPageElement', isAccessibleForFree: false, cssSelector: '.locked-part' },
    });
  });

  it('P1 a preview is never called free', () => {
    const of = (raw: unknown) => articleOf(raw, { access: PUBLIC_PREVIEW });
    const locked = { isAccessibleForFree: false };
    expect(articleData(of(rawStory), site)).toMatchObject({ ...locked, hasPart: locked });
    expect(liveBlogData(of(rawLiveBlog), site)).toMatchObject({ ...locked, hasPart: locked });
    expect(videoData(of(rawVideo), site)).toMatchObject(locked);
    expect(recipeData(of(rawRecipe), site)).toMatchObject({ ...locked, hasPart: locked });
  });

  it('a live blog covers its day and names its updates', () => {
    const data = liveBlogData(articleOf(rawLiveBlog), site);
    expect(data).toMatchObject({
      '@type': 'LiveBlogPosting',
      coverageStartTime: '2025-03-31T00:00:00-05:00',
      coverageEndTime: '2025-03-31T23:59:00-05:00',
      liveBlogUpdate: [
        { headline: 'Abren las urnas', articleBody: 'Las mesas abrieron sin novedad.' },
        {},
        {},
      ],
    });
  });

  it('the updates of a live blog have addresses on its page', () => {
    const { url, liveBlogUpdate: updates } = liveBlogData(articleOf(rawLiveBlog), site);
    expect(updates).toHaveLength(3);
    for (const update of updates as Record<string, unknown>[]) {
      expect(update['@type']).toBe('BlogPosting');
      expect(update['url']).toMatch(new RegExp(`^${String(url)}#.+`));
    }
    const { date, ...undated } = articleOf(rawLiveBlog);
    expect(date).toBeDefined();
    expect(liveBlogData(undated, site)).not.toHaveProperty('coverageStartTime');
  });

  it('a locked live blog does not contain its text', () => {
    expect(JSON.stringify(liveBlogData(articleOf(rawLiveBlog), { ...site, free: false }))).not.toContain(
      'Las mesas',
    );
  });

  it('a video, from its metadata or from the document', () => {
    const article = articleOf(rawVideo);
    expect(videoData(article, site)).toMatchObject({
      '@type': 'VideoObject',
      name: 'Así creció el río',
      duration: 'PT1M33S',
      contentUrl: 'https://videos.ejemplo.com/rio.mp4',
      thumbnailUrl: 'https://imagenes.ejemplo.com/plaza.jpg',
    });
    const snippet = {
      publishedAt: '2025-01-01T00:00:00Z',
      title: 'T',
      description: 'D',
      thumbnails: { default: { url: 'https://i.co/a.jpg' } },
    };
    expect(videoData(article, site, { snippet, contentDetails: { duration: 'PT9S' } })).toMatchObject({
      name: 'T',
      description: 'D',
      uploadDate: '2025-01-01T00:00:00Z',
      duration: 'PT9S',
      thumbnailUrl: 'https://i.co/a.jpg',
    });
  });

  it('a video has its captions, and its chapters as clips with the addresses that play them', () => {
    const { lead, ...article } = articleOf(rawVideo);
    if (lead?.type !== 'video') throw new Error('no video');
    const player = {
      ...lead.player,
      captions: [{ src: '/rio.vtt', language: 'es' }],
      chapters: [
        { title: 'El puente', startMs: 0 },
        { title: 'El río', startMs: 40_000 },
      ],
    };
    const data = videoData({ ...article, lead: { ...lead, player } }, site);
    expect(data['caption']).toEqual([
      {
        '@type': 'MediaObject',
        contentUrl: 'https://www.ejemplo.com/rio.vtt',
        encodingFormat: 'text/vtt',
        inLanguage: 'es',
      },
    ]);
    const url = `https://www.ejemplo.com${article.canonicalUrl}`;
    expect(data['hasPart']).toEqual([
      { '@type': 'Clip', name: 'El puente', startOffset: 0, endOffset: 40, url: `${url}?t=0` },
      { '@type': 'Clip', name: 'El río', startOffset: 40, endOffset: 93, url: `${url}?t=40` },
    ]);
    expect(videoData(articleOf(rawVideo), site)).not.toHaveProperty('hasPart');
  });

  it('a video of a provider has the address that embeds it, and no file', () => {
    const { lead, ...article } = articleOf(rawVideo);
    if (lead?.type !== 'video') throw new Error('no video');
    const player = { provider: 'youtube', videoId: 'abc', title: '' } as const;
    const data = videoData({ ...article, lead: { ...lead, player } }, site, {
      snippet: { publishedAt: '2025-01-01T00:00:00Z', title: 'T' },
    });
    expect(data['embedUrl']).toBe('https://www.youtube.com/embed/abc');
    for (const field of ['contentUrl', 'thumbnailUrl', 'duration']) expect(data).not.toHaveProperty(field);
    expect(videoData(articleOf(rawVideo), site)).not.toHaveProperty('embedUrl');
    expect(videoData(article, site)).not.toHaveProperty('contentUrl');
  });

  it('a locked recipe has neither ingredients nor steps', () => {
    const data = recipeData(articleOf(rawRecipe), { ...site, free: false });
    expect(data).not.toHaveProperty('recipeIngredient');
    expect(data).not.toHaveProperty('recipeInstructions');
  });

  it('a recipe without the block of a recipe has neither', () => {
    const data = recipeData({ ...articleOf(rawRecipe), body: [] }, site);
    expect(data).not.toHaveProperty('recipeIngredient');
    expect(data).not.toHaveProperty('totalTime');
  });

  it('a recipe has its servings and its time', () => {
    const [recipe] = articleOf(rawRecipe).body;
    if (recipe?.type !== 'recipe') throw new Error('no recipe');
    const body = [{ ...recipe, yields: '6 porciones', minutes: 95 }];
    expect(recipeData({ ...articleOf(rawRecipe), body }, site)).toMatchObject({
      recipeYield: '6 porciones',
      totalTime: 'PT95M',
    });
  });

  it('a recipe has its ingredients and steps', () => {
    const data = recipeData(articleOf(rawRecipe), site);
    expect(data).toMatchObject({
      '@type': 'Recipe',
      name: 'Ajiaco santafereño',
      recipeIngredient: ['3 papas criollas', '1 pechuga'],
      recipeInstructions: [{ '@type': 'HowToStep', text: 'Hierva el agua.' }, { text: 'Añada las papas.' }],
    });
    expect(data).not.toHaveProperty('headline');
  });

  it('a breadcrumb', () => {
    expect(
      breadcrumbData(
        [
          { name: 'Inicio', href: '/' },
          { name: 'Lujuria', href: '/seccion/sexo/' },
        ],
        site,
      ),
    ).toEqual({
      '@type': 'BreadcrumbList',
      itemListElement: [
        { '@type': 'ListItem', position: 1, name: 'Inicio', item: 'https://www.ejemplo.com/' },
        { '@type': 'ListItem', position: 2, name: 'Lujuria', item: 'https://www.ejemplo.com/seccion/sexo/' },
      ],
    });
  });

  it('no document can end the script element', () => {
    const text = jsonLdText({
      '@type': 'NewsArticle',
      headline: '</script><script>alert(1)</script>\u2028\u2029',
    });
    expect(text).not.toMatch(/[<\u2028\u2029]/);
    expect(JSON.parse(text)).toEqual({
      '@context': 'https://schema.org',
      '@type': 'NewsArticle',
      headline: '</script><script>alert(1)</script>\u2028\u2029',
    });
    expect(JSON.parse(jsonLdText([{ '@type': 'A' }, { '@type': 'B' }]))).toHaveProperty('@graph');
  });
});
