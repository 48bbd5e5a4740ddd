import { ApiError, CLIENT_CODES } from 'rotativa/domain';

/** The kinds of failures that the desk treats alike. */
export type Failure = 'offline' | 'session' | 'refused';

/** No server answered, or one behind the desk did not. */
const GONE: readonly number[] = [0, 502, 503, 504];

/** Why a call failed: no server answered, the session has ended, or it was refused. */
export function failureOf(error: unknown): Failure {
  const status = error instanceof ApiError ? error.httpStatus : 0;
  if (status === 401) return 'session';
  return GONE.includes(status) ? 'offline' : 'refused';
}

const OFFLINE = 'No hay conexión con la mesa. Intenta de nuevo.';

/** The codes of the services, whose messages are for developers. */
const WORDS: Readonly<Record<string, string>> = {
  unauthenticated: 'Tu sesión terminó. Entra de nuevo.',
  forbidden: 'No tienes permiso para hacer eso en esta marca.',
  unknown_page: 'Esa página no existe en esta marca.',
  unknown_revision: 'La página no tiene esa revisión.',
  unknown_publication: 'Esa publicación ya no está programada.',
  already_begun: 'Esa publicación ya empezó. Publica otra revisión para cambiarla.',
  nothing_before: 'No hay una publicación anterior a la que volver.',
  invalid_period: 'El final debe ser después del comienzo.',
  invalid_document: 'La página tiene errores. Corrige los bloques marcados e intenta de nuevo.',
  not_found: 'Eso ya no existe: otra persona lo quitó.',
  ended: 'La cobertura terminó. Vuelve a abrirla para publicar.',
  full: 'La cobertura tiene todas las entradas que admite.',
  revision_conflict: 'Alguien guardó otra revisión antes.',
  unknown_collection: 'Esa colección no existe en esta marca.',
  invalid_collection: 'La colección tiene errores. Corrige las notas marcadas e intenta de nuevo.',
  unknown_story: 'Esa nota ya no existe en esta marca.',
  already_published: 'Los lectores ya tienen esta nota: no necesita un enlace.',
  no_preview: 'El sitio no responde, así que no hay enlace. Intenta de nuevo.',
  guard_rails: 'La página no se publicó: hay avisos que lo impiden.',
  not_checked:
    'El sitio no responde, así que la página no se pudo revisar y no se publicó. Intenta de nuevo.',
  last_administrator:
    'No se puede: la marca quedaría sin quien la administre. Dale antes ese rol a otra persona.',
  unknown_staff: 'Esa persona ya no está en el equipo.',
  already_staff: 'Esa persona ya está en el equipo: cambia sus roles.',
  no_desk: 'No se puede invitar: falta configurar la dirección de la mesa (DESK_ORIGIN).',
  unknown_invitation: 'Esta invitación ya se usó, venció o se retiró. Pide otra a quien te invitó.',
  weak_password: 'La contraseña debe tener entre 12 y 128 letras, y no puede ser una de las más comunes.',
  too_many: 'Hubo demasiados intentos. Espera unos minutos y prueba de nuevo.',
  '100130,300130': 'Algo en el formulario no es válido. Revisa el correo y los nombres.',
  no_address: 'Esta página no tiene una dirección que se pueda mostrar aquí. Puedes cambiarla y publicarla.',
  // Those of a site about a draft.
  other_page:
    'Esta página aparece solo en ciertos casos y no se puede mostrar aquí. Puedes cambiarla y publicarla.',
  unknown_layout: 'Este sitio no tiene el diseño de la página. Elige otra revisión en el historial.',
  busy: 'El sitio tiene muchos lectores en este momento. El borrador se pide de nuevo enseguida.',
  unavailable:
    'El servicio de contenidos no responde, así que el borrador no se puede mostrar. Se pide de nuevo enseguida.',
  failed: 'El sitio falló con este borrador. Deshaz el último cambio; si sigue igual, avisa a soporte.',
  invalid_question: 'El sitio no puede mostrar este borrador. Deshaz el último cambio e intenta de nuevo.',
  [CLIENT_CODES.network]: OFFLINE,
  [CLIENT_CODES.timeout]: 'El servicio tarda demasiado. Intenta de nuevo.',
  [CLIENT_CODES.badReply]: 'El servicio respondió algo que no se puede leer. Avisa a soporte.',
};

/** The first fault of a document, which is written for editors. */
function firstFault({ details }: ApiError): string | undefined {
  const [first] = Array.isArray(details) ? (details as { message?: unknown }[]) : [];
  return typeof first?.message === 'string' ? first.message : undefined;
}

/** The words for editors about a failure. */
export function problemOf(error: unknown): string {
  if (!(error instanceof ApiError)) return OFFLINE;
  if (error.code === 'invalid_document' || error.code === 'invalid_collection')
    return firstFault(error) ?? WORDS[error.code]!;
  return WORDS[error.code] ?? (error.httpStatus === 0 ? OFFLINE : error.message);
}
