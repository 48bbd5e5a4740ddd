import { type BrandKey, type Voice } from 'rotativa/themes';
import { describe, expect, it } from 'vitest';
import { BRAND_CONFIGS } from 'rotativa/themes/all';
import { fixedPaths } from '../../../apps/sites/src/pages/addresses/fixed-paths.fixture.ts';
import { brandsOf } from '../support/brands.ts';
import { content, SAMPLES, samplePath, type ListedStory } from '../support/inventory.ts';
import { pageDocument } from '../support/page-document.ts';

const words = (list: string): RegExp =>
  new RegExp(`(?<!\\p{L})(${list.replaceAll(' ', '|')})(?!\\p{L})`, 'giu');

/**
 * Forms that belong to only one voice. 'Su' and 'lee' also belong to other persons. For usted, imperatives only count at
 * the start of a sentence, because elsewhere they may be subjunctives.
 */
const FORMS: Record<Voice, readonly RegExp[]> = {
  tu: [
    words(
      'tú ti tu tus contigo eres tienes puedes quieres debes suscríbete regístrate escríbenos entérate inténtalo',
    ),
  ],
  usted: [
    words('usted ustedes suscríbase regístrese escríbanos entérese inténtelo'),
    /(?:^|[.:;!?¿¡] )(?:Actualice|Busque|Conozca|Cree(?! que )|Escriba|Renueve|Use|Consulte|Descubra|Elija|Empiece|Encuentre|Haga|Ingrese|Inicie|Intente|Lea|Mire|Pida|Pruebe|Reciba|Revise|Siga|Verifique)(?!\p{L})/gu,
    /(?<!\p{L})debe tener(?!\p{L})/giu,
  ],
};

/**
 * The elements in which a page does not address its readers. Authors keep their own voice: the body of a document,
 * opinion columns, and quotes.
 */
const JOURNALISM =
  '.article-body, .live-entries, blockquote, q, [class*="quote"], a[href*="/opinion"], script, style';

function textsOf(page: Document): string[] {
  for (const element of page.querySelectorAll(JOURNALISM)) element.remove();
  const texts: string[] = [];
  const walker = page.createTreeWalker(page.body, page.defaultView!.NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) texts.push(walker.currentNode.nodeValue?.trim() ?? '');
  const named = [...page.querySelectorAll('[aria-label], [placeholder], [title]')].flatMap((element) =>
    ['aria-label', 'placeholder', 'title'].map((name) => element.getAttribute(name) ?? ''),
  );
  return [...texts, ...named].filter(Boolean).map((text) => text.replace(/“[^”]*”|«[^»]*»/g, '…'));
}

async function newestOf(brand: BrandKey, type: string): Promise<string[]> {
  const query = { includeTypes: type, feedSize: 2 };
  const feed = await content<{ content_elements: ListedStory[] }>(brand, 'content-apir', query);
  return feed.content_elements.map(({ canonical_url }) => canonical_url);
}

/** Every kind of page of a site: lists, documents, search with and without results, information pages, an unknown address. */
async function pathsOf(brand: BrandKey): Promise<string[]> {
  const { routes } = BRAND_CONFIGS[brand];
  const samples = SAMPLES.filter((sample) => sample.brand === brand).map(samplePath);
  const documents = ['story', 'gallery', 'video'].map((type) => newestOf(brand, type));
  return [
    ...(await Promise.all(samples)),
    ...(await Promise.all(documents)).flat(),
    ...fixedPaths(BRAND_CONFIGS[brand]),
    routes.signIn,
    routes.register,
    routes.search,
    `${routes.search}?q=agua`,
    `${routes.search}?q=zzqqxx`,
    '/no/existe/',
  ];
}

describe.each(brandsOf('voice'))('%s', async (brand) => {
  const other = FORMS[BRAND_CONFIGS[brand].voice === 'tu' ? 'usted' : 'tu'];
  const paths = new Set(await pathsOf(brand));

  it.each([...paths])('addresses its readers in one voice at %s', async (path) => {
    const found = textsOf(await pageDocument(brand, path)).flatMap((text) => {
      const forms = other.flatMap((form) => text.match(form) ?? []);
      return forms.length > 0 ? [`${forms.join(', ')} in '${text.slice(0, 80)}'`] : [];
    });
    expect(new Set(found)).toEqual(new Set());
  });
});
