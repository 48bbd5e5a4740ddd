import { BACKEND_SUBJECTS } from './backend-subjects.ts';

/** The message for each code: one sentence says what happened, one what to do. */
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
    'Tu sesión expiró. Inicia sesión de nuevo.',
  ],
  [['100014'], 'Tu cuenta está bloqueada. Escríbenos a la línea de servicio para desbloquearla.'],
  [['100015'], 'Tu cuenta está desactivada. Escríbenos a la línea de servicio para activarla.'],
  [['100023', '300023'], 'El nombre completo ya está en uso. Ingresa uno diferente.'],
  [['300009+300081', '300301'], 'El nombre de usuario debe ser tu correo, de 5 a 100 caracteres.'],
  [
    ['100096', '300009', '300030', '100104', '300081+404'],
    'No encontramos este correo electrónico. Ingresa uno diferente.',
  ],
  [['110010'], 'El usuario o la contraseña no son válidos. Revísalos e inténtalo de nuevo.'],
  [['300040'], 'La contraseña es incorrecta. Inténtalo de nuevo.'],
  [['130001'], 'No pudimos comprobar que no eres un robot. Marca de nuevo la casilla de verificación.'],
  [['130051'], 'Aún no has verificado tu correo electrónico. Abre el enlace que te enviamos.'],
  [
    ['300022'],
    'Este correo electrónico ya está registrado con otro usuario. Inicia sesión o usa uno diferente.',
  ],
  [['300031'], 'Este nombre de usuario no está disponible. Elige otro.'],
  [['300039'], 'Ya existe una cuenta con estos datos. Inicia sesión o recupera tu contraseña.'],
  [['300033'], 'La solicitud para cambiar la contraseña expiró. Pide un enlace nuevo.'],
  [
    ['300036'],
    'La contraseña debe tener al menos 8 caracteres, con mayúsculas, minúsculas y números, y no ser una de las más comunes.',
  ],
  [['300037'], 'Debes restablecer tu contraseña antes de continuar.'],
  [['300041'], 'No aceptamos correos de este dominio. Usa una dirección diferente.'],
  [['300044'], 'Tu cuenta debe conservar al menos una forma de inicio de sesión.'],
  [['300050'], 'Tu correo electrónico ya fue verificado. Puedes iniciar sesión.'],
  [['300059'], 'Esta suscripción no se puede cancelar en su estado actual.'],
  [
    ['300073'],
    'Ya compartiste esta suscripción con el máximo de personas. Retira a una para invitar a otra.',
  ],
  [['300075'], 'El formato del correo electrónico no es válido. Revísalo.'],
  [['300071'], 'El celular debe tener entre 10 y 12 caracteres.'],
  [['300165'], 'Hay un error en la dirección. Revisa el formato.'],
  [['300166'], 'La dirección no es válida. Revísala.'],
  [['300167'], 'La ciudad no es válida. Revísala.'],
  [['300168'], 'El departamento no es válido. Revísalo.'],
  [['300169'], 'El país no es válido. Revísalo.'],
  [['300170'], 'El pago fue rechazado. Revisa los datos e inténtalo de nuevo.'],
  [
    ['30167a'],
    'El proveedor de pagos con tarjeta no respondió como se esperaba. Inténtalo de nuevo en unos minutos.',
  ],
  [['300201'], 'Superaste el límite de caracteres o usaste caracteres no permitidos.'],
  [
    ['300127+300129'],
    'El nombre o el apellido tiene un carácter no válido. Usa solo letras, espacios y guiones.',
  ],
  [['100130+300130'], 'Alguno de los datos no es válido. Revisa el formulario.'],
  [['3007010'], 'Puedes guardar 100 contactos como máximo.'],
  [['3007011'], 'Puedes guardar 100 direcciones como máximo.'],
  [['3007012'], 'Puedes guardar 100 atributos como máximo.'],
  [['330061'], 'No tienes permiso para cancelar esta suscripción. Debe hacerlo su titular.'],
  [['330062'], 'No tienes permiso para reactivar esta suscripción. Debe hacerlo su titular.'],
  [['330060'], 'Esta suscripción ya fue reactivada.'],
  [['own_email'], 'Este es tu propio correo. Escribe el de la persona que invitas.'],
  [['already_shared'], 'Ya invitaste a esta persona. La invitación sigue abierta.'],
  [['not_active'], 'Solo se comparte una suscripción activa.'],
  [['not_shareable'], 'Esta suscripción no se puede compartir. Debe hacerlo su titular.'],
  [['gift_redeemed'], 'Este regalo ya fue recibido.'],
  [['invalid_redeem_code'], 'El enlace ya no sirve: expiró, se usó o se retiró la invitación.'],
  [['not_rescuable'], 'Esta suscripción ya no se puede reactivar. Puedes comprar una nueva.'],
  [['empty_cart'], 'Tu carrito está vacío. Elige una oferta para continuar.'],
  [['already_bought'], 'Ya compraste esta suscripción con otra orden. No hicimos otro cobro.'],
  [['300425'], 'La compra hecha con Google quedó completa.'],
  [['requiredField'], 'El campo es obligatorio'],
  [['passwordsDoNotMatch'], 'Tus contraseñas no coinciden'],
  [['dobRequired'], 'Ingresa tu fecha de nacimiento'],
  [['userNotOfAge'], 'Debes tener más de 14 años para crear una cuenta'],
  [
    ['googleSdkError'],
    'No pudimos cargar el inicio de sesión con Google. Inténtalo de nuevo o usa tu correo.',
  ],
  [['googleSignOnError'], 'No pudimos iniciar sesión con Google. Inténtalo de nuevo o usa tu correo.'],
  [
    ['facebookSdkError'],
    'No pudimos cargar el inicio de sesión con Facebook. Inténtalo de nuevo o usa tu correo.',
  ],
  [['facebookSignOnError'], 'No pudimos iniciar sesión con Facebook. Inténtalo de nuevo o usa tu correo.'],
  [['UNSUPPORTED_IMAGE_TYPE'], 'La imagen debe ser JPEG. Elige otro archivo.'],
  [['IMAGE_TOO_LARGE'], 'La imagen pesa más de 3 MB. Elige una más liviana.'],
  [['MISSING_IMAGE'], 'Elige una imagen antes de continuar.'],
  [['busy'], 'Estamos procesando la operación anterior. Espera a que termine.'],
  [['timeout', 'network'], 'No pudimos conectarnos. Revisa tu conexión e inténtalo de nuevo.'],
  [['badReply'], 'El servicio respondió algo que no esperábamos. Inténtalo de nuevo en unos minutos.'],
  [['429'], 'Hiciste demasiados intentos. Espera unos minutos antes de volver a intentarlo.'],
];

/** Where a code of the service has another meaning than elsewhere. */
export type ErrorContext = 'link' | 'linking';

/** A link of a letter is over, not a session. */
const LINK_OVER = 'El enlace ya no sirve: expiró o ya se usó. Pide uno nuevo.';

const IN_CONTEXT: Readonly<Record<ErrorContext, Readonly<Record<string, string>>>> = {
  link: { '100018': LINK_OVER, '300033': LINK_OVER },
  // The account of a company, not an e-mail address.
  linking: { '300022': 'Esa cuenta ya está vinculada con otro usuario.' },
};

export const ERROR_MESSAGES: ReadonlyMap<string, string> = new Map(
  GROUPS.flatMap(([codes, message]) => codes.map((code) => [code, message] as const)),
);

const UNKNOWN = 'Algo salió mal. Inténtalo de nuevo en unos minutos';

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
