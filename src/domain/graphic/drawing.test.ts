import { describe, expect, it } from 'vitest';
import { DEPARTMENTS } from './generated/departments.ts';
import { COUNTRY, departmentAt, ISLANDS, toDrawing } from './geography.ts';
import type { Graphic } from './graphic.ts';
import { mapOf } from './map.ts';

type Place = readonly [latitude: number, longitude: number];
const CALI: Place = [3.4, -76.5];
const PASTO: Place = [1.2, -77.3];
const CUCUTA: Place = [7.9, -72.5];
const BUENAVENTURA: Place = [3.9, -77];
const MITU: Place = [1.2, -70.2];

/** The map of a graphic with these places. */
function mapOfPlaces(places: readonly Place[], extra: Partial<Graphic> = {}) {
  const cell = (value: number) => ({ text: String(value), value });
  const drawn = mapOf({
    kind: 'places',
    title: '',
    notes: [],
    columns: ['Lugar', 'Latitud', 'Longitud'],
    rows: places.map(([latitude, longitude], at) => ({
      label: `L${at}`,
      cells: [cell(latitude), cell(longitude)],
    })),
    ...extra,
  });
  if (!drawn || 'problem' in drawn) throw new Error(drawn?.problem);
  const [left, top, right, bottom] = drawn.map.box;
  return { ...drawn.map, width: right - left, height: bottom - top, middle: [left + right, top + bottom] };
}

describe('N18 a place on the drawing', () => {
  it('lies where its degrees are', () => {
    // The capes of the mainland, on its western and its northern edge.
    expect(toDrawing(1.6, -79.04)![0]).toBeCloseTo(10.6);
    expect(toDrawing(12.463, -71.7)![1]).toBeCloseTo(7.2);
    const [[caliX, caliY], [pastoX, pastoY]] = [toDrawing(...CALI)!, toDrawing(...PASTO)!];
    expect([caliX > pastoX, caliY < pastoY]).toEqual([true, true]);
    expect(toDrawing(...CUCUTA)![0] - caliX).toBeCloseTo(4 * 82.32);
  });

  it('of the archipelago is the middle of its frame', () => {
    const middle = [(ISLANDS[0] + ISLANDS[2]) / 2, (ISLANDS[1] + ISLANDS[3]) / 2];
    for (const place of [
      [12.58, -81.7],
      [13.35, -81.37],
      [12.54, -81.72],
    ] satisfies Place[])
      expect(toDrawing(...place)).toEqual(middle);
    expect(toDrawing(12.58, -80.9)).toBeUndefined();
    expect(toDrawing(13.7, -81.5)).toBeUndefined();
    expect(toDrawing(12.1, -81.5)).toBeUndefined();
  });

  it.each([
    ['west', 3.4, -79.3],
    ['east', 3.4, -66.5],
    ['north', 12.7, -72],
    ['south', -4.6, -70],
  ])('is none in the %s of the country', (_edge, latitude, longitude) => {
    expect(toDrawing(latitude, longitude)).toBeUndefined();
  });

  it('is known by names with and without accents, spaces and marks', () => {
    const names = [
      'Norte de Santander',
      ' norte  de   santander. ',
      'NORTE-DE-SANTANDER',
      'Nórte de Santandér',
    ];
    expect(new Set(names.map(departmentAt)).size).toBe(1);
    expect(DEPARTMENTS[departmentAt(names[1]!)!]!.name).toBe('Norte de Santander');
    expect([departmentAt(''), departmentAt('Santa')]).toEqual([undefined, undefined]);
  });
});

describe('N18 the part of the country that a map shows', () => {
  it('has a single place in its middle, with the room of some degrees', () => {
    const { points, middle, height, width } = mapOfPlaces([CALI]);
    const [x, y] = toDrawing(...CALI)!;
    expect(points).toEqual([{ x: Math.round(x), y: Math.round(y) }]);
    expect(Math.abs(middle[0]! / 2 - x)).toBeLessThan(1);
    expect(Math.abs(middle[1]! / 2 - y)).toBeLessThan(1);
    expect(height).toBeGreaterThan(200);
    expect(height).toBeLessThan(260);
    expect(width / height).toBeCloseTo(0.62, 1);
  });

  it('is narrower beside the words of a tour', () => {
    const { width, height } = mapOfPlaces([CALI], { tour: [] });
    expect(width / height).toBeCloseTo(0.5, 1);
  });

  it.each([
    ['south to north', [PASTO, CUCUTA], 0.62, 1],
    ['west to east', [BUENAVENTURA, MITU], 1.4, 1.5],
    ['west to east alone', [CALI, [3.4, -70.5]], 1.49, 1.51],
  ] as const)('fits places from %s, with room around them', (_where, places, least, most) => {
    const { box, points, width, height } = mapOfPlaces(places);
    expect(width / height).toBeGreaterThanOrEqual(least - 0.01);
    expect(width / height).toBeLessThanOrEqual(most + 0.01);
    const [left, top, right, bottom] = box;
    for (const { x, y } of points)
      expect(
        Math.min((x - left) / width, (right - x) / width, (y - top) / height, (bottom - y) / height),
      ).toBeGreaterThan(0.08);
  });

  it('has the departments that it touches, each with the place of its name', () => {
    const { areas, box, frame } = mapOfPlaces([CALI]);
    expect(frame).toBeUndefined();
    const [left, top, right, bottom] = box;
    const touched = DEPARTMENTS.filter(
      ({ box: [l = 0, t = 0, r = 0, b = 0] }) => l < right && r > left && t < bottom && b > top,
    );
    expect(areas).toEqual(touched.map(({ path, middle: [x, y] }) => ({ path, x, y })));
    expect(areas.length).toBeGreaterThan(3);
    expect(areas.length).toBeLessThan(20);
  });

  it('has the archipelago in its frame for a place in it, and not for one of the coast', () => {
    const islands = DEPARTMENTS[departmentAt('San Andrés')!]!;
    const has = ({ areas }: { areas: readonly { path: string }[] }) =>
      areas.some(({ path }) => path === islands.path);
    const there = mapOfPlaces([[12.58, -81.7]]);
    expect([there.frame, has(there)]).toEqual([ISLANDS, true]);
    const coast = mapOfPlaces([
      [11.2, -74.2],
      [3.4, -78.9],
    ]);
    expect([coast.frame, has(coast)]).toEqual([undefined, false]);
  });

  it('is the whole country for data of departments', () => {
    const drawn = mapOf({
      kind: 'map',
      title: '',
      notes: [],
      columns: ['Departamento', 'Días'],
      rows: [{ label: 'Chocó', cells: [{ text: '3', value: 3 }] }],
    });
    if (!drawn || 'problem' in drawn) throw new Error(drawn?.problem);
    const { box, frame, areas, points } = drawn.map;
    expect([box, frame, points]).toEqual([COUNTRY, ISLANDS, []]);
    expect(areas).toEqual(
      DEPARTMENTS.map(({ name, path, middle: [x, y] }) => ({
        path,
        x,
        y,
        ...(name === 'Chocó' && { row: 0 }),
      })),
    );
  });
});
