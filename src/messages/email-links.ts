/**
 * Messages of the pages that e-mails open, by page and state. They are in the infinitive, because brands address readers
 * differently. `ask`: before the click; `done`: it worked; `over`: the link is used, too old or unknown; `sent`: another
 * e-mail is on its way; `start`: the page without a link.
 */
const home = 'Ir a la portada';
const signIn = 'Iniciar sesión';
const anotherEmail = 'Correo de la cuenta';
const emailHint = 'El mensaje llega solo si este correo tiene una cuenta.';

export const emailLinkPages = {
  home,
  goOn: 'Seguir leyendo',
  signIn,
  anotherEmail,
  emailHint,
  down: 'El servicio de cuentas no responde en este momento',
  downText: 'El enlace sigue sirviendo. Vale la pena intentar de nuevo en unos minutos.',
  badEmail: 'Este no parece un correo',
  badEmailText: 'Hay que escribirlo completo, como nombre@correo.com.',
  retry: 'Intentar de nuevo',
  signInFirst: 'Para seguir hay que iniciar sesión. Después se vuelve a esta misma página.',
  withoutScript: 'Esta página necesita JavaScript, porque la sesión se guarda en el navegador.',
  loading: 'Cargando...',
};

export const verifyPage = {
  title: 'Confirmar el correo',
  ask: 'Con este botón el correo queda confirmado.',
  submit: 'Confirmar mi correo',
  done: 'El correo quedó confirmado',
  doneText: 'La cuenta está lista.',
  used: 'Este correo ya está confirmado',
  usedText: 'No hace falta hacer nada más: el enlace se usó antes.',
  taken: 'Este correo ya es de otra cuenta',
  takenText: 'Otra cuenta lo confirmó antes. En los datos de acceso se puede pedir otro.',
  over: 'Este enlace ya no sirve',
  overText:
    'Se usó antes, pasaron más de tres días o un mensaje posterior trae otro. Aquí se puede pedir uno nuevo.',
  start: 'El enlace para confirmar el correo llega en un mensaje. Aquí se puede pedir uno nuevo.',
  again: 'Enviar otro enlace',
  sent: 'El mensaje va en camino',
  sentText:
    'Si hay una cuenta con este correo sin confirmar, el enlace llega en unos minutos. Sirve durante tres días.',
};

export const undoPage = {
  title: 'Deshacer el cambio de correo',
  ask: 'La cuenta vuelve al correo anterior, se cierran todas las sesiones y llega un mensaje para cambiar la contraseña.',
  submit: 'Deshacer el cambio',
  done: 'La cuenta tiene otra vez el correo anterior',
  doneText:
    'Cerramos todas las sesiones. A este correo llega un enlace para cambiar la contraseña, que hace falta para entrar.',
  over: 'Este enlace ya no sirve',
  overText:
    'Se usó antes o pasaron más de diez días. Si alguien más usa la cuenta, lo más seguro es cambiar la contraseña o escribir al servicio al lector.',
  start: 'El enlace para deshacer un cambio de correo llega al correo anterior de la cuenta.',
  recover: 'Cambiar la contraseña',
  contact: 'Escribir al servicio al lector',
};

export const signInLinkPage = {
  title: 'Entrar con el enlace',
  ask: 'El enlace sirve una sola vez, en este navegador.',
  submit: 'Entrar',
  over: 'Este enlace ya no sirve',
  overText:
    'Se usó antes, pasaron más de quince minutos o un mensaje posterior trae otro. Aquí se puede pedir uno nuevo.',
  start: 'El enlace para entrar sin contraseña llega en un mensaje. Aquí se puede pedir uno.',
  again: 'Enviar otro enlace',
  sent: 'El mensaje va en camino',
  sentText:
    'Si este correo tiene una cuenta, el enlace llega en unos minutos. Sirve una sola vez, durante quince minutos.',
};

