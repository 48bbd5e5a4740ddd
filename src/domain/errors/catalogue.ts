import { BACKEND_SUBJECTS } from './backend-subjects.ts';

const LATER = 'Vale la pena intentar de nuevo en unos minutos';
const OTHER_WAY = 'Es posible intentar de nuevo o usar el correo.';

/**
 * The message for each code: one sentence says what happened, one what to do. They are in the infinitive, because brands
 * address readers differently; only the words of the form for a new password are given.
 */
const GROUPS: readonly (readonly [codes: readonly string[], message: string])[] = [
  [
    [
      '0014a',
      '100011',
      '100018',
      '300019',
      'refreshExpired',
      'noRefreshToken',
      'noAccessToken',
      'missingJwt',
    ],
    'La sesión expiró. Hay que iniciar sesión de nuevo.',
  ],
  [['100014'], 'La cuenta está bloqueada. El servicio al lector puede desbloquearla.'],
  [['100015'], 'La cuenta está desactivada. El servicio al lector puede activarla.'],
  [['100023', '300023'], 'El nombre completo ya está en uso. Hay que escribir uno diferente.'],
  [
    ['300009+300081', '300301'],
    'El nombre de usuario debe ser el correo de la cuenta, de 5 a 100 caracteres.',
  ],
  [
    ['100096', '300009', '300030', '100104', '300081+404'],
    'No encontramos este correo electrónico. Hay que escribir uno diferente.',
  ],
  [['110010'], 'El usuario o la contraseña no son válidos. Hay que revisarlos e intentar de nuevo.'],
  [['300040'], 'La contraseña es incorrecta. Hay que escribirla de nuevo.'],
  [
    ['130001'],
    'No se completó la comprobación de que no es un robot. Hay que marcar de nuevo la casilla de verificación.',
  ],
  [['130051'], 'El correo electrónico está sin verificar. Hay que abrir el enlace que enviamos.'],
  [
    ['300022'],
    'Este correo electrónico ya está registrado con otro usuario. Hay que iniciar sesión o usar uno diferente.',
  ],
  [['300031'], 'Este nombre de usuario no está disponible. Hay que elegir otro.'],
  [['300039'], 'Ya existe una cuenta con estos datos. Hay que iniciar sesión o recuperar la contraseña.'],
  [['300033'], 'La solicitud para cambiar la contraseña expiró. Hay que pedir un enlace nuevo.'],
  [
    ['300036'],
    'La contraseña debe tener al menos 8 caracteres, con mayúsculas, minúsculas y números, y no ser una de las más comunes.',
  ],
  [['300037'], 'Hay que restablecer la contraseña antes de continuar.'],
  [['300041'], 'No aceptamos correos de este dominio. Hay que usar una dirección diferente.'],
  [['300044'], 'La cuenta debe conservar al menos una forma de inicio de sesión.'],
  [['300050'], 'El correo electrónico ya fue verificado. Ya es posible iniciar sesión.'],
  [['300059'], 'Esta suscripción no se puede cancelar en su estado actual.'],
  [
    ['300073'],
    'Esta suscripción ya se comparte con el máximo de personas. Hay que retirar a una para invitar a otra.',
  ],
  [['300075'], 'El formato del correo electrónico no es válido. Hay que revisarlo.'],
  [['300071'], 'El celular debe tener entre 10 y 12 caracteres.'],
  [['300165'], 'Hay un error en la dirección. Hay que revisar el formato.'],
  [['300166'], 'La dirección no es válida. Hay que revisarla.'],
  [['300167'], 'La ciudad no es válida. Hay que revisarla.'],
  [['300168'], 'El departamento no es válido. Hay que revisarlo.'],
  [['300169'], 'El país no es válido. Hay que revisarlo.'],
  [['300170'], 'El pago fue rechazado. Hay que revisar los datos e intentar de nuevo.'],
  [['30167a'], `El proveedor de pagos con tarjeta no respondió como se esperaba. ${LATER}.`],
  [['cardInvalid'], 'Hay que revisar los datos de la tarjeta.'],
  [['300201'], 'El texto supera el límite de caracteres o tiene caracteres no permitidos.'],
  [
    ['300127+300129'],
    'El nombre o el apellido tiene un carácter no válido. Sirven letras, espacios y guiones.',
  ],
  [['100130+300130'], 'Alguno de los datos no es válido. Hay que revisar el formulario.'],
  [['3007010'], 'Es posible guardar 100 contactos como máximo.'],
  [['3007011'], 'Es posible guardar 100 direcciones como máximo.'],
  [['3007012'], 'Es posible guardar 100 atributos como máximo.'],
  [['330061'], 'Solo el titular tiene permiso para cancelar esta suscripción.'],
  [['330062'], 'Solo el titular tiene permiso para reactivar esta suscripción.'],
  [['330060'], 'Esta suscripción ya fue reactivada.'],
  [['own_email'], 'Este es el correo de la propia cuenta. Hay que escribir el de la persona invitada.'],
  [['already_shared'], 'Esta persona ya está invitada. La invitación sigue abierta.'],
  [['not_active'], 'Solo se comparte una suscripción activa.'],
  [['not_shareable'], 'Esta suscripción no se puede compartir. Debe hacerlo su titular.'],
  [['gift_redeemed'], 'Este regalo ya fue recibido.'],
  [['invalid_redeem_code'], 'El enlace ya no sirve: expiró, se usó o se retiró la invitación.'],
  [['not_rescuable'], 'Esta suscripción ya no se puede reactivar. Es posible comprar una nueva.'],
  [['empty_cart'], 'El carrito está vacío. Hay que elegir una oferta para continuar.'],
  [['already_bought'], 'Esta suscripción ya se compró con otra orden. No hicimos otro cobro.'],
  [['300425'], 'La compra hecha con Google quedó completa.'],
  [['requiredField'], 'El campo es obligatorio'],
  [['passwordsDoNotMatch'], 'Tus contraseñas no coinciden'],
  [['invalidDate'], 'Hay que revisar la fecha'],
  [['dobRequired'], 'Hay que indicar la fecha de nacimiento'],
  [['userNotOfAge'], 'Para crear una cuenta hay que tener más de 14 años'],
  [['googleSdkError'], `No pudimos cargar el inicio de sesión con Google. ${OTHER_WAY}`],
  [['googleSignOnError'], `No pudimos iniciar sesión con Google. ${OTHER_WAY}`],
  [['facebookSdkError'], `No pudimos cargar el inicio de sesión con Facebook. ${OTHER_WAY}`],
  [['facebookSignOnError'], `No pudimos iniciar sesión con Facebook. ${OTHER_WAY}`],
  [['UNSUPPORTED_IMAGE_TYPE'], 'La imagen debe ser JPEG. Hay que elegir otro archivo.'],
  [['IMAGE_TOO_LARGE'], 'La imagen pesa más de 3 MB. Hay que elegir una más liviana.'],
  [['MISSING_IMAGE'], 'Hay que elegir una imagen antes de continuar.'],
  [['busy'], 'Estamos procesando la operación anterior. Hay que esperar a que termine.'],
  [['timeout', 'network'], 'No pudimos conectarnos. Hay que revisar la conexión e intentar de nuevo.'],
  [
    ['notKept'],
    'No fue posible iniciar la sesión, porque este navegador no guarda los datos del sitio. Hay que permitirlos o liberar espacio, e intentar de nuevo.',
  ],
  [['badReply'], `El servicio respondió algo que no esperábamos. ${LATER}.`],
  [['429'], 'Hubo demasiados intentos. Hay que esperar unos minutos antes de volver a intentar.'],
];

