/** Messages of the help centre. They are in the infinitive, because brands address readers differently. @see B14 */
export const helpCentre = {
  trail: 'Ruta de la ayuda',
  back: 'Volver',
  search: 'Buscar en la ayuda',
  placeholder: 'Por ejemplo: factura, contraseña, entrega',
  submit: 'Buscar',
  found: (count: number, words: string) =>
    `${count} ${count === 1 ? 'respuesta' : 'respuestas'} para «${words}»`,
  none: (words: string) => `No hay respuestas para «${words}»`,
  noneText:
    'Vale la pena probar con una sola palabra, o elegir un tema. También se puede escribir al servicio al lector.',
  write: 'El servicio al lector responde por escrito, con un número de caso.',
  whatsapp: 'Ayuda por WhatsApp',
  sent: (number: number) => `Recibimos el mensaje: caso ${number}`,
  sentText: 'Al correo llega una copia con el mismo número. La respuesta llega allí también.',
  sentPlain: 'Recibimos el mensaje',
};

/** The form of the help centre. */
export const helpContact = {
  name: 'Nombre completo',
  email: 'Correo',
  emailHint: 'Si hay una cuenta, el correo de la cuenta.',
  topic: 'Tema',
  choose: 'Elegir un tema',
  message: 'Mensaje',
  messageHint: 'Sin contraseñas ni números de tarjeta.',
  files: 'Archivos (opcional)',
  filesHint: 'Por ejemplo, la foto de un ejemplar dañado o la factura.',
  policy: 'Autorizo el tratamiento de mis datos para responder este mensaje.',
  policyLink: 'Política de protección de datos',
  policyMissing: 'Hay que autorizar el tratamiento de los datos para enviar el mensaje.',
  submit: 'Enviar el mensaje',
};
