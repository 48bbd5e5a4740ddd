import type { FamilyKey } from 'rotativa/themes';
import { z } from 'zod';
import type { SeedStory } from '../../types.ts';
import { checkNames, readSource } from '../files/folder.ts';
import { readData } from '../files/fields.ts';
import { text } from '../files/values.ts';
import type { UndatedStory } from '../older/undated.ts';
import { readBeat, type Beat } from './beat.ts';
import { publishBeats } from './publish.ts';

/** The names of a brand's beats. */
const Index = z.strictObject({
  recent: z.array(text).min(1),
  /** Subjects that the newsroom followed before. They fill its lists that were short. */
  earlier: z.array(text),
});

/** The beats of a brand by period, the newest first. */
function beatsOf(brand: FamilyKey): Beat[][] {
  const folder = `beats/${brand}`;
  const index = `${folder}/index.yaml`;
  const { recent, earlier } = readData(index, Index);
  checkNames(folder, index, [...recent, ...earlier]);
  return [recent, earlier].map((names) => names.map((name) => readBeat(readSource(`${folder}/${name}.md`))));
}

/** The stories of a brand's beats. */
export const beatStories = (brand: FamilyKey, written: readonly SeedStory[]): UndatedStory[] =>
  publishBeats(brand, beatsOf(brand), written);
