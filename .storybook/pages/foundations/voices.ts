import type { FamilyKey } from '../../../src/themes/brand.ts';

/** How a brand speaks. */
export interface Character {
  /** In one line. */
  sounds: string;
  /** A headline and a button as the brand writes them, and one that it would not write. */
  says: string;
  never: string;
}

/** By family: a brand in another's family speaks like it until it has its own line here. */
export const CHARACTERS: Readonly<Record<FamilyKey, Character>> = {
  weekly: {
    sounds: 'Authority and urgency. States what is known, who said it, and what is not known yet.',
    says: 'El Congreso aprueba la reforma con los votos de la oposición',
    never: '¡No va a creer lo que pasó anoche en el Congreso!',
  },
  daily: {
    sounds: 'Clarity and service. Near the reader’s street: where, when, what to do.',
    says: 'Cierran la Calle Quinta este domingo: estas son las rutas que puedes tomar',
    never: 'Se informa a la ciudadanía sobre afectaciones a la movilidad',
  },
  women: {
    sounds: 'Elegance and air. Few words, no orders about the body, no exclamation marks.',
    says: 'El lino vuelve, y esta vez para quedarse',
    never: '¡10 trucos para bajar de peso ya!',
  },
  men: {
    sounds: 'Bold and nocturnal. Short sentences, irony without contempt.',
    says: 'La última noche del Goce: crónica de un bar que se negó a cerrar',
    never: 'Todo lo que un hombre de verdad debe saber',
  },
  forums: {
    sounds: 'Institutional and modern. Names the question, the people and the hour.',
    says: 'Agua para las ciudades: qué decidir antes de 2030',
    never: 'Un evento imperdible con los mejores panelistas',
  },
  rural: {
    sounds: 'Warm and practical. Words of the field, with weights and prices of the day.',
    says: 'La carga de café cierra a $\u00a02.480.000: qué conviene hacer esta semana',
    never: 'El agro y sus desafíos de cara al futuro',
  },
};
