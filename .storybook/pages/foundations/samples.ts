/** Spanish texts as a page has them, by the beginning of the role's name. */
const SAMPLES: readonly (readonly [role: string, sample: string])[] = [
  ['type-display', 'La ciudad que aprendió a vivir con la lluvia'],
  ['type-headline-article', 'El país de las carreteras que nadie quiere terminar'],
  ['type-headline-xl', 'Las regiones piden más agua y menos promesas en el Congreso'],
  ['type-headline-l', 'El café vuelve a ser negocio para los jóvenes del Huila'],
  ['type-headline', 'Bogotá amaneció con lluvia, sin prisa y con tres vías cerradas'],
  [
    'type-standfirst',
    'Una investigación de seis meses recorre los pueblos donde la obra se anunció cuatro veces y no empezó ninguna.',
  ],
  [
    'type-body',
    'A las cinco de la mañana, cuando la niebla todavía cubre el páramo, los primeros camiones bajan hacia el mercado. «Aquí nadie espera al Gobierno», dice Ofelia Rincón, que lleva treinta años en la carretera.',
  ],
  ['type-label', 'Guardar para leer después'],
  ['type-kicker', 'Medio ambiente'],
  ['type-byline', 'Por Mariana Echeverri'],
  ['type-time', '31 de marzo de 2025, 10:30 a. m.'],
  ['type-caption', 'Recolectores en una finca de Pitalito, al amanecer.'],
  ['type-credit', 'Foto: archivo particular'],
  ['type-quote', '«El agua no se vende: se cuida entre todos»'],
  ['type-numeral', '1 2 3 4 5 6 7 8 9 0'],
  ['type-nav', 'Política   Economía   Cultura'],
  ['type-section', 'Opinión'],
  ['type-dropcap', 'Á'],
];

const indexOf = (role: string): number => SAMPLES.findIndex(([start]) => role.startsWith(start));

/** In the order of the texts above: as on a page, the largest first. */
export const asOnPage = (one: string, other: string): number => indexOf(one) - indexOf(other);

/** @throws for a role without a text: a new role needs one */
export function sampleOf(role: string): string {
  const found = SAMPLES[indexOf(role)];
  if (!found) throw new Error(`${role} has no sample: write one in samples.ts`);
  return found[1];
}
