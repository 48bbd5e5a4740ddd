import type pg from 'pg';

/** Sections of each site, of which the first has as many stories as all smaller ones together. */
const SECTIONS = 40;
const TAGS = 20_000;
const AUTHORS = 500;

/**
 * Fills an empty, migrated database with synthetic stories of six sites, one every ten minutes back from an instant: words by Zipf's law, sections and tags that a
 * few stories or very many have, and bodies of some kilobytes.
 */
export async function writeManyStories(client: pg.ClientBase, stories: number, now: Date): Promise<void> {
  await client.query('alter table documents disable trigger documents_search_words');
  await client.query(
    `
    insert into documents (site, id, type, subtype, canonical_url, publish_date, primary_section, sections, tags,
      authors, content_code, source_system, origin, headline, standfirst, body_text, body)
    select site, 'story-' || n, case when n % 17 = 0 then 'video' when n % 23 = 0 then 'gallery' else 'story' end,
      case when n % 50 = 0 then 'Opinion' when n % 999 = 0 then 'Especial' end,
      '/seccion-' || section || '/articulo/nota-' || n || '/', $2::timestamptz - n * interval '10 minutes',
      '/seccion-' || section, array['/seccion-' || section, '/seccion-' || section || '/sub-' || n % 5],
      array['tema-' || (power(random(), 3) * ${TAGS})::int, 'tema-' || (random() * ${TAGS})::int],
      array['autor-' || n % ${AUTHORS}], case when n % 3 = 0 then 'premium' else 'free' end,
      case when n % 1000 = 0 then 'agencia' end, 'import', 'Titular ' || words, 'Entradilla ' || words,
      repeat(words || ' ', 2),
      jsonb_build_object('_id', 'story-' || n, 'type', 'story', 'canonical_url',
        '/seccion-' || section || '/articulo/nota-' || n || '/', 'headlines', jsonb_build_object('basic', 'Titular ' || words),
        'taxonomy', jsonb_build_object('tags', jsonb_build_array(jsonb_build_object('slug', 'tema-' || n % ${TAGS}, 'text', 'Tema'))),
        'content_elements', (select jsonb_agg(jsonb_build_object('type', 'text', 'content', words || ' ' || p)) from generate_series(1, 8) p))
    from (
      select n, (array['weekly', 'daily', 'women', 'men', 'forums', 'rural'])[1 + n % 6] as site,
        (power(random(), 4) * ${SECTIONS})::int as section,
        (select string_agg('palabra' || (power(random(), 4) * 20000)::int, ' ') from generate_series(1, 12 + n % 2)) as words
      from generate_series(1, $1) n
    ) as stories`,
    [stories, now],
  );
  await client.query(`
    insert into search_words (site, word, written)
    select site, 'palabra' || n, 'palabra' || n from generate_series(1, 2000) n,
      unnest(array['weekly', 'daily', 'women', 'men', 'forums', 'rural']) site`);
  await client.query(`
    insert into authors (id, name, sites, record, origin)
    select 'autor-' || n, 'Autor ' || n, array['weekly'], '{"_id": "autor", "name": "Autor"}', 'import'
    from generate_series(0, ${AUTHORS - 1}) n`);
  await client.query(`
    insert into collections (site, id, record, origin) values ('weekly', 'elegidas', '{}', 'import');
    insert into collection_items (site, collection_id, position, document_id)
      select 'weekly', 'elegidas', n, 'story-' || n * 6 from generate_series(1, 100) n;
    insert into trending (site, position, document_id) select 'weekly', n, 'story-' || n * 6 from generate_series(1, 20) n;
    insert into sections (site, id, record)
      select 'weekly', '/seccion-' || n, '{"name": "Sección"}' from generate_series(0, ${SECTIONS}) n`);
  await client.query('alter table documents enable trigger documents_search_words');
  await client.query('vacuum analyze documents');
  await client.query('analyze');
}
