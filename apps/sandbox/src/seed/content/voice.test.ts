import type { BrandKey } from 'rotativa/themes';
import { describe, expect, it } from 'vitest';
import { findSite } from '../../sites.ts';
import type { SeedStory } from '../types.ts';
import { STORIES } from './index.ts';

/** The brands that use tú in their stories, too. */
const BRANDS = ['women', 'men', 'daily'] as const satisfies readonly BrandKey[];

/** Forms that only usted has, and imperatives at the start of a sentence: elsewhere they may be subjunctives. */
const USTED = /(?<!\p{L})(usted|ustedes|suscríbase|regístrese|escríbanos)(?!\p{L})/iu;
const IMPERATIVES =
  'Abra Agregue Agende Anote Avise Aprenda Bata Busque Cambie Camine Compare Compre Conozca Consiga Consulte Corte ' +
  'Desconfíe Denuncie Descubra Elija Empiece Escoja Escriba Espere Evite Guarde Guárdela Haga Hornee Introduzca Lave Lávela ' +
  'Lea Limpie Llegue Lleve Llame Mezcle Mire Pegue Pida Plánchela Pregunte Presupueste Pruebe Proteja Reparta Revise Siga ' +
  'Sirva Tome Toque Use Vaya Verifique';
const IMPERATIVE = new RegExp(`(?:^|[.:;!?¿¡] )(?:${IMPERATIVES.replaceAll(' ', '|')})(?!\\p{L})`, 'u');

/** A columnist may address a reader, or a loudspeaker, in another voice than the paper. */
const isColumn = ({ sections }: SeedStory): boolean => sections.some((path) => path.startsWith('/opinion'));

/** All texts of a story, except quotes, which keep the speaker's voice: quote elements and text in quotation marks. */
function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value.replace(/“[^”]*”|«[^»]*»/g, '…')];
  if (Array.isArray(value)) return value.flatMap(textsOf);
  if (typeof value !== 'object' || value === null || 'quote' in value) return [];
  return Object.values(value).flatMap(textsOf);
}

describe.each(BRANDS)('the stories of %s', (brand) => {
  it('address their readers in the voice of the magazine', () => {
    expect(findSite(brand)?.config.voice).toBe('tu');
    const texts = STORIES.filter((story) => story.brand === brand && !isColumn(story)).flatMap(textsOf);
    expect(texts.filter((text) => USTED.test(text) || IMPERATIVE.test(text))).toEqual([]);
  });
});
