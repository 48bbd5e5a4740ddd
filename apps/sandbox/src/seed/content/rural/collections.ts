import type { SeedCollection } from '../../content-types.ts';

/** The stories in the sections of the rural front, so that none is twice on the page. */
export const RURAL_SECTIONS: SeedCollection[] = [
  {
    id: 'rural-surco',
    brand: 'rural',
    title: 'Del surco',
    slugs: [
      'aguacate-hass-sonson-poda-calibre',
      'cacao-tumaco-fermentacion-cooperativa',
      'limon-tahiti-tolima-riego-goteo',
      'sensores-baratos-invernadero-tomate-boyaca',
      'drones-siembra-arroz-casanare-cooperativa',
    ],
  },
  {
    id: 'rural-corral',
    brand: 'rural',
    title: 'Del corral y del cafetal',
    slugs: [
      'cerdos-camas-profundas-sin-olor',
      'roya-variedades-renovar-cafetal-cuando',
      'ensilaje-verano-cinco-recetas',
    ],
  },
  {
    id: 'rural-agua-gente',
    brand: 'rural',
    title: 'Agua, clima y gente',
    slugs: [
      'mujeres-titulo-tierra-montes-maria',
      'cosecha-agua-lluvia-reservorio',
      'acueducto-veredal-cuotas-medidores',
      'jovenes-regresan-finca-miel-cundinamarca',
      'mujeres-queseras-ubate-marca-propia',
    ],
  },
];