export const newPasswordPage = {
  title: 'Recuperar Contraseña',
  password: 'Contraseña nueva',
  confirm: 'La misma contraseña otra vez',
  hint: 'De 8 a 12 caracteres, con mayúsculas, minúsculas y números.',
  submit: 'Cambiar contraseña',
  done: 'Tu contraseña ha sido actualizada',
  doneText: 'Las sesiones abiertas se cerraron. Para entrar hay que usar la contraseña nueva.',
  over: 'Este enlace ya no sirve',
  overText:
    'Se usó antes, pasó más de una hora o un mensaje posterior trae otro. Aquí se puede pedir uno nuevo.',
  start: 'El enlace para cambiar la contraseña llega en un mensaje. Aquí se puede pedir uno.',
  again: 'Enviar otro enlace',
  sent: 'El mensaje va en camino',
  sentText:
    'Si este correo tiene una cuenta, el enlace llega en unos minutos. Sirve una sola vez, durante una hora.',
};

export const newsletterPage = {
  title: 'Cancelar el newsletter',
  ask: 'Con este botón el newsletter deja de llegar a este correo.',
  submit: 'Cancelar mi inscripción',
  done: 'La inscripción quedó cancelada',
  doneText:
    'El newsletter no llegará más a este correo. En cualquier momento es posible volver a inscribirse.',
  over: 'No encontramos esta inscripción',
  overText:
    'El enlace está incompleto, o la inscripción se canceló antes. Si el newsletter sigue llegando, el servicio al lector la cancela.',
  start: 'Cada mensaje del newsletter trae al final un enlace para cancelar la inscripción.',
  contact: 'Escribir al servicio al lector',
};

export const newsletterConfirmPage = {
  title: 'Confirmar la inscripción',
  ask: 'Con este botón el newsletter empieza a llegar a este correo.',
  submit: 'Confirmar mi inscripción',
  done: 'La inscripción está confirmada',
  doneText:
    'La próxima edición llega a este correo. Cada una trae al final un enlace para cancelar la inscripción.',
  over: 'Este enlace ya no sirve',
  overText: 'Pasaron más de tres días o el enlace está incompleto. El newsletter se puede pedir otra vez.',
  start: 'El enlace para confirmar una inscripción llega en un mensaje.',
  go: 'Ver los newsletters',
};

export const giftPage = {
  title: 'Activar un regalo',
  ask: 'La suscripción queda en esta cuenta, y su tiempo empieza hoy.',
  submit: 'Activar mi regalo',
  done: 'El regalo está activo',
  doneText: 'La suscripción ya está en esta cuenta.',
  over: 'Este enlace ya no sirve',
  overText:
    'El regalo se activó antes, pasaron más de treinta días o el enlace está incompleto. Quien hizo el regalo puede enviarlo otra vez.',
  start: 'El enlace para activar un regalo llega en un mensaje.',
  go: 'Ver mis suscripciones',
};

export const sharedPage = {
  ...giftPage,
  title: 'Aceptar la invitación',
  ask: 'La suscripción compartida queda en esta cuenta, sin costo.',
  submit: 'Aceptar la invitación',
  done: 'La invitación está aceptada',
  overText:
    'La invitación se aceptó antes, se canceló, pasaron más de treinta días o el enlace está incompleto. Quien invitó puede hacerlo otra vez.',
  start: 'El enlace para aceptar una invitación llega en un mensaje.',
};

export const deletionPage = {
  title: 'Eliminar la cuenta',
  ask: 'Al eliminar la cuenta se borran los datos personales y se cierran las suscripciones. No es posible recuperarlos.',
  submit: 'Eliminar mi cuenta',
  keep: 'Conservar mi cuenta',
  reason: 'Motivo para conservarla',
  done: 'La cuenta está eliminada',
  doneText: 'Borramos los datos personales, y la sesión se cerró en este navegador.',
  kept: 'La cuenta sigue activa',
  keptText: 'La solicitud quedó cancelada. A este correo llega la constancia.',
  over: 'Esta solicitud ya no está abierta',
  overText:
    'Se decidió antes, pasaron más de siete días o es de otra cuenta. En el perfil se puede pedir otra vez.',
  start: 'El enlace para eliminar la cuenta llega en un mensaje, después de pedirlo en el perfil.',
  go: 'Ir a mi perfil',
};
