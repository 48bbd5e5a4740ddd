import type { SeedStory } from '../../types.ts';
import { programme } from './programme.ts';

export const WOMEN_PODCAST: SeedStory[] = programme({
  brand: 'women',
  section: '/podcasts/antes-de-dormir',
  by: 'juliana-mazo-gutierrez',
  credit: 'Fucsia',
  made: 'Cada paisaje se dibuja con ruido y con tonos, sin micrófono. Lo probamos con doce lectoras durante dos semanas y quitamos todo lo que las despertaba: el perro, el trueno y la voz.',
  ago: 25733,
  every: 20160,
  episodes: [
    {
      slug: 'antes-de-dormir-lluvia-sin-prisa',
      sound: 'antes-de-dormir-1',
      headline: 'Lluvia sin prisa: un minuto para soltar el día',
      standfirst:
        'El primer episodio de ‘Antes de dormir’ no te pide que respires de ninguna manera ni que pienses en nada. Solo llueve.',
      tags: ['Pódcast', 'Sueño'],
      picture: { id: 'techo-lluvia', caption: 'La lluvia es la de un techo de teja, no la de un aparato.' },
      text: 'Ponlo bajito. Si te duermes antes del tercer capítulo, funcionó.',
      more: [
        'Una de nuestras lectoras trabaja en urgencias y duerme de día. Fue ella la que pidió que la lluvia no tuviera principio: que estuviera ahí, como cuando abres los ojos y ya llueve.',
        'La médica que consultamos dice lo mismo con otras palabras: lo que ayuda no es el sonido sino que no cambie. El cerebro deja de vigilar lo que ya conoce.',
      ],
    },
    {
      slug: 'antes-de-dormir-el-mar-por-la-noche',
      sound: 'antes-de-dormir-2',
      headline: 'El mar por la noche, sin gaviotas y sin consejos',
      standfirst:
        'El segundo episodio de ‘Antes de dormir’ se queda en una playa vacía, con olas que llegan cada seis segundos.',
      tags: ['Pódcast', 'Sueño', 'Mar'],
      text: 'Las olas van al paso de quien ya está dormida. No intentes seguirlas: ellas te siguen.',
      more: [
        'Quitamos las gaviotas porque tres de cada cuatro lectoras esperaban la siguiente. También quitamos a la persona que decía qué hacer con los hombros.',
        'Queda el agua. Cuando se retira hay un segundo de silencio, que es lo que de verdad queríamos darte.',
      ],
    },
  ],
});
