import type { SeedStory } from '../../types.ts';

/** 'Lujuria' in the menu: sexuality with facts and humour. */
export const LUJURIA = [
  {
    brand: 'men',
    slug: 'deseo-cansancio-parejas-doctora',
    sections: ['/sexo'],
    kicker: 'Lujuria',
    headline: 'No es falta de deseo, es falta de sueño: lo que oye una sexóloga los lunes',
    standfirst:
      'La doctora Adriana Pupo atiende parejas desde hace veinte años. Dice que la mitad de los problemas empieza en la cocina y que el resto se arregla conversando.',
    by: ['natalia-obregon-silva'],
    ago: 1362,
    tags: ['Sexualidad', 'Parejas', 'Salud'],
    picture: {
      id: 'retrato-40',
      caption: 'Adriana Pupo, médica y sexóloga, en su consultorio de Barranquilla.',
      credit: 'SoHo',
    },
    body: [
      'Los lunes a las siete de la mañana son la hora pico. Llegan las parejas que pelearon el domingo, se sientan en extremos opuestos del sofá y uno de los dos, casi siempre él, suelta la frase: “Doctora, es que ya no es como antes”. La doctora Adriana Pupo anota la fecha y pregunta a qué hora se acuestan.',
      '“El enemigo público del erotismo no es la rutina ni la edad. Es el cansancio mal repartido”, sostiene. En un estudio que hizo con 480 parejas del Caribe, la variable que mejor predecía una vida íntima satisfactoria no fue la frecuencia, ni el ingreso, ni los años juntos. Fue quién lavaba los platos.',
      { h: 'Tres mitos que ya puede botar' },
      {
        list: [
          '“Si hay que programarlo, perdió la gracia”. Los mejores viajes también se programan.',
          '“A ellos siempre les provoca”. Uno de cada tres hombres que consulta viene por lo contrario, y lo dice en la puerta, con la mano en la manija.',
          '“La conversación lo enfría”. Lo que enfría es adivinar.',
        ],
        ordered: true,
      },
      'Su receta es poco cinematográfica: dormir, apagar el televisor, preguntar y, sobre todo, oír la respuesta. A los hombres que llegan buscando una pastilla les hace primero un examen de sangre y después una pregunta. “¿Hace cuánto no la hace reír?”. La mayoría, cuenta, mira el piso y empieza a calcular.',
      { quote: 'El órgano más erótico es el oído. Y viene de a dos.', by: 'Adriana Pupo, sexóloga' },
      'Si el cuerpo falla, conviene consultar: las dificultades pueden ser el aviso temprano de algo en el corazón o en la tiroides. No hay vergüenza en ello. La vergüenza, remata la doctora cerrando la agenda, es lo único de este negocio que no tiene tratamiento genérico.',
    ],
  },
  {
    brand: 'men',
    slug: 'coqueteo-balcon-barranquilla-manual',
    sections: ['/sexo', '/que-pasa'],
    kicker: 'Lujuria',
    headline: 'El arte perdido de coquetear despacio, según tres señores que han bailado sesenta carnavales',
    by: ['dario-zapa-coronel'],
    ago: 3420,
    tags: ['Seducción', 'Caribe', 'Humor'],
    picture: {
      id: 'barranquilla-carnaval',
      caption: 'En el carnaval se baila junto y se mira despacio.',
      credit: 'SoHo',
    },
    body: [
      'Suman 241 años, tres matrimonios felices y uno que “no salió, pero bailaba muy bien”. Se sientan todas las tardes en el mismo banco de Barranquilla, menos en carnaval, y aceptaron hablar con una condición: que no los grabara, porque la voz, dijeron, se gasta.',
      'Para don Rafa, el mayor, el problema de los jóvenes es la prisa. “Ustedes mandan un muñequito y ya. Yo mandé un ramo de limón. Ella tenía que preguntarme por qué limón, y ahí empezaba la conversación”. Duraron hablando del limón dos meses. Se casaron en marzo.',
      'Don Efraín defiende la mirada de tres tiempos: la que se cae, la que vuelve y la que se queda. Nunca la cuarta, que es mala educación. Y si a la segunda ella mira el reloj, uno se despide con elegancia y le desea buen viaje.',
      'El tercero, don Nacho, que habla poco, tiene una sola regla, y los otros dos asienten: preguntar y creer la respuesta. “El no es una palabra completa. El sí, en cambio, hay que seguirlo mereciendo”. Después sacó una peineta, se arregló el único mechón y le hizo campo en el banco a su señora, que venía con los raspados.',
    ],
  },
] satisfies SeedStory[];
