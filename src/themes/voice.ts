/** The form of address of a brand. */
export type Voice = 'tu' | 'usted';

/** All texts of the library and the sites that address the reader directly. Infinitives are elsewhere. */
export interface ReaderWords {
  /** The box of the paywall. */
  keepReading: string;
  exclusive: string;
  alreadySubscriber: string;
  signInHere: string;
  /** The store, for a subscriber. */
  alreadyHave: string;
  seeSubscriptions: string;
  enrol: string;
  noSubscription: string;
  nothingFound: string;
  /** The link of the help centre to its form. */
  notWhatYouSought: string;
  tryAgain: string;
  /** House ads. */
  ads: { unlimited: string; letter: string; morning: string };
}

const WORDS: Readonly<Record<Voice, ReaderWords>> = {
  tu: {
    keepReading: 'Sigue leyendo con tu suscripción',
    exclusive: 'Accede al contenido exclusivo para suscriptores y a toda la información digital.',
    alreadySubscriber: '¿Ya eres suscriptor?',
    signInHere: 'Inicia sesión aquí',
    alreadyHave: 'Ya tienes una suscripción',
    seeSubscriptions: 'Ver tus suscripciones',
    enrol: 'Inscríbete',
    noSubscription: 'No cuentas con una suscripción',
    nothingFound: 'No encontramos notas con esas palabras. Prueba con otras o con menos.',
    notWhatYouSought: '¿No encontraste lo que buscabas?',
    tryAgain: 'Algo falló de nuestro lado. Intenta de nuevo en unos minutos.',
    ads: {
      unlimited: 'Lee sin límites, desde hoy',
      letter: 'Lo esencial del día, en tu correo antes de las siete',
      morning: 'Empieza el día sabiendo lo que pasó',
    },
  },
  usted: {
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
  },
};

/** The texts in one form of address. */
export const readerWords = (voice: Voice): ReaderWords => WORDS[voice];
