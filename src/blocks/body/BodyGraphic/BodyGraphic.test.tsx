// @vitest-environment jsdom
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { render, screen, within } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import fc from '../../../../tests/support/fuzz.ts';
import { describe, expect, it } from 'vitest';
import { GRAPHIC_KINDS, MOST_STOPS, type GraphicKind } from '../../../domain/graphic/graphic.ts';
import { graphicOf } from '../../../domain/graphic/read.ts';
import { BodyGraphic } from './BodyGraphic.tsx';
import { GRAPHICS, MANY, ODD, TOUR, TOURS } from './graphics.fixture.ts';

const ALL = Object.entries({
  ...GRAPHICS,
  odd: ODD,
  many: MANY,
  tour: TOUR,
  ...Object.fromEntries(Object.entries(TOURS).map(([kind, one]) => [`tour of ${kind}`, one])),
});

/** Numbers that a broken drawing writes. */
const BROKEN = /NaN|Infinity|undefined|null/;

describe('N18 graphic', () => {
  it.each(ALL)('%s is a figure with its title and no broken number', (_name, graphic) => {
    const html = renderToStaticMarkup(<BodyGraphic graphic={graphic} />);
    expect(html).not.toMatch(BROKEN);
    // A strict policy refuses the attribute.
    expect(html).not.toMatch(/\sstyle=/);
    render(<BodyGraphic graphic={graphic} />);
    expect(screen.getByRole('figure', { name: graphic.title })).toBeTruthy();
  });

  it('a picture has a summary, its table and its file', () => {
    render(<BodyGraphic graphic={GRAPHICS.bar} dataHref="/x/datos/a.csv" />);
    expect(screen.getByRole('img').getAttribute('aria-label')).toBe(
      'El valor más alto es 154\u00a0días (Chocó) y el más bajo, 38\u00a0días (Bogotá).',
    );
    const table = screen.getByRole('table', { hidden: true });
    expect(within(table).getAllByRole('row', { hidden: true })).toHaveLength(7);
    expect(screen.getByText('Ver los datos').closest('details')?.open).toBe(false);
    expect(screen.getByText('Descargar los datos (CSV)').getAttribute('href')).toBe('/x/datos/a.csv');
  });

  it('a map of streets names each street once, and draws the detour last, above the others', () => {
    const { container } = render(<BodyGraphic graphic={GRAPHICS.streets} />);
    const ways = [...container.querySelectorAll('.ground .way')].map((way) => way.getAttribute('data-look'));
    expect(ways).toEqual(['3', '2', '1', '1']);
    const wide = [...container.querySelectorAll('.name:not([data-width=narrow]) > .place')];
    expect(wide.map(({ textContent }) => textContent).sort()).toEqual(
      ['Simón Bolívar', 'Carrera 27', 'Carrera 28D', 'Paradero'].sort(),
    );
    expect(screen.queryByText(/^Contornos/)).toBeNull();
  });

  it('a road has the unit of its heights at the end of their axis', () => {
    const { container } = render(<BodyGraphic graphic={GRAPHICS.profile} />);
    const ticks = [...container.querySelectorAll('.profile .tick')].map(({ textContent }) => textContent);
    expect(ticks.map((text) => text.replace(/\s/g, ' '))).toEqual(['1.000', '2.000', '3.000 m']);
  });

  it('a tour has its words in order, a part of the line for each stop, and the table', () => {
    const { container } = render(<BodyGraphic graphic={TOUR} />);
    expect(screen.getAllByRole('img')).toHaveLength(1);
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual(
      TOUR.tour!.map(({ title }) => title),
    );
    expect(screen.getByText(/^Un campesino/).tagName).toBe('P');
    const legs = [...container.querySelectorAll('.leg')].map((leg) => leg.getAttribute('d')!);
    expect(legs).toHaveLength(TOUR.tour!.length);
    // The parts cover the whole way: a curve for each station after the first.
    expect(legs.join('').match(/C/g)).toHaveLength(TOUR.rows.length - 1);
    expect(container.querySelector('.tour')?.getAttribute('data-way')).toBe('north');
    expect(screen.getByText('Ver los datos')).toBeTruthy();
  });

  it.each([
    [
      'profile',
      'El camino va de Buenaventura a Bogotá (510\u00a0km). El punto más alto es La Línea (3.265\u00a0m) y el más bajo, Buenaventura (7\u00a0m).',
    ],
    ['units', 'De 84 en total: Cumplidos, 49; En curso, 26; Incumplidos, 9.'],
    [
      'calendar',
      /^Papa: siembra en enero, febrero, agosto; labores en marzo, abril, mayo, septiembre; cosecha en junio/,
    ],
  ] as const)('a tour of a %s has its summary, and something for each stop', (kind, summary) => {
    const { container } = render(<BodyGraphic graphic={TOURS[kind]} />);
    const name = screen
      .getByRole('img')
      .getAttribute('aria-label')!
      .replaceAll(' km', '\u00a0km')
      .replaceAll(' m)', '\u00a0m)');
    expect(name).toMatch(
      summary instanceof RegExp ? summary : new RegExp(`^${summary.replace(/[.()]/g, '\\$&')}$`),
    );
    const stops = [...container.querySelectorAll('.stage [data-stop]')].map((part) =>
      part.getAttribute('data-stop'),
    );
    expect(new Set(stops).has('3')).toBe(true);
    expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(3);
    expect(screen.getByText('Ver los datos')).toBeTruthy();
  });

  it('a tour of units lights and counts the squares of each stop', () => {
    const { container } = render(<BodyGraphic graphic={TOURS.units} />);
    const lit = [...container.querySelectorAll('.lit')];
    const count = (path: Element | null): number => path?.getAttribute('d')?.match(/M/g)?.length ?? 0;
    expect(lit.map((layer) => count(layer.querySelector('.unlit')))).toEqual([84 - 49, 84 - 19, 84 - 9]);
    expect(lit.map((layer) => layer.querySelector('.number')?.textContent)).toEqual(['49', '19', '9']);
  });

  it('a tour of a calendar turns once for each month', () => {
    const { container } = render(<BodyGraphic graphic={TOURS.calendar} />);
    const turns = [...container.querySelectorAll('.turn')].map((turn) => turn.getAttribute('data-stop'));
    expect(turns).toEqual(['2', '2', ...Array.from({ length: 9 }, () => '3')]);
    expect([...container.querySelectorAll('.hub b')].map(({ textContent }) => textContent)).toEqual([
      'Enero',
      'Marzo',
      'Diciembre',
    ]);
  });

  it('numbers that count are text for readers of screens, with a reel for each digit', () => {
    const { container } = render(<BodyGraphic graphic={GRAPHICS.counted} />);
    expect(screen.getByText('1.316').className).toBe('number');
    const reels = [...container.querySelectorAll('.reels')];
    expect(reels.every((one) => one.getAttribute('aria-hidden') === 'true')).toBe(true);
    expect([...reels[0]!.children].map((reel) => reel.getAttribute('data-digit'))).toEqual([
      '1',
      '3',
      '1',
      '6',
    ]);
    expect(reels.map(({ textContent }) => textContent)).toEqual(['.', ' %']);
  });

  it('states of a table have marks, and dates beside them are words', () => {
    const { container } = render(<BodyGraphic graphic={GRAPHICS.states} />);
    expect(
      [...container.querySelectorAll('[data-mark]')].map((one) => one.getAttribute('data-mark')),
    ).toEqual(['1', '2', '3']);
    expect(container.querySelector('.mini')).toBeNull();
  });

  it('every stop of a tour has a timeline', () => {
    // Tests get the class names of styles, and not their rules.
    const styles = readFileSync(join(import.meta.dirname, '../graphic-drawings/stops.styles.ts'), 'utf8');
    expect(/const STOPS = Array\.from\(\{ length: (\d+) \}/.exec(styles)?.[1]).toBe(String(MOST_STOPS));
  });

  it.each(['figures', 'timeline', 'facts', 'steps', 'table'] as const)(
    '%s is read as it is, without a second table',
    (kind) => {
      render(<BodyGraphic graphic={GRAPHICS[kind]} />);
      expect(screen.queryByRole('img')).toBeNull();
      expect(screen.queryByText('Ver los datos')).toBeNull();
    },
  );

  const value = fc.oneof(
    fc.double({ noDefaultInfinity: true, noNaN: true }),
    fc.constantFrom(0, -0, 1, -1, 1e-12, 1e300, Number.MAX_VALUE),
    fc.constant(null),
    fc.constantFrom('—', '', '1.234,5', 'Anticonstitucionalísimamente'.repeat(6), '<b>3</b>'),
  );
  const label = fc.constantFrom('Cali', 'Cali', '', 'San José del Guaviare', 'x'.repeat(200), '2024', '1999');
  const kinds = Object.keys(GRAPHIC_KINDS) as GraphicKind[];

  it('draws or refuses any data, and never writes a broken number', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...kinds),
        fc.integer({ min: 2, max: 7 }),
        fc.array(fc.tuple(label, fc.array(value, { maxLength: 6 })), { maxLength: 30 }),
        (kind, width, rows) => {
          const columns = Array.from({ length: width }, (_, at) => `Columna ${at}`);
          const data = { columns, rows: rows.map(([name, cells]) => [name, ...cells.slice(0, width - 1)]) };
          const result = graphicOf({ kind }, data);
          if ('problem' in result) expect(result.problem).not.toBe('');
          else expect(renderToStaticMarkup(<BodyGraphic graphic={result.graphic} />)).not.toMatch(BROKEN);
        },
      ),
      { numRuns: 300 },
    );
  });

  // Sums and steps of such numbers leave the doubles at either end.
  const extreme = fc.oneof(
    fc.constantFrom(0, 1, 9e307, 1e300, 1e-280, 5e-324, 1e-320, Number.MAX_VALUE),
    fc.double({ noDefaultInfinity: true, noNaN: true, min: 0 }),
  );
  const DEPARTMENTS = ['Antioquia', 'Chocó', 'Nariño', 'Caldas'];
  const drawn = kinds.filter((kind) => /all|some/.test(GRAPHIC_KINDS[kind].numbers));

  it.each(drawn)('%s draws or refuses numbers at both ends of the doubles', (kind) => {
    const { negative, rows: least, columns: most } = GRAPHIC_KINDS[kind];
    const series = Math.min(2, most[1]);
    const signed = negative
      ? fc.tuple(extreme, fc.constantFrom(1, -1)).map(([size, sign]) => size * sign)
      : extreme;
    fc.assert(
      fc.property(
        fc.array(fc.tuple(signed, signed), { minLength: Math.max(2, least[0]), maxLength: 4 }),
        (rows) => {
          const data = {
            columns: ['Departamento', 'Antes', 'Hoy'].slice(0, series + 1),
            rows: rows.map((row, at) => [DEPARTMENTS[at]!, ...row.slice(0, series)]),
          };
          const result = graphicOf({ kind }, data);
          if ('problem' in result) expect(result.problem).toContain('too large or too small to draw');
          else expect(renderToStaticMarkup(<BodyGraphic graphic={result.graphic} />)).not.toMatch(BROKEN);
        },
      ),
      { numRuns: 300 },
    );
  });

  it('200 rows stay small, and a phone has few labels', () => {
    const html = renderToStaticMarkup(<BodyGraphic graphic={MANY} />);
    const drawing = html.slice(0, html.indexOf('<details'));
    expect(drawing.length).toBeLessThan(8000);
    expect(drawing.match(/class="name"/g)!.length).toBeLessThanOrEqual(12);
  });
});
