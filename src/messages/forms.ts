/** Default messages of forms: their rules and their fields. Infinitives, because brands address readers differently. */
export const accountForms = {
  userName: 'Correo electrónico',
  email: 'Correo electrónico',
  password: 'Contraseña',
  newPassword: 'Nueva contraseña',
  firstName: 'Nombres',
  lastName: 'Apellido',
  birthDate: 'Fecha de nacimiento',
  /** Before the fields of a form, where some are marked. */
  marks: 'Los campos con * son obligatorios.',
  rememberMe: 'Recordarme',
  rememberMeHint: 'En un computador compartido es mejor no marcar esta casilla.',
  termsRequired: 'Es necesario aceptar los términos para abrir la cuenta.',
  sending: 'Enviando…',
  loading: 'Cargando...',
  captcha: 'Comprobación de que no es un robot',
  captchaFailed:
    'No se pudo cargar la comprobación de que no es un robot, y sin ella no se envía el formulario.',
  captchaAgain: 'Cargar de nuevo',
  retry: 'Intentar de nuevo',
  close: 'Cerrar el aviso',
};

export const signInForm = {
  title: 'Iniciar sesión',
  submit: 'Iniciar sesión',
  forgot: 'Olvidé mi contraseña',
  service: 'Escribir al servicio al lector',
  byLink: 'Recibir un enlace para entrar sin contraseña',
  noAccount: '¿Aún sin cuenta?',
  register: 'Crear cuenta',
  done: 'La sesión está iniciada.',
};

export const signUpForm = {
  title: 'Crear cuenta',
  submit: 'Crear cuenta',
  terms: 'Acepto los términos y condiciones y la política de tratamiento de datos personales.',
  legal: 'Documentos que se aceptan',
  haveAccount: '¿Ya con cuenta?',
  signIn: 'Iniciar sesión',
  done: (email: string): string =>
    `La cuenta está abierta. Falta verificar el correo con el enlace que enviamos${email ? ` a ${email}` : ''}.`,
  goOn: 'Continuar',
};

export const recoveryForm = {
  title: 'Recuperar contraseña',
  submit: 'Enviar el enlace',
  done: 'Si este correo tiene una cuenta, en unos minutos llega un mensaje con el enlace para cambiar la contraseña.',
  signIn: 'Volver a iniciar sesión',
};

export const magicLinkForm = {
  title: 'Entrar sin contraseña',
  submit: 'Enviar el enlace',
  done: 'Si este correo tiene una cuenta, en unos minutos llega un mensaje con el enlace para entrar. Sirve una sola vez, durante 15 minutos.',
  signIn: 'Entrar con contraseña',
};

export const socialButtons = {
  signIn: {
    label: 'Otras formas de entrar',
    with: (company: string): string => `Continuar con ${company}`,
  },
  /** A further company for an account. */
  link: {
    label: 'Vincular otra cuenta',
    with: (company: string): string => `Vincular ${company}`,
  },
  or: 'o',
};

export const authDialog = { close: 'Cerrar' };

export const signInReturn = {
  loading: 'Iniciando sesión…',
  cancelled: 'El inicio de sesión se canceló.',
  over: 'Este inicio de sesión ya no sirve: se usó antes o pasó demasiado tiempo.',
  again: 'Iniciar sesión',
  /** Of a reader who links a further company to the account. */
  linking: {
    loading: 'Vinculando la cuenta…',
    cancelled: 'La vinculación se canceló.',
    over: 'Este permiso ya no sirve: se usó antes o pasó demasiado tiempo.',
    again: 'Volver a la cuenta',
  },
};
