import type { ChoiceKind } from 'rotativa/providers';

/** The words of each kind of choices. */
export const CHOICE_WORDS: Readonly<
  Record<ChoiceKind, { search: string; none: string; missing: (value: string) => string; nothing: string }>
> = {
  sections: {
    search: 'Buscar una sección',
    none: 'Ninguna sección se llama así.',
    missing: (value) => `La sección “${value}” no existe en esta marca. Elige otra o quítala.`,
    nothing: 'Ninguna sección',
  },
  collections: {
    search: 'Buscar una colección',
    none: 'Ninguna colección se llama así.',
    missing: (value) => `La colección “${value}” ya no existe. Elige otra o quítala.`,
    nothing: 'Ninguna colección',
  },
  authors: {
    search: 'Buscar un autor',
    none: 'Ningún autor se llama así.',
    missing: (value) => `El autor “${value}” ya no existe en esta marca. Elige otro o quítalo.`,
    nothing: 'Ningún autor',
  },
  galleries: {
    search: 'Buscar una galería',
    none: 'Ninguna galería se llama así.',
    missing: (value) => `La galería “${value}” ya no existe. Elige otra o quítala.`,
    nothing: 'Ninguna galería',
  },
  navigation: {
    search: 'Buscar un menú',
    none: 'Ningún menú se llama así.',
    missing: (value) => `El menú “${value}” ya no existe. Elige otro o quítalo.`,
    nothing: 'Ningún menú',
  },
  addresses: {
    search: 'Buscar una página',
    none: 'Ninguna sección, autor o nota se llama así.',
    missing: (value) => `“${value}” no es una sección, un autor ni una nota de este sitio.`,
    nothing: 'Ningún enlace',
  },
};
