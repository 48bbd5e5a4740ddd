import { expect, it } from 'vitest';
import { colombianPlaces, meantName } from './places.ts';

it.each([
  ['Bogotá D.C.', 'Bogotá', 'Bogotá D.C.'],
  ['Bogotá D.C.', 'BOGOTA, D. C.', 'Bogotá D.C.'],
  ['Valle del Cauca', 'Santiago de Cali', 'Cali'],
  ['Bolívar', 'cartagena de indias', 'Cartagena'],
  ['Antioquia', 'El Retiro', 'Retiro'],
  ['Antioquia', 'Santa Fe de Antioquia', 'Santafé de Antioquia'],
  ['Antioquia', 'San Pedro', 'San Pedro'],
  ['Quindío', 'Montenegro', 'Montenegro'],
  ['Antioquia', 'San', 'San'],
  ['Antioquia', 'Cali', 'Cali'],
  ['Antioquia', '', ''],
])('C4 in %s a reader who types %j means %j', async (department, typed, meant) => {
  const { citiesOf } = await colombianPlaces();
  expect(meantName(typed, citiesOf(department))).toBe(meant);
});

it('every city is meant by its own name', async () => {
  const { departments, citiesOf } = await colombianPlaces();
  for (const department of departments)
    for (const city of citiesOf(department)) expect(meantName(city, citiesOf(department))).toBe(city);
});
