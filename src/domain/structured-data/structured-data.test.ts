import { describe, expect, it } from 'vitest';
import { articleOf, rawLiveBlog, rawOpinion, rawRecipe, rawStory, rawVideo } from '../fixtures/index.ts';
import { articleData, liveBlogData } from './article.ts';
import { breadcrumbData, recipeData, videoData } from './parts.ts';
import { jsonLdText, withoutQuotes } from './site.ts';

const site = {
  origin: 'https://www.ejemplo.com',
  name: 'Semanario',
  logo: { url: '/logo.png', width: 600, height: 60 },
  free: true,
};

describe('N16 structured data', () => {
  it('the headline has quotes removed', () => {
    expect(withoutQuotes('“Uno” "dos" «tres» \'cuatro\'')).toBe('Uno dos tres cuatro');
    expect(articleData(articleOf(rawStory), site)['headline']).toBe('El río Magdalena creció como nunca');
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
    expect(by([])).toEqual([{ '@type': 'Organization', name: 'Redacción Semanario' }]);
    expect(by(['Redacción Nación'])).toMatchObject([{ '@type': 'Organization' }]);
  });

  it('a locked article declares its locked part', () => {
    expect(articleData(articleOf(rawStory), { ...site, free: false })).toMatchObject({
      isAccessibleForFree: false,
      hasPart: { isAccessibleForFree: false, cssSelector: '.locked-part' },
    });
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
    const text = jsonLdText({ '@type': 'NewsArticle', headline: '</script><script>alert(1)</script>\u2028' });
    expect(text).not.toContain('<');
    expect(JSON.parse(text)).toEqual({
      '@context': 'https://schema.org',
      '@type': 'NewsArticle',
      headline: '</script><script>alert(1)</script>\u2028',
    });
    expect(JSON.parse(jsonLdText([{ '@type': 'A' }, { '@type': 'B' }]))).toHaveProperty('@graph');
  });
});
