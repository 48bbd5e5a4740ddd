/** Words of the newsletters. They are in the infinitive, because brands address readers differently. @see B13 */
export const newsletterForm = {
  email: 'Correo',
  policy: 'Acepto los términos y condiciones y el tratamiento de mis datos para recibir este newsletter.',
  policyLink: 'Política de protección de datos',
  submit: 'Inscribirme',
  next: 'Falta un paso: abrir el enlace que llega a este correo. Sirve durante tres días.',
  free: 'Sin costo. Cada edición trae un enlace para cancelar la inscripción.',
};

/** Messages of the form and its service. These words are given. */
export const newsletterMessages = {
  empty: 'Por favor ingresa un correo electrónico',
  malformed: 'Formato de correo electrónico no válido',
  policy: 'Recuerda aceptar los términos y condiciones para continuar.',
  success: 'Gracias por suscribirte',
  failure: 'Lo sentimos, tu suscripción al Newsletter no fue posible, vuelve a intentarlo.',
};
