/** Messages of the registration for a forum. They are in the infinitive, because brands address readers differently. @see B17 */
export const registrationForm = {
  name: 'Nombre completo',
  nameWrong: 'Hay que escribir el nombre de una persona, solo con letras.',
  nameHint: 'Como aparece en el documento de identidad.',
  email: 'Correo',
  emailHint: 'Allí llega la confirmación.',
  organisation: 'Organización (opcional)',
  organisationLong: 'El nombre de la organización es demasiado largo.',
  policy: 'Autorizo el tratamiento de mis datos para la inscripción y para el registro en la entrada.',
  policyLink: 'Política de protección de datos',
  policyMissing: 'Hay que autorizar el tratamiento de los datos para reservar el cupo.',
  submit: 'Reservar un cupo',
  free: 'Sin costo. La confirmación trae un enlace para cancelar.',
};

/** The page of the registration, and that of a guest. */
export const forumRegistration = {
  facts: 'Datos del foro',
  hour: 'Hora',
  place: 'Lugar',
  seats: 'Cupos',
  seatsOf: (seats: number): string => `${seats} en total`,
  story: 'Ver el programa',
  calendar: 'Agregar al calendario',
  map: 'Cómo llegar',
  again: 'Inscribirse otra vez',
  cancel: 'Cancelar la inscripción',
  cancelText: 'El cupo queda libre para otra persona.',
  states: {
    sent: {
      title: 'Revisar el correo',
      text: 'La confirmación va en camino, con el foro para el calendario y un enlace para ver o cancelar la inscripción. Quien ya tenía un cupo lo conserva.',
    },
    full: {
      title: 'Cupos agotados',
      text: 'Todos los cupos están reservados. Cuando alguien cancela, el formulario vuelve a abrir. El foro también se transmite en directo.',
    },
    closed: {
      title: 'Inscripciones cerradas',
      text: 'El foro ya comenzó. La transmisión y las memorias están en la página del foro.',
    },
    held: { title: 'Inscripción confirmada', text: 'En la entrada se presenta un documento de identidad.' },
    cancelled: {
      title: 'Inscripción cancelada',
      text: 'El cupo ya está libre para otra persona.',
    },
    over: { title: 'El foro ya comenzó', text: 'La inscripción ya no se puede cambiar.' },
    unknown: {
      title: 'No encontramos esta inscripción',
      text: 'El enlace está incompleto o es de otra inscripción. El que vale es el del correo de confirmación.',
    },
    down: {
      title: 'No pudimos consultar la inscripción',
      text: 'El servicio no responde en este momento. Vale la pena intentar de nuevo en unos minutos.',
    },
  },
};
