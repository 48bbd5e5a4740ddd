/**
 * Default messages for the errors of services: one sentence says what happened, one what to do. They are in the infinitive,
 * because brands address readers differently; only the words of the form for a new password are given. @see A12
 */

/**
 * The message for each code. Codes that mean something else together are joined by '+'; codes that share a message are in
 * `domain/errors/same-message.ts`.
 */
export const errors = {
  '100011': 'La sesión expiró. Hay que iniciar sesión de nuevo.',
  '100014': 'La cuenta está bloqueada. El servicio al lector puede desbloquearla.',
  '100015': 'La cuenta está desactivada. El servicio al lector puede activarla.',
  '100023': 'El nombre completo ya está en uso. Hay que escribir uno diferente.',
  '300009+300081': 'El nombre de usuario debe ser el correo de la cuenta, de 5 a 100 caracteres.',
  '300009': 'No encontramos este correo electrónico. Hay que escribir uno diferente.',
  '110010': 'El usuario o la contraseña no son válidos. Hay que revisarlos e intentar de nuevo.',
  '300040': 'La contraseña es incorrecta. Hay que escribirla de nuevo.',
  '130001':
    'No se completó la comprobación de que no es un robot. Hay que marcar la casilla de verificación.',
  '130051': 'El correo electrónico está sin verificar. Hay que abrir el enlace que enviamos.',
  '300022':
    'Este correo electrónico ya está registrado con otro usuario. Hay que iniciar sesión o usar uno diferente.',
  '300031': 'Este nombre de usuario no está disponible. Hay que elegir otro.',
  '300039': 'Ya existe una cuenta con estos datos. Hay que iniciar sesión o recuperar la contraseña.',
  '300033': 'La solicitud para cambiar la contraseña expiró. Hay que pedir un enlace nuevo.',
  '300036':
    'La contraseña debe tener al menos 8 caracteres, con mayúsculas, minúsculas y números, y no ser una de las más comunes.',
  '300037': 'Hay que restablecer la contraseña antes de continuar.',
  '300041': 'No aceptamos correos de este dominio. Hay que usar una dirección diferente.',
  '300044': 'La cuenta debe conservar al menos una forma de inicio de sesión.',
  '300050': 'El correo electrónico ya fue verificado. Ya es posible iniciar sesión.',
  '300059': 'Esta suscripción no se puede cancelar en su estado actual.',
  '300073':
    'Esta suscripción ya se comparte con el máximo de personas. Hay que retirar a una para invitar a otra.',
  '300075': 'El formato del correo electrónico no es válido. Hay que revisarlo.',
  '300071': 'El celular debe tener entre 10 y 12 caracteres.',
  '300165': 'Hay un error en la dirección. Hay que revisar el formato.',
  '300166': 'La dirección no es válida. Hay que revisarla.',
  '300167': 'La ciudad no es válida. Hay que revisarla.',
  '300168': 'El departamento no es válido. Hay que revisarlo.',
  '300169': 'El país no es válido. Hay que revisarlo.',
  '300170': 'El pago fue rechazado y no hay ningún cobro. Es posible intentar con otra tarjeta.',
  '30167a':
    'El proveedor de pagos con tarjeta no respondió como se esperaba. Vale la pena intentar de nuevo en unos minutos.',
  cardInvalid: 'Hay que revisar los datos de la tarjeta. No hay ningún cobro.',
  unknown_subscription: 'En esta cuenta no hay una suscripción con ese número.',
  unknown_order: 'En esta cuenta no hay un pedido con ese número.',
  '300201': 'El texto supera el límite de caracteres o tiene caracteres no permitidos.',
  '300127+300129': 'El nombre o el apellido tiene un carácter no válido. Sirven letras, espacios y guiones.',
  '100130+300130': 'Alguno de los datos no es válido. Hay que revisar el formulario.',
  '3007010': 'Es posible guardar 100 contactos como máximo.',
  '3007011': 'Es posible guardar 100 direcciones como máximo.',
  '3007012': 'Es posible guardar 100 atributos como máximo.',
  '330061': 'Solo el titular tiene permiso para cancelar esta suscripción.',
  '330062': 'Solo el titular tiene permiso para reactivar esta suscripción.',
  '330060': 'Esta suscripción ya fue reactivada.',
  own_email: 'Este es el correo de la propia cuenta. Hay que escribir el de la persona invitada.',
  already_shared: 'Esta persona ya está invitada. La invitación sigue abierta.',
  not_active: 'Solo se comparte una suscripción activa.',
  not_shareable: 'Esta suscripción no se puede compartir. Debe hacerlo su titular.',
  gift_redeemed: 'Este regalo ya fue recibido.',
  invalid_redeem_code: 'El enlace ya no sirve: expiró, se usó o se retiró la invitación.',
  not_rescuable: 'Esta suscripción ya no se puede reactivar. Es posible comprar una nueva.',
  empty_cart: 'El carrito está vacío. Hay que elegir una oferta para continuar.',
  already_bought: 'Esta suscripción ya se compró con otra orden. No hicimos otro cobro.',
  '300425': 'La compra hecha con Google quedó completa.',
  requiredField: 'El campo es obligatorio',
  passwordsDoNotMatch: 'Tus contraseñas no coinciden',
  invalid_tax_id:
    'No es el número de un documento de identidad, de 6 a 10 cifras, ni un NIT con el dígito de verificación, como 899999068-1.',
  past_day: 'Este día ya pasó. Hay que elegir hoy o un día posterior.',
  invalidDate: 'Hay que revisar la fecha',
  dobRequired: 'Hay que indicar la fecha de nacimiento',
  userNotOfAge: 'Para crear una cuenta hay que tener 14 años o más',
  googleSdkError:
    'No pudimos cargar el inicio de sesión con Google. Es posible intentar de nuevo o usar el correo.',
  googleSignOnError: 'No pudimos iniciar sesión con Google. Es posible intentar de nuevo o usar el correo.',
  facebookSdkError:
    'No pudimos cargar el inicio de sesión con Facebook. Es posible intentar de nuevo o usar el correo.',
  facebookSignOnError:
    'El inicio de sesión con Facebook se canceló. Es posible intentar de nuevo o usar el correo.',
  UNSUPPORTED_IMAGE_TYPE: 'La imagen debe ser JPEG. Hay que elegir otro archivo.',
  IMAGE_TOO_LARGE: 'La imagen pesa más de 3 MB. Hay que elegir una más liviana.',
  MISSING_IMAGE: 'Hay que elegir una imagen antes de continuar.',
  UNSUPPORTED_FILE_TYPE: 'Solo se reciben archivos PDF, JPEG y PNG. Hay que elegir otros.',
  FILE_TOO_LARGE: 'Cada archivo puede pesar 3 MB como máximo. Hay que elegir otros más livianos.',
  TOO_MANY_FILES: 'Se reciben 3 archivos como máximo. Hay que elegir menos.',
  busy: 'Estamos procesando la operación anterior. Hay que esperar a que termine.',
  network: 'No pudimos conectarnos. Hay que revisar la conexión e intentar de nuevo.',
  notKept:
    'No fue posible iniciar la sesión, porque este navegador no guarda los datos del sitio. Hay que permitirlos o liberar espacio, e intentar de nuevo.',
  badReply: 'El servicio respondió algo que no esperábamos. Vale la pena intentar de nuevo en unos minutos.',
  '429': 'Hubo demasiados intentos. Hay que esperar unos minutos antes de volver a intentar.',
};