/** Codes of the service with another meaning in some contexts. */
export type ErrorContext = 'link' | 'linking';

/** A link of a letter is over, not a session. */
const LINK_OVER = 'El enlace ya no sirve: expiró o ya se usó. Hay que pedir uno nuevo.';

const IN_CONTEXT: Readonly<Record<ErrorContext, Readonly<Record<string, string>>>> = {
  link: { '100018': LINK_OVER, '300033': LINK_OVER },
  // The account of a company, not an e-mail address.
  linking: { '300022': 'Esa cuenta ya está vinculada con otro usuario.' },
};

export const ERROR_MESSAGES: ReadonlyMap<string, string> = new Map(
  GROUPS.flatMap(([codes, message]) => codes.map((code) => [code, message] as const)),
);

const UNKNOWN = `Algo salió mal. ${LATER}`;

/**
 * The Spanish message for an error. Codes joined by commas (`'300009,300081'`) are matched together first,
 * in any order, then individually. An English message of the backend is recognised by its subject.
 * The message for an unknown code contains the code, so that support can find it.
 *
 * @param httpStatus the status of the reply, which some rows of the table combine with a code (404 with 300081)
 * @param context what the reader did, where a code has another meaning than elsewhere
 */
export function errorMessage(
  error: {
    code?: string | number | undefined;
    message?: string | undefined;
    httpStatus?: number | undefined;
  },
  context?: ErrorContext,
): string {
  const special = context && IN_CONTEXT[context][String(error.code)];
  if (special) return special;
  const codes = String(error.code ?? '')
    .split(/[\s,]+/)
    .filter(Boolean);
  const status = error.httpStatus ? [String(error.httpStatus)] : [];
  return (
    pairMessage([...codes, ...status]) ??
    codes.map((code) => ERROR_MESSAGES.get(code)).find((message) => message !== undefined) ??
    status.map((code) => ERROR_MESSAGES.get(code)).find((message) => message !== undefined) ??
    BACKEND_SUBJECTS.find(([pattern]) => pattern.test(error.message ?? ''))?.[1] ??
    (codes.length > 0 ? `${UNKNOWN} (código ${codes.join(', ')}).` : `${UNKNOWN}.`)
  );
}

function pairMessage(codes: readonly string[]): string | undefined {
  for (const [i, first] of codes.entries())
    for (const second of codes.slice(i + 1)) {
      const message = ERROR_MESSAGES.get([first, second].sort().join('+'));
      if (message) return message;
    }
  return undefined;
}
