import { describe, expect, it } from 'vitest';

const MODULES = import.meta.glob<Record<string, unknown>>(
  ['./*.ts', '!./index.ts', '!./voice.ts', '!./*.test.*'],
  {
    eager: true,
  },
);

const whole = (list: string): RegExp =>
  new RegExp(`(?<!\\p{L})(?:${list.replaceAll(' ', '|')})(?!\\p{L})`, 'iu');

/**
 * The forms that address a reader: pronouns and verbs of 'tú', 'usted', and imperatives. Those of 'usted' count at the start of a
 * sentence, because elsewhere they may be subjunctives, and those of 'tú' too, because elsewhere they may be indicatives.
 */
const FORMS: readonly RegExp[] = [
  whole('tú ti tu tus te contigo eres tienes puedes quieres debes pagas usted ustedes'),
  /(?:^|[.:;!?¿¡] )(?:Use|Busque|Conozca|Consulte|Descubra|Elija|Empiece|Escriba|Encuentre|Haga|Ingrese|Inicie|Intente|Lea|Mire|Pida|Pruebe|Reciba|Revise|Siga|Verifique|Renueve|Actualice|Cree)(?!\p{L})/u,
  /(?:^|[.:;!?¿¡] )(?:Usa|Busca|Conoce|Consulta|Descubre|Elige|Empieza|Escribe|Encuentra|Haz|Ingresa|Intenta|Lee|Mira|Pide|Prueba|Recibe|Revisa|Sigue|Verifica|Renueva|Actualiza|Crea)(?!\p{L})/u,
  /\p{L}{3,}(?:ala|alo|ate|ela|elo|ese|ase)(?: |[.,!])(?<=(?:Renuéva|Renuéve|Inténta|Inténte|Suscríbe|Suscríba|Regístra|Regístre|Inscríbe|Inscríba|Escríbe|Escríba)\p{L}{2,5}.)/u,
];

/** Words that are decided, whatever the voice, and a third person that looks like an imperative. */
const FIXED: readonly string[] = [
  'Tus contraseñas no coinciden',
  'Tu contraseña ha sido actualizada',
  'tu suscripción al Newsletter no fue posible',
  'Encuentra aquí lo último',
  'Renuévela ahora',
  'Sigue la anterior',
];

/** Every text of a group. A function is asked with values that most of them take. */
function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value === 'function') {
    for (const given of [2, 'Ana', ['Ana', 'Luis'], {}])
      try {
        const text: unknown = (value as (...args: unknown[]) => unknown)(given, given, given);
        if (typeof text === 'string') return [text];
      } catch {
        // Another kind of value, then.
      }
    return [];
  }
  if (typeof value !== 'object' || value === null || value instanceof RegExp) return [];
  return Object.values(value).flatMap(textsOf);
}

const all = Object.entries(MODULES).flatMap(([file, module]) =>
  Object.entries(module).flatMap(([group, value]) => textsOf(value).map((text) => ({ file, group, text }))),
);

describe('words that brands of both voices show', () => {
  it('are hundreds', () => {
    expect(all.length).toBeGreaterThan(600);
  });

  it('address the reader in neither form', () => {
    const found = all.filter(
      ({ text }) => !FIXED.some((fixed) => text.includes(fixed)) && FORMS.some((form) => form.test(text)),
    );
    expect(found).toEqual([]);
  });

  it.each([
    'Use 8 caracteres o más.',
    'Falta algo. Revise la fecha.',
    'Tu suscripción vence.',
    'Renuévala hoy.',
    'La tarjeta con la que pagas',
  ])('finds %s', (text) => {
    expect(FORMS.some((form) => form.test(text))).toBe(true);
  });
});
