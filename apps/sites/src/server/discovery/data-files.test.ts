// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openSites, story, type OpenedSites } from '../sites.fixture.ts';

const PATH = '/nacion/articulo/x/';

const table = (extra: object = {}) => ({
  _id: 'T 1',
  type: 'table',
  header: ['Ciudad', 'Días'],
  rows: [
    ['=Cali', '1.234,5 días'],
    ['Quibdó', 'Sin agenda'],
  ],
  additional_properties: { graphic: { kind: 'bar', title: 'La espera' } },
  ...extra,
});

let fields: object;
let opened: OpenedSites;

beforeEach(async () => {
  fields = { content_elements: [{ type: 'text', _id: 'p', content: 'Antes.' }, table()] };
  opened = await openSites((source, { website_url: path }) =>
    source === 'story-by-url' && path === PATH ? story('x', fields) : undefined,
  );
});
afterEach(() => opened.sites.close());

describe('N18 data of a graphic', () => {
  it('the link below the graphic leads to a CSV file, which runs no formula', async () => {
    const page = new DOMParser().parseFromString((await opened.get(PATH)).html, 'text/html');
    const link = page.querySelector('figure[data-kind="bar"] a[download]');
    expect(link?.getAttribute('href')).toBe(`${PATH}datos/T-1.csv`);
    const { status, headers, html } = await opened.get(link!.getAttribute('href')!);
    expect([status, headers.get('Content-Type')]).toEqual([200, 'text/csv; charset=utf-8']);
    expect(html.replace('\uFEFF', '')).toBe("Ciudad,Días\r\n'=Cali,1234.5\r\nQuibdó,Sin agenda\r\n");
  });

  it.each([
    ['another block', `${PATH}datos/p.csv`],
    ['no block', `${PATH}datos/y.csv`],
    ['another article', '/nacion/articulo/y/datos/T-1.csv'],
  ])('%s has none', async (_name, path) => {
    expect((await opened.get(path)).status).toBe(404);
  });

  it('a locked article gives none, and names none', async () => {
    fields = { ...fields, content_restrictions: { content_code: '3' } };
    expect((await opened.get(PATH)).html).not.toContain('.csv');
    const { status, html } = await opened.get(`${PATH}datos/T-1.csv`);
    expect(status).toBe(404);
    expect(html).not.toContain('Quibdó');
  });

  it('wrong data are the table', async () => {
    fields = { content_elements: [table({ additional_properties: { graphic: { kind: 'tarta' } } })] };
    const { html } = await opened.get(PATH);
    expect(html).toContain('Sin agenda');
    expect(html).not.toContain('<figure data-kind');
  });
});
