import { expect, it } from 'vitest';
import { MODELS } from '../covers/models.ts';
import { CAST } from './cast/index.ts';
import { EXTRAS } from './extras.ts';
import type { Person } from './spec.ts';

const PEOPLE: readonly (readonly [string, Person])[] = [
  ...Object.entries(CAST),
  ...Object.entries(MODELS),
  ...Object.entries(EXTRAS),
];

/** Clothes, light and haircut vary between pictures; the combination of these two identifies a person. */
const complexion = ({ skin, hair }: Person): string => `${skin} ${hair}`;

it.each(PEOPLE)('%s has a unique face among portraits, covers and scenes', (name, person) => {
  const alike = PEOPLE.filter(([, other]) => complexion(other) === complexion(person));
  expect(alike.map(([other]) => other)).toEqual([name]);
});