/** The message for a code of `errors` that means something else where a link was opened, or a company signs in or is linked. */
export const errorContexts = {
  link: 'El enlace ya no sirve: expiró o ya se usó. Hay que pedir uno nuevo.',
  linking: 'Esa cuenta ya está vinculada con otro usuario.',
  company: 'No pudimos confirmar esa cuenta. Es posible intentar de nuevo o usar el correo.',
};

/** The message for an error without a known code, by what the service's English text is about. */
export const errorSubjects = {
  campaign: 'La promoción o el precio ya no está disponible. Hay que elegir otra oferta.',
  product: 'El producto ya no está disponible. Hay que elegir otra oferta.',
  cart: 'No pudimos actualizar el carrito. Hay que recargar la página e intentar de nuevo.',
  subscription:
    'No pudimos hacer el cambio en la suscripción. Vale la pena intentar de nuevo en unos minutos.',
  paypal: 'PayPal no pudo completar el pago. Es posible intentar de nuevo o usar otro medio de pago.',
  debit: 'El débito bancario no se pudo completar. Es posible intentar de nuevo o usar otro medio de pago.',
  payment: 'No pudimos procesar el pago. Hay que revisar los datos e intentar de nuevo.',
  order: 'No pudimos procesar la orden. Vale la pena intentar de nuevo en unos minutos.',
  report: 'No pudimos generar el informe. Vale la pena intentar de nuevo en unos minutos.',
  birth: 'La fecha de nacimiento no es válida. Hay que revisarla.',
  email: 'Hay un error en el correo electrónico. Hay que revisarlo.',
  password: 'Hay un error en la contraseña. Hay que revisarla.',
  userName: 'Hay un error en el nombre de usuario. Hay que revisarlo.',
  name: 'Hay un error en el nombre o el apellido. Hay que revisarlo.',
  denied: 'Esta cuenta no tiene permiso para hacer este cambio.',
  /** Of any other error. With its codes, so that support can find it. */
  unknown: (codes: string): string =>
    `Algo salió mal. Vale la pena intentar de nuevo en unos minutos${codes && ` (código ${codes})`}.`,
};
