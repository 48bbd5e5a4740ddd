/**
 * Texts that address the reader directly and that brands of both forms of address show, once for each form. Infinitives, and
 * the titles and buttons of blocks, which editors change, are in the other groups.
 */

const tu = {
  /** The box of the paywall. */
  keepReading: 'Sigue leyendo con tu suscripción',
  exclusive: 'Accede al contenido exclusivo para suscriptores y a toda la información digital.',
  alreadySubscriber: '¿Ya eres suscriptor?',
  signInHere: 'Inicia sesión aquí',
  /** The store, for a subscriber. */
  alreadyHave: 'Ya tienes una suscripción',
  seeSubscriptions: 'Ver tus suscripciones',
  enrol: 'Inscríbete',
  noSubscription: 'No cuentas con una suscripción',
  nothingFound: 'No encontramos notas con esas palabras. Prueba con otras o con menos.',
  /** The link of the help centre to its form. */
  notWhatYouSought: '¿No encontraste lo que buscabas?',
  tryAgain: 'Algo falló de nuestro lado. Intenta de nuevo en unos minutos.',
  /** House ads. */
  ads: {
    unlimited: 'Lee sin límites, desde hoy',
    letter: 'Lo esencial del día, en tu correo antes de las siete',
    morning: 'Empieza el día sabiendo lo que pasó',
  },
};

const usted: typeof tu = {
  keepReading: 'Siga leyendo con su suscripción',
  exclusive: 'Acceda al contenido exclusivo para suscriptores y a toda la información digital.',
  alreadySubscriber: '¿Ya es suscriptor?',
  signInHere: 'Inicie sesión aquí',
  alreadyHave: 'Ya tiene una suscripción',
  seeSubscriptions: 'Ver sus suscripciones',
  enrol: 'Inscríbase',
  noSubscription: 'No cuenta con una suscripción',
  nothingFound: 'No encontramos notas con esas palabras. Pruebe con otras o con menos.',
  notWhatYouSought: '¿No encontró lo que buscaba?',
  tryAgain: 'Algo falló de nuestro lado. Intente de nuevo en unos minutos.',
  ads: {
    unlimited: 'Lea sin límites, desde hoy',
    letter: 'Lo esencial del día, en su correo antes de las siete',
    morning: 'Empiece el día sabiendo lo que pasó',
  },
};

export const voice = { tu, usted };
