/** A fictional advertiser and what it says. Text and background have a contrast of at least 4.5. */
export interface Campaign {
  readonly advertiser: string;
  readonly title: string;
  readonly text: string;
  readonly button: string;
  readonly background: string;
  readonly colour: string;
}

export const CAMPAIGNS: readonly Campaign[] = [
  {
    advertiser: 'Café Loma Clara',
    title: 'Tostado el lunes, en la mesa el jueves',
    text: 'Café de una sola finca, molido para cada cafetera. Envío a toda Colombia.',
    button: 'Ver los cafés',
    background: '#f3e3cf',
    colour: '#3b2212',
  },
  {
    advertiser: 'Cooperativa El Puente',
    title: 'Un crédito que se entiende en una página',
    text: 'La cuota, el plazo y el costo total, antes de firmar.',
    button: 'Calcular la cuota',
    background: '#0f3d3e',
    colour: '#f2f7f5',
  },
  {
    advertiser: 'Buses del Altiplano',
    title: 'Bogotá y Tunja, cada media hora',
    text: 'Silla numerada, enchufe y salida puntual.',
    button: 'Ver los horarios',
    background: '#ffd54a',
    colour: '#1d1d1b',
  },
];

/** How the server behaves for a slot. `late` answers after the reader has waited; `larger` sends more than was asked for. */
export const AD_CASES = ['fills', 'none', 'late', 'larger'] as const;
export type AdCase = (typeof AD_CASES)[number];

/** Positions that are not sold, or not as agreed. All others are filled. */
const DEMAND: Readonly<Record<string, AdCase>> = {
  ROBAPAGINA_3: 'late',
};

export const caseOf = (slot: string): AdCase => DEMAND[slot] ?? 'fills';

/** The campaign of a slot: the same one at each request, and another one in the next slot. */
export function campaignOf(site: string, slot: string): number {
  let sum = 0;
  for (const letter of site + slot) sum += letter.codePointAt(0) ?? 0;
  return sum % CAMPAIGNS.length;
}
