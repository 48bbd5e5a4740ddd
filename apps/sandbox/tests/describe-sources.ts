import { and, eq, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { SearchDetails } from 'rotativa/domain';
import { readFeed } from '../src/content/feed.ts';
import { begins } from '../src/content/search/begins.ts';
import { createListItems } from '../src/content/list-items.ts';
import { documents } from '../src/db/schema/index.ts';
import type { Json } from '../src/db/schema/content.ts';
import { importJson } from '../src/import/import-json.ts';
import { storyId } from '../src/seed/story.ts';
import { SITES } from '../src/sites.ts';
import type { Answer, TestApp } from './open-app.ts';

const DATABASE_TIMEOUT_MS = 60_000;

const id = (slug: string) => storyId({ brand: 'weekly', slug });
const headlines = (answer: Answer) =>
  answer.content_elements.map((item) => (item['headlines'] as { basic: string }).basic);

/** Tests of all content sources, for any Postgres. */
export function describeSources(database: string, open: () => Promise<TestApp>): void {
  describe(`B3 content sources on ${database}`, () => {
    let sandbox: TestApp;
    beforeAll(async () => {
      sandbox = await open();
    }, DATABASE_TIMEOUT_MS);
    afterAll(() => sandbox?.close());

    const feed = async (source: string, query: object, website?: string) => {
      const { status, body } = await sandbox.ask(source, query, website);
      expect(status, JSON.stringify(body)).toBe(200);
      return body;
    };

    describe('content-apir', () => {
      it('returns the newest of a section and its subsections, separately for each site', async () => {
        const sports = await feed('content-apir', { includeSections: 'deportes' });
        expect(headlines(sports)).toEqual([
          'La etapa reina se corre en el nevado',
          'El clásico termina empatado',
        ]);
        expect((await feed('content-apir', { includeSections: 'deportes' }, 'el-diario')).count).toBe(0);
      });

      it('accepts several sections, a subsection, and every site by slug or by brand', async () => {
        expect((await feed('content-apir', { includeSections: '/opinion,galerias' })).count).toBe(2);
        const narrowed = await feed('content-apir', { includeSections: 'deportes', subsection: 'ciclismo' });
        expect(headlines(narrowed)).toEqual(['La etapa reina se corre en el nevado']);
        expect((await feed('content-apir', {}, 'weekly')).count).toBe(8);
      });

      it('pages by feedSize and feedOffset with count, next and previous', async () => {
        const first = await feed('content-apir', { feedSize: 3 });
        expect([first.content_elements.length, first.count, first.next, first.previous]).toEqual([
          3,
          8,
          3,
          undefined,
        ]);
        const last = await feed('content-apir', { feedSize: 3, feedOffset: 6 });
        expect([last.content_elements.length, last.count, last.next, last.previous]).toEqual([
          2,
          8,
          undefined,
          3,
        ]);
        const beyond = await feed('content-apir', { feedSize: 3, feedOffset: 60 });
        expect([beyond.content_elements.length, beyond.count, beyond.next]).toEqual([0, 8, undefined]);
      });

      it('returns only the fields of sourceInclude, in lists too, and always the id', async () => {
        const { content_elements } = await feed('content-apir', {
          includeSections: 'politica',
          sourceInclude: 'headlines.basic,credits.by.name,promo_items.basic.url,nothing.here',
        });
        // A live story is as new as its latest update. This test does not depend on the order.
        expect(content_elements.find(({ _id }) => _id === id('reforma-educacion'))).toEqual({
          _id: id('reforma-educacion'),
          type: 'story',
          headlines: { basic: 'La reforma a la educación pasa a plenaria' },
          credits: { by: [{ name: 'Luz Marina Soto' }] },
          promo_items: { basic: { url: '/images/congreso' } },
        });
      });

      it('filters by subtype, tag, author and type', async () => {
        expect(
          (await feed('content-apir-v2', { includeSections: 'deportes', includeSubtypes: 'fútbol' })).count,
        ).toBe(1);
        expect((await feed('content-apir', { includeTags: 'ciclismo' })).count).toBe(1);
        expect((await feed('content-apir', { includeId: 'pedro-rojas' })).count).toBe(2);
        expect((await feed('content-apir', { includeTypes: 'video,gallery' })).count).toBe(2);
      });

      it('sorts the oldest first if requested', async () => {
        const { content_elements } = await feed('content-apir', { sort: 'publish_date:asc', feedSize: 1 });
        expect(content_elements[0]?.['_id']).toBe(id('debate-video'));
      });
    });

    it('the TV source returns the videos of a programme', async () => {
      const answer = await feed('content-apir-semanarioTV-v2', {
        includeSections: '/semanario-tv/programas/a-fondo',
      });
      expect(headlines(answer)).toEqual(['El debate, en video']);
    });

    it('a collection returns its members in the order of the editors, in pages', async () => {
      const whole = await feed('content-api-collections', { queryString: 'weekly-portada' });
      expect(whole.content_elements.map((item) => item['_id'])).toEqual(
        ['etapa-reina', 'reforma-educacion', 'columna-agua'].map(id),
      );
      const part = await feed('content-api-collections', { queryString: 'weekly-portada', size: 2, from: 1 });
      expect([part.content_elements.length, part.count, part.next, part.previous]).toEqual([
        2,
        3,
        undefined,
        0,
      ]);
      expect(part['headlines']).toEqual({ basic: 'Portada' });
    });

    it('the date archive returns a day in Colombia, fifty documents per page', async () => {
      const today = await feed('content-apir-date', { date: '2026-03-10' });
      expect(headlines(today)).toHaveLength(4);
      expect((await feed('content-apir-date', { date: '2026-03-08' })).count).toBe(1);
      expect((await feed('content-apir-date', { date: '2026-03-01' })).count).toBe(0);
    });

    it('a subsection of the rural weekly is found on the rural site', async () => {
      const query = { subsection: 'semanariorural', includeSections: 'videos' };
      expect(headlines(await feed('content-apir-subsection', query, 'semanariorural'))).toEqual([
        'Riego por goteo',
      ]);
    });

    it('an author is listed with their stories in a section', async () => {
      const query = { includeSections: 'opinion', includeId: 'pedro-rojas' };
      expect(headlines(await feed('content-api-search-author', query))).toEqual(['El agua que no llega']);
    });

    it('print editions are listed by year', async () => {
      const all = await feed('editions-api', {}, 'semanariorural');
      expect(headlines(all)).toEqual(['El agua', 'La cosecha']);
      expect(headlines(await feed('editions-api', { year: 2025 }, 'semanariorural'))).toEqual(['La cosecha']);
    });

    it('recommends by common tags first, then the newest', async () => {
      const query = { contentId: id('reforma-educacion'), placement: 'Mid Article', targetType: 'mix' };
      const { content_elements } = await feed('recommendations-api', query);
      const common = content_elements.map((item) => {
        const { tags } = item['taxonomy'] as { tags: { text: string }[] };
        return tags.filter(({ text }) => text === 'Congreso' || text === 'Colombia').length;
      });
      expect(common.length).toBeGreaterThan(2);
      expect(common).toEqual([...common].sort((one, other) => other - one));
      const video = await feed('recommendations-api', { ...query, targetType: 'video' });
      expect(video.content_elements.map((item) => item['type'])).toEqual(
        video.content_elements.map(() => 'video'),
      );
      const { count } = await feed('recommendations-api', query);
      expect(count).toBe(content_elements.length);
      const last = { ...query, feedSize: 1, feedOffset: count - 1 };
      const beyond = { ...query, feedOffset: count };
      for (const page of [last, beyond]) {
        const found = await feed('recommendations-api', page);
        expect(found.count).toBe(count);
        expect(found.content_elements).toHaveLength(page === last ? 1 : 0);
      }
    });

    describe('single records', () => {
      it('a story is found by its address, with or without host, query and trailing slash', async () => {
        for (const website_url of [
          '/politica/articulo/reforma-educacion/',
          '/politica/articulo/reforma-educacion',
          'https://semanario.example/politica/articulo/reforma-educacion/?utm_source=x#top',
        ]) {
          expect((await feed('story-by-url', { website_url }))['_id'], website_url).toBe(
            id('reforma-educacion'),
          );
        }
      });

      it('only galleries are found by id as galleries', async () => {
        const gallery = await feed('gallery-by-id', { queryString: id('cosecha-en-imagenes') });
        expect(gallery.content_elements.filter((item) => item['type'] === 'image')).toHaveLength(2);
        expect((await sandbox.ask('gallery-by-id', { queryString: id('etapa-reina') })).status).toBe(404);
        expect((await feed('content-by-id', { queryString: id('etapa-reina') }))['type']).toBe('story');
      });

      it('an author has byline, image, images_data and bio_page', async () => {
        expect(await feed('authors-api', { idAutor: 'pedro-rojas' })).toMatchObject({
          byline: 'Pedro Rojas',
          image: { url: '/images/retrato-01' },
          images_data: { fill: [{ url: '/images/retrato-01' }] },
          bio_page: '/autor/pedro-rojas/',
        });
        expect((await feed('authors-list', {}, 'soho')).content_elements).toHaveLength(2);
      });

      it('the newsroom is an author, with the stories without a byline', async () => {
        expect((await feed('authors-api', { idAutor: 'redaccion-semanario' }))['name']).toBe(
          'Redacción Semanario',
        );
        const unsigned = await feed('content-api-search-author', { includeId: 'redaccion-semanario' });
        expect(headlines(unsigned)).toEqual(['El clásico termina empatado']);
      });

      it('sections and navigation trees are found by name', async () => {
        expect(await feed('section-api', { queryString: 'politica' })).toMatchObject({
          _id: '/politica',
          name: 'Política',
        });
        const tree = await feed('navigation-api', { queryString: 'navsemanarioTVCategorias' });
        expect((tree['children'] as { name: string }[])[0]?.name).toBe('Política');
      });

      it('the most read items have only address and title', async () => {
        const { content_elements } = await feed('trending-newsroom', {});
        expect(content_elements.length).toBeGreaterThan(2);
        for (const item of content_elements) expect(Object.keys(item).sort()).toEqual(['title', 'url']);
      });

      it('video metadata has snippet and an ISO duration', async () => {
        expect(await feed('video-metadata', { videoId: id('debate-video') })).toMatchObject({
          snippet: {
            title: 'El debate, en video',
            publishedAt: '2026-03-05T17:00:00.000Z',
            thumbnails: { default: { url: '/images/congreso' } },
          },
          contentDetails: { duration: 'PT19S' },
        });
      });

      it('names the days of a month with a document, in Colombia', async () => {
        const { days } = (await feed('archive-days', { month: '2026-03' })) as unknown as { days: string[] };
        expect(days).toEqual(expect.arrayContaining(['2026-03-08', '2026-03-10']));
        expect(days).not.toContain('2026-03-01');
      });

      it('tags are counted, most used first', async () => {
        const { content_elements } = await feed('tags-api', {});
        expect(content_elements[0]).toEqual({ slug: 'colombia', text: 'Colombia', count: 7 });
        expect((await feed('tags-api', { queryString: 'Ciclismo' })).count).toBe(1);
      });

      it.each([
        ['story-by-url', { website_url: '/no/existe/' }],
        ['content-api-collections', { queryString: 'nada' }],
        ['authors-api', { idAutor: 'nadie' }],
        ['section-api', { queryString: '/nada' }],
        ['navigation-api', { queryString: 'nada' }],
        ['video-metadata', { videoId: 'nada' }],
      ])('%s returns 404 for a missing item', async (source, query) => {
        const { status, body } = await sandbox.ask(source, query);
        expect([status, body.code]).toEqual([404, 'not_found']);
      });
    });

    describe('suggestions', () => {
      const suggest = async (query: string) =>
        (await feed('suggestions-api', { query })).content_elements.map(
          ({ kind, text }) => `${kind} ${text}`,
        );

      it('begin words of sections, topics, authors and headlines, without accents and capitals', async () => {
        expect(await suggest('CICLIS')).toEqual(await suggest('ciclís'));
        expect(await suggest('CICLIS')).toEqual(['section Ciclismo']);
        expect(await suggest('CONGR')).toEqual(['tag Congreso']);
        expect(await suggest('marchas cal')).toEqual(['story Marchas en Cali']);
        expect(await suggest('ali')).toEqual([]);
      });

      it('begin a word whatever its accents are', async () => {
        const names = 'Pingüino ÁÉÍÓÚÜ cigüeña Ñandú Güicán';
        const found = async (...words: string[]) => {
          const [row] = await sandbox.context.db
            .select({ is: sql<boolean>`${begins(sql`${names}::text`, words)}` })
            .from(documents)
            .limit(1);
          return row?.is;
        };
        for (const word of ['pingui', 'aeiouu', 'cigueña', 'ñandu', 'guican'])
          expect([word, await found(word)]).toEqual([word, true]);
        expect(await found('pinguino', 'nandu')).toBe(false);
      });

      it('are stories with the words in their texts if no name has them, and other forms of a word are none', async () => {
        expect(await suggest('MAESTR')).toEqual(['story La reforma a la educación pasa a plenaria']);
        expect(await suggest('maestras')).toEqual([]);
      });

      it('correct a misspelt word, and are the most used topics without a word', async () => {
        expect(await suggest('marchaz')).toEqual(['story Marchas en Cali']);
        const topics = await suggest('%%%');
        expect([topics.length > 0, topics.every((one) => one.startsWith('tag '))]).toEqual([true, true]);
      });

      it('are none for unknown words, signs of patterns and long texts', async () => {
        for (const query of ['qq', "' or 1=1 --", 'q%', '_'.repeat(40) + 'zzz', 'zz '.repeat(160)])
          expect(await suggest(query), query).toEqual([]);
      });
    });

    describe('search', () => {
      const search = async (query: string) => headlines(await feed('search-api', { query }));

      const searched = async (query: object) =>
        (await feed('search-api', query)) as Answer & { search: SearchDetails };

      it('finds words with and without accents, in any grammatical form', async () => {
        const both = ['La reforma a la educación pasa a plenaria', 'Marchas en Cali'];
        expect(await search('educación')).toEqual(both);
        expect(await search('educacion')).toEqual(both);
        expect(await search('EDUCACIÓN')).toEqual(both);
        expect(await search('marcha')).toEqual(['Marchas en Cali']);
        expect(await search('ciclista nevados')).toEqual([]);
        expect(await search('nevados')).toEqual(['La etapa reina se corre en el nevado']);
      });

      it('ranks the headline above the standfirst above the body', async () => {
        expect(await search('maestros OR marchas')).toEqual([
          'Marchas en Cali',
          'La reforma a la educación pasa a plenaria',
        ]);
      });

      it('ranks stories above printed editions, whose few words match better', async () => {
        const query = { query: 'riego OR cosecha OR cuenta' };
        expect(headlines(await feed('search-api', query, 'semanariorural'))).toEqual([
          'Riego por goteo',
          'La cosecha',
          'El agua',
        ]);
      });

      it('accepts any input of a reader', async () => {
        for (const query of ['"', "'; drop table documents; --", '& | ! ( )', '%', 'a:b', '🙂', '\\']) {
          expect(Array.isArray(await search(query)), query).toBe(true);
        }
      });

      it('marks the found words in headlines, standfirsts and passages, whatever their accents', async () => {
        const { search: details } = await searched({ query: 'educacion' });
        expect(details.found[id('reforma-educacion')]?.headline).toEqual([
          { text: 'La reforma a la ' },
          { text: 'educación', found: true },
          { text: ' pasa a plenaria' },
        ]);
        expect(details.found[id('maestros-marchan')]).toEqual({
          summary: [{ text: 'Piden más ' }, { text: 'educación', found: true }, { text: '.' }],
        });
      });

      it.each([
        ['pinguino', 'pingüino'],
        ['PINGÜINO', 'pingüino'],
        ['pingüino'.normalize('NFD'), 'pingüino'],
        ['guican', 'Güicán'],
        ['ultima', 'ÚLTIMA'],
        ['ñandú', 'Ñandú'],
        ['ñandu', 'Ñandú'],
        ['aereo', 'AÉREO'],
      ])('marks every Spanish letter: %s finds %s', async (query, found) => {
        const { db } = sandbox.context;
        const own = eq(documents.id, id('clasico-empate'));
        const [before] = await db.select().from(documents).where(own);
        const headline = 'Ñandú y pingüino en Güicán: ÚLTIMA hora del puente AÉREO';
        await db.update(documents).set({ headline }).where(own);
        const { search: details } = await searched({ query });
        await db.update(documents).set({ headline: before!.headline }).where(own);
        expect(details.found[before!.id]?.headline).toContainEqual({ text: found, found: true });
      });

      it('counts the results by section, kind and period, each with the filters of the others', async () => {
        const all = (await searched({ query: 'educacion' })).search.facets;
        expect(all.sections).toEqual([
          { value: '/nacion', name: 'Nación', count: 2 },
          { value: '/politica', name: 'Política', count: 1 },
        ]);
        expect(all.kinds).toEqual([{ value: 'story', count: 2 }]);
        expect(all.periods.map(({ value, count }) => [value, count])).toEqual([
          ['week', 2],
          ['month', 2],
          ['year', 2],
        ]);
        const narrowed = await searched({ query: 'educacion', includeSections: '/politica' });
        expect([narrowed.count, narrowed.search.facets.kinds]).toEqual([1, [{ value: 'story', count: 1 }]]);
        expect(narrowed.search.facets.sections).toEqual(all.sections);
      });

      it('tells stories, columns, galleries and videos apart', async () => {
        const kind = async (query: string, name: string, site = 'semanario') =>
          ((await feed('search-api', { query, kind: name }, site)) as Answer).count;
        expect(await kind('agua', 'opinion')).toBe(1);
        expect(await kind('agua', 'story')).toBe(0);
        // The section of columns of this brand.
        expect(await kind('abuelas', 'opinion', 'fucsia')).toBe(1);
        expect(await kind('debate', 'video')).toBe(1);
        expect(await kind('cosecha', 'gallery')).toBe(1);
      });

      it('narrows to the last week, month or year', async () => {
        const count = async (query: string, period?: string) =>
          ((await feed('search-api', { query, period }, 'semanariorural')) as Answer).count;
        expect(await count('cosecha')).toBe(1);
        expect(await count('cosecha', 'week')).toBe(0);
        expect(await count('riego', 'week')).toBe(1);
      });

      it('corrects misspelt words that find nothing, and searches them literally if asked', async () => {
        const corrected = async (query: string, literal = false) => {
          const reply = await searched({ query, literal });
          return [reply.search.corrected, reply.count];
        };
        expect(await corrected('ahua')).toEqual(['agua', 1]);
        expect(await corrected('ahua', true)).toEqual([undefined, 0]);
        expect(await corrected('refroma de la educasion')).toEqual(['reforma de la educación', 1]);
        expect(await corrected('agua')).toEqual([undefined, 1]);
        expect(await corrected('zzzzzzz')).toEqual([undefined, 0]);
        expect(await corrected('"; drop table search_words; ahua')).toEqual([undefined, 0]);
      });

      it('filters by fields, joined by AND, in the requested order', async () => {
        const query = (queryString: string) =>
          feed('content-apir-search-query', { queryString, sort: 'publish_date:desc' });
        expect((await query('type:story AND source.system:composer')).count).toBe(6);
        expect((await query('type:video')).count).toBe(1);
        expect((await query('type:story AND type:video')).count).toBe(7);
        expect((await query('taxonomy.primary_section._id:/deportes/ciclismo')).count).toBe(1);
        expect((await query('content_restrictions.content_code:3 AND plenaria')).count).toBe(1);
        expect((await query('"termina empatado"')).count).toBe(1);
      });
    });

    describe('invalid queries return 400 with the parameter', () => {
      it.each([
        ['content-apir', { feedSize: 'diez' }, 'feedSize'],
        ['content-apir', { feedSize: 0 }, 'feedSize'],
        ['content-apir', { feedSize: 101 }, 'feedSize'],
        ['content-apir', { feedOffset: -1 }, 'feedOffset'],
        ['content-apir', { includeSections: 7 }, 'includeSections'],
        ['content-apir', { sourceInclude: 'a..b' }, 'sourceInclude'],
        ['content-apir', { sort: 'title' }, 'sort'],
        ['content-apir', { includeEverything: true }, 'includeEverything'],
        ['content-apir', [], 'query'],
        ['content-apir-date', { date: '2026-02-30' }, 'date'],
        ['content-apir-date', {}, 'date'],
        ['archive-days', { month: '2026-13' }, 'month'],
        ['content-apir-search-query', { queryString: 'salary:high' }, 'queryString'],
        ['story-by-url', {}, 'website_url'],
        ['authors-api', { idAutor: '  ' }, 'idAutor'],
      ])('%s %j', async (source, query, parameter) => {
        const { status, body } = await sandbox.ask(source, query);
        expect([status, body.code]).toEqual([400, 'invalid_query']);
        expect(body.message).toContain(parameter);
      });

      it('a query that is not JSON, an unknown site, an unknown source', async () => {
        const malformed = await sandbox.app.request('/content/v1/content-apir?query={&_website=semanario');
        expect(malformed.status).toBe(400);
        const { status, body } = await sandbox.ask('content-apir', {}, 'marca');
        expect([status, body.code]).toEqual([400, 'invalid_website']);
        expect((await sandbox.ask('content-zzz')).status).toBe(404);
        expect((await sandbox.ask('__proto__')).status).toBe(404);
      });
    });

    it('a reply has an ETag and is not sent again to a client that has it', async () => {
      const path = '/content/v1/content-apir?_website=semanario';
      const first = await sandbox.app.request(path);
      expect(first.headers.get('cache-control')).toMatch(/stale-if-error/);
      const etag = first.headers.get('etag') ?? '';
      const second = await sandbox.app.request(path, { headers: { 'if-none-match': etag } });
      expect([etag !== '', second.status, await second.text()]).toEqual([true, 304, '']);
    });

    describe('a list that has been read before', () => {
      const site = SITES.find(({ brand }) => brand === 'men')!;
      const document = (headline: string, extra: object = {}) => ({
        ...{ _id: 'cambia', type: 'story', canonical_url: '/cambios/articulo/cambia/' },
        ...{ publish_date: '2026-01-02T10:00:00Z', headlines: { basic: headline } },
        taxonomy: { primary_section: { _id: '/cambios' }, sections: [{ _id: '/cambios' }] },
        ...extra,
      });
      const write = (json: object) => {
        const { db, clock } = sandbox.context;
        return importJson(json, { db, site, now: clock() });
      };
      const read = (fields?: string) =>
        feed(
          'content-apir',
          { includeSections: 'cambios', ...(fields && { sourceInclude: fields }) },
          site.brand,
        );
      // The other tests count what there is.
      afterEach(() => sandbox.context.db.delete(documents).where(eq(documents.site, site.brand)));

      it('has the documents as they are now, also those that several changes have', async () => {
        await write(document('Uno'));
        expect(headlines(await read())).toEqual(['Uno']);
        for (const headline of ['Dos', 'Tres', 'Uno', 'Dos']) {
          await write(document(headline));
          expect(headlines(await read())).toEqual([headline]);
          expect(headlines(await read('headlines.basic'))).toEqual([headline]);
        }
        await write({ ...document('Otra'), _id: 'otra', canonical_url: '/cambios/articulo/otra/' });
        expect(headlines(await read()).sort()).toEqual(['Dos', 'Otra']);
        const { db } = sandbox.context;
        await db.delete(documents).where(and(eq(documents.site, site.brand), eq(documents.id, 'cambia')));
        expect(headlines(await read())).toEqual(['Otra']);
      });

      it('has the fields that this request asks for', async () => {
        await write(document('Campos', { _id: 'campos', owner: { name: 'Ana' }, language: 'es' }));
        const item = async (fields?: string) =>
          (await read(fields)).content_elements.find(({ _id }) => _id === 'campos');
        const base = { _id: 'campos', type: 'story' };
        const items = () => Promise.all([item('language'), item('owner.name'), item()]);
        const first = await items();
        expect(first.slice(0, 2)).toEqual([
          { ...base, language: 'es' },
          { ...base, owner: { name: 'Ana' } },
        ]);
        expect(first[2]).toMatchObject({ ...base, language: 'es', owner: { name: 'Ana' } });
        expect(await items()).toEqual(first);
      });

      it('reads no body that it has, and that of another document', async () => {
        const { db, clock } = sandbox.context;
        const listItems = createListItems();
        let read = 0;
        // A connection that counts the bodies that it reads.
        const counted = new Proxy(db, {
          get: (target, name, receiver) =>
            name === 'select'
              ? (columns: object) => {
                  if ('body' in columns) read += 1;
                  return target.select(columns as never);
                }
              : (Reflect.get(target, name, receiver) as unknown),
        });
        const context = {
          db: counted,
          site: SITES.find(({ brand }) => brand === 'weekly')!,
          now: clock(),
          show: (given: Json) => given,
          whole: true,
          listItems,
        };
        const page = { feedSize: 3, feedOffset: 0 };
        const first = await readFeed(context, {}, page);
        expect(await readFeed(context, {}, page)).toEqual(first);
        expect(read).toBe(1);
        await readFeed(context, {}, { ...page, feedSize: 4 });
        expect(read).toBe(2);
      });
    });
  });
}
