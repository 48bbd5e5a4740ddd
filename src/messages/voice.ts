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
  /** The same box for a story that needs an account and no subscription. */
  readWithAccount: 'Sigue leyendo gratis con tu cuenta',
  accountFree: 'Crea una cuenta gratis para leer esta nota completa.',
  createAccount: 'Crea tu cuenta',
  alreadyAccount: '¿Ya tienes una cuenta?',
  /** The notice of the meter, by the number of stories that are left. */
  storiesLeft: {
    many: 'Te quedan {n} notas gratis.',
    one: 'Te queda una nota gratis.',
    none: 'Esta es tu última nota gratis.',
  },
  signInShort: 'Inicia sesión',
  /** The store, for a subscriber. */
  alreadyHave: 'Ya tienes una suscripción',
  seeSubscriptions: 'Ver tus suscripciones',
  /** The account, for a reader whose subscription has ended. */
  comeBack: 'Puedes volver cuando quieras',
  comeBackText: 'Tu suscripción terminó. Con una nueva sigues leyendo los artículos para suscriptores.',
  /** The store, for the same reader: asks back, and says what stays. */
  storeComeBack:
    'Tu suscripción terminó: vuelve cuando quieras, con la misma cuenta, tus boletines y tu historial de compras.',
  enrol: 'Inscríbete',
  noSubscription: 'No cuentas con una suscripción',
  nothingFound: 'No encontramos notas con esas palabras. Prueba con otras o con menos.',
  /** The link of the help centre to its form. */
  notWhatYouSought: '¿No encontraste lo que buscabas?',
  tryAgain: 'Algo falló de nuestro lado. Intenta de nuevo en unos minutos.',
  /** House ads. */
  ads: {
    unlimited: 'Lee sin límites, desde hoy',
    newsletter: 'Lo esencial del día, en tu correo antes de las siete',
  },
};

const usted: typeof tu = {
  keepReading: 'Siga leyendo con su suscripción',
  exclusive: 'Acceda al contenido exclusivo para suscriptores y a toda la información digital.',
  alreadySubscriber: '¿Ya es suscriptor?',
  signInHere: 'Inicie sesión aquí',
  readWithAccount: 'Siga leyendo gratis con su cuenta',
  accountFree: 'Cree una cuenta gratis para leer esta nota completa.',
  createAccount: 'Cree su cuenta',
  alreadyAccount: '¿Ya tiene una cuenta?',
  storiesLeft: {
    many: 'Le quedan {n} notas gratis.',
    one: 'Le queda una nota gratis.',
    none: 'Esta es su última nota gratis.',
  },
  signInShort: 'Inicie sesión',
  alreadyHave: 'Ya tiene una suscripción',
  seeSubscriptions: 'Ver sus suscripciones',
  comeBack: 'Puede volver cuando quiera',
  comeBackText: 'Su suscripción terminó. Con una nueva podrá leer otra vez los artículos para suscriptores.',
  storeComeBack:
    'Su suscripción terminó: vuelva cuando quiera, con la misma cuenta, sus boletines y su historial de compras.',
  enrol: 'Inscríbase',
  noSubscription: 'No cuenta con una suscripción',
  nothingFound: 'No encontramos notas con esas palabras. Pruebe con otras o con menos.',
  notWhatYouSought: '¿No encontró lo que buscaba?',
  tryAgain: 'Algo falló de nuestro lado. Intente de nuevo en unos minutos.',
  ads: {
    unlimited: 'Lea sin límites, desde hoy',
    newsletter: 'Lo esencial del día, en su correo antes de las siete',
  },
};

export const voice = { tu, usted };
