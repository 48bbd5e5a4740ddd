import { describe, expect, it } from 'vitest';
import fc from '../../../tests/support/fuzz.ts';
import {
  KIND_VALUES,
  ORDER_VALUES,
  PERIOD_VALUES,
  SEARCH_PARAMETERS,
  searchAddress,
  searchChoices,
} from './address.ts';

const choices = (address: string) => searchChoices(new URLSearchParams(address));

describe('B11 the choices of a search in its address', () => {
  it('are read, and unknown ones are ignored', () => {
    expect(choices('q=agua&seccion=nacion&tipo=videos&fecha=anio&orden=antiguas&literal=1')).toEqual({
      includeSections: '/nacion',
      kind: 'video',
      period: 'year',
      sort: 'publish_date:asc',
      literal: true,
    });
    expect(
      choices(
        'q=agua&seccion=a/b&tipo=constructor&fecha=siglo&desde=12&hasta=mil&orden=__proto__&literal=si',
      ),
    ).toEqual({});
  });

  it('may be several sections, listed or from a form, each once and six at most', () => {
    expect(choices('seccion=nacion&seccion=cultura&seccion=nacion')).toEqual({
      includeSections: '/nacion,/cultura',
    });
    expect(choices('seccion=a,b,,c,d&seccion=e,f,g').includeSections).toBe('/a,/b,/c,/d,/e,/f');
    const query = new URLSearchParams('q=agua&seccion=nacion&seccion=cultura');
    expect(searchAddress('/buscador/', query, {})).toBe('/buscador/?q=agua&seccion=nacion%2Ccultura');
  });

  it('may be years, in their order, open at a side', () => {
    expect(choices('desde=2019&hasta=2021')).toEqual({ fromYear: 2019, toYear: 2021 });
    expect(choices('desde=2021&hasta=2019')).toEqual({ fromYear: 2019, toYear: 2021 });
    expect(choices('desde=2019&hasta=')).toEqual({ fromYear: 2019 });
    expect(choices('desde=1899&hasta=2101')).toEqual({});
  });

  it('change one by one, and lead to the first page', () => {
    const query = new URLSearchParams('q=agua & sal&tipo=notas&pagina=4&utm_source=x');
    expect(searchAddress('/buscador/', query, { period: 'mes' })).toBe(
      '/buscador/?q=agua+&tipo=notas&fecha=mes',
    );
    expect(searchAddress('/buscador/', query, { kind: undefined })).toBe('/buscador/?q=agua+');
  });

  const { words, section, kind, period, from, to, order, literal } = SEARCH_PARAMETERS;
  const odd = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.constantFrom('__proto__', '%E0%A4%A', 'constructor'),
  );
  const oneOf = (values: object) => fc.oneof(odd, fc.constantFrom<string>(...Object.values(values)));
  const parameters = fc.array(
    fc.oneof(
      fc.tuple(fc.constantFrom(words, section), odd),
      fc.tuple(fc.constant(kind), oneOf(KIND_VALUES)),
      fc.tuple(fc.constant(period), oneOf(PERIOD_VALUES)),
      fc.tuple(fc.constantFrom(from, to), fc.oneof(odd, fc.integer({ min: 1800, max: 2200 }).map(String))),
      fc.tuple(fc.constant(order), oneOf(ORDER_VALUES)),
      fc.tuple(fc.constant(literal), fc.constantFrom('1', '0', '')),
      fc.tuple(odd, odd),
    ),
  );
  const queryOf = (address: string) => new URL(address, 'https://example.com').searchParams;

  it('are read from any query string', () => {
    fc.assert(
      fc.property(fc.oneof(odd, parameters), (given) => {
        const known = Object.keys(
          choices(typeof given === 'string' ? given : String(new URLSearchParams(given))),
        );
        const names = ['includeSections', 'kind', 'period', 'fromYear', 'toYear', 'sort', 'literal'];
        expect(known.every((name) => names.includes(name))).toBe(true);
      }),
    );
  });

  it('are unchanged after they are written, like the words', () => {
    fc.assert(
      fc.property(parameters, (given) => {
        // As a browser sends them: a half of a letter is a replacement sign.
        const query = new URLSearchParams(String(new URLSearchParams(given)));
        const address = searchAddress('/buscador/', query, {});
        const written = queryOf(address);
        expect(searchChoices(written)).toEqual(searchChoices(query));
        expect(written.get(words) ?? '').toBe(query.get(words) ?? '');
        expect(searchAddress('/buscador/', written, {})).toBe(address);
      }),
    );
  });
});
