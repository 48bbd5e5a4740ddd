import { clipStories } from './clip.ts';

const SITE = '/semanariorural';

/** The topics of the videos. */
const LEARN = `${SITE}/videos/aprenda`;
const CRAFTS = `${SITE}/videos/oficios`;

export const RURAL_VIDEOS = clipStories({
  brand: 'rural',
  sections: [`${SITE}/videos`, '/videos'],
  credit: 'Semanario Rural',
  ago: 3307,
  every: 3919,
  clips: [
    {
      headline: 'El arroz de Nunchía se salva de madrugada: un día con el que cuida las compuertas',
      picture: 'valle-cana',
      caption: 'Las acequias llevan el agua por turnos de cuatro horas.',
      tags: ['Agua', 'Arroz'],
      also: [CRAFTS],
      pictures: ['represa', 'lluvia'],
      chapters: ['Las cuatro de la mañana', 'El turno', 'La lluvia'],
      text: [
        'Edilberto Pan abre la primera compuerta a las cuatro, con linterna y sin reloj. Sabe la hora por los gallos y el caudal por el ruido que hace el agua contra la tabla.',
        'Cada finca tiene cuatro horas. Si alguien se pasa, al otro se le seca el surco. El cuaderno de turnos tiene treinta años y una sola hoja arrancada, de la que nadie habla.',
        'Cuando llueve, todo sobra. Edilberto cierra las compuertas y se va a dormir. Dice que la lluvia es la única patrona que le ha dado vacaciones.',
      ],
    },
    {
      headline: 'Cómo se hace un ensilaje que dure seis meses, con bolsas y sin máquina',
      picture: 'tribuna-foro',
      caption: 'La clase se dicta en el salón comunal y se practica en el potrero.',
      tags: ['Ganadería', 'Guía'],
      also: [LEARN],
      pictures: ['ensilaje-finca'],
      text: [
        'Se pica el maíz en pedazos de dos dedos, se pisa por capas y se saca el aire con el cuerpo. La bolsa queda dura como una pared. Si suena hueca, hay que empezar otra vez.',
        'A los treinta días huele a vinagre dulce: está listo. En febrero, cuando el pasto es una alfombra café, esa bolsa alimenta a nueve vacas durante una semana.',
      ],
    },
    {
      headline: 'El museo de las semillas de Silvia, donde la entrada se paga con una historia',
      picture: 'museo',
      caption: 'Las paredes cuentan de quién es cada semilla.',
      tags: ['Semillas', 'Mujeres rurales'],
      also: [CRAFTS],
      by: 'rosalba-almendra-ussa',
      text: [
        'En Silvia hay una sala con ochenta frascos. Para llevarse uno hay que contar de dónde viene la semilla que se deja a cambio. La más vieja llegó en el delantal de una bisabuela.',
        'Este año aparecieron tres papas que se daban por perdidas. Las trajo un muchacho que las encontró en la huerta de una escuela cerrada. Se fue con fríjol y con dos abrazos.',
      ],
    },
    {
      headline: 'Energía de viento para bombear agua: el molino que armaron en un colegio agrícola',
      picture: 'energia-eolica',
      caption: 'El molino gira desde los tres metros por segundo.',
      tags: ['Energía', 'Agua'],
      also: [LEARN, CRAFTS],
      text: [
        'Las aspas son de un tubo de acueducto cortado en tres. El eje salió de una bicicleta. El molino sube once litros por minuto cuando sopla y nada cuando no, que es la primera lección.',
        'Los de once lo midieron durante un semestre. Con dos molinos más, la huerta no depende del motor. La gasolina que ahorran se convirtió en el paseo de grado.',
      ],
    },
    {
      headline: 'El veterinario que sale de noche en un sedán rojo y conoce a los perros de sesenta fincas',
      picture: 'auto',
      caption: 'El recorrido empieza en la ciudad y tiene ochenta y dos kilómetros.',
      tags: ['Leche', 'Caminos'],
      also: [CRAFTS],
      by: 'efrain-buitrago-cuervo',
      text: [
        'Sale a las tres y cuarto de la mañana. En cada portón lo esperan una vaca y un perro, y Nelson Parra saluda primero al perro. Así, dice, el dueño sabe que llegó sin mirar el reloj.',
        'La consulta es rápida: la ubre, el ojo y el comedero. En veinte años pidió apartar catorce vacas del ordeño. Cada una se discutió en la mesa de la cocina, con tinto y sin gritos.',
      ],
    },
    {
      headline: 'Un bus convertido en biblioteca sube cada martes a la cordillera con mil libros',
      picture: 'libros',
      caption: 'Los libros más pedidos son los de animales y los de cuentas.',
      tags: ['Lectura', 'Veredas'],
      also: [CRAFTS],
      text: [
        'El conductor es también el bibliotecario. Presta con una libreta y sin multas: si un libro no vuelve, es que alguien lo está leyendo despacio.',
        'En la última vereda sube una señora de setenta y ocho años que aprendió a leer hace dos. Lleva siempre el mismo libro de recetas y devuelve siempre una hoja con una receta nueva.',
      ],
    },
    {
      headline: 'La orquesta de la vereda: catorce instrumentos, un profesor y ninguna partitura completa',
      picture: 'orquesta',
      caption: 'Los ensayos son los sábados, después del mercado.',
      tags: ['Música', 'Gente'],
      also: [CRAFTS],
      text: [
        'El trombón vive en una finca de café y el violín en una de mora. Ensayan los sábados, cuando todos bajan a vender, y el profesor completa con la voz lo que falta en el papel.',
        'Tocaron en Pasto frente a dos mil personas. Cuando se fue la luz siguieron a oscuras, como en la casa. Nadie se dio cuenta hasta los aplausos.',
      ],
    },
    {
      headline: 'Los yogures de la abuela pasan el examen del laboratorio con la mejor nota',
      picture: 'laboratorio',
      caption: 'La muestra se lleva en nevera y se siembra antes de cinco horas.',
      tags: ['Leche', 'Mujeres rurales'],
      also: [CRAFTS],
      by: 'gloria-chaparro-nino',
      text: [
        'Cinco mujeres de Belén llevaron su yogur a la universidad con miedo. La bacterióloga lo miró al microscopio, lo volvió a mirar y les preguntó quién les había enseñado.',
        'El secreto es hervir dos veces y esperar una. Ya tienen el registro y una etiqueta con la cara de la abuela, que pidió salir sin delantal.',
      ],
    },
    {
      headline: 'Derrumbe en la vía: los campesinos que bajaron la papa en mula para no perderla',
      picture: 'derrumbe',
      caption: 'La carretera estuvo cerrada nueve días.',
      tags: ['Papa', 'Caminos'],
      also: [CRAFTS],
      by: 'hector-guevara-majin',
      text: [
        'La montaña se vino un lunes con cuatrocientas toneladas de papa arriba. El martes ya había una fila de mulas. Cada una baja dos bultos y sube una remesa.',
        'Bajaron la mitad en nueve días. La otra mitad se quedó y se volvió almidón. Con ese almidón, la asociación hizo un pan que se acabó antes de que abrieran la vía.',
      ],
    },
    {
      headline: 'Qué decide un juez de tierras en treinta segundos y qué se demora treinta años',
      picture: 'juzgado',
      caption: 'La sala de tierras oye a dos veredas por semana.',
      tags: ['Tierras', 'Justicia'],
      also: [LEARN],
      text: [
        'Primero oye a los vecinos, después camina el lindero y al final abre el plano. Dice que un mojón corrido se nota en la voz de quien lo corrió.',
        'Lo que no debería mirar es el apellido. En tres municipios, los pleitos entre parientes tardaron el doble y terminaron con el mismo lindero.',
      ],
    },
    {
      headline: 'El fútbol de las seis: la cancha donde juegan recolectores, patrones y un cura',
      picture: 'futbol-gol',
      caption: 'La cancha está a dos mil metros y tiene una portería más baja.',
      tags: ['Gente', 'Café'],
      also: [CRAFTS],
      text: [
        'En cosecha llegan seiscientos recolectores de nueve departamentos. A las seis sueltan el canasto y suben a la cancha. Los equipos se arman por vereda, nunca por apellido.',
        'El cura tapa. El patrón juega de suplente porque llega tarde. El domingo ganó el Huila y el premio, un cerdo, se lo comieron los dos equipos.',
      ],
    },
    {
      headline: 'Tomates bajo plástico: la cuenta completa de una cosecha que casi no dejó nada',
      picture: 'billetes',
      caption: 'De cada mil pesos de la plaza, al productor le quedaron noventa.',
      tags: ['Tomate', 'Cuentas'],
      also: [LEARN],
      by: 'catalina-orozco-zea',
      pictures: ['mercado-plaza', 'carretera'],
      chapters: ['Lo que se gasta', 'Lo que se vende', 'Lo que queda'],
      text: [
        'El plástico costó once millones y dura tres años. Sumamos semilla, abono, jornales y el agua, que nadie suma. Cada kilo salió de la finca valiendo novecientos pesos.',
        'En la plaza lo pagaron a mil cien un lunes y a seiscientos un viernes. El viernes había llegado un camión de otra parte. Nadie avisó, porque nadie avisa nunca.',
        'Al final quedaron noventa pesos por kilo. Con cuatro fincas juntas y un cuarto frío prestado, el año que viene pueden esperar hasta el lunes.',
      ],
    },
    {
      headline: 'Yoga antes de sembrar: así cuidan la espalda las guardianas que nombran cada frailejón',
      picture: 'yoga',
      caption: 'Antes de sembrar, el grupo calienta las manos y la espalda.',
      tags: ['Páramo', 'Mujeres rurales'],
      also: [CRAFTS],
      pictures: ['paramo-frailejones'],
      text: [
        'Un frailejón crece un centímetro al año. Por eso lo nombran: para no olvidarse de volver. Este año sembraron dos mil y se murieron ochenta, que también tienen nombre.',
        'Suben los jueves, con lluvia o con sol. Calientan las manos antes de tocar la tierra. El acueducto de abajo les paga el transporte y ellas le pagan con agua.',
      ],
    },
    {
      headline: 'De la moto al tractor: la escuela donde se aprende a manejar a los sesenta',
      picture: 'motocicleta',
      caption: 'Quien ya maneja moto aprende más rápido los cambios.',
      tags: ['Maquinaria', 'Escuelas'],
      also: [LEARN, CRAFTS],
      pictures: ['tractor-campo'],
      text: [
        'La primera clase es sin motor: subirse, mirar y bajarse. La segunda, en primera. El que quiere correr se devuelve a la primera clase, y casi siempre es el más joven.',
        'Doña Flor Inés Roa se graduó a los sesenta y tres. Ara su lote y el de dos vecinos. Cobra menos que el tractorista del pueblo y los surcos le quedan más derechos.',
      ],
    },
    {
      headline:
        'La loma que levantaron con palas y una máquina prestada para dormir el ganado cuando crece el río',
      picture: 'obra-troncal',
      caption: 'La loma tiene tres metros de alto y cabida para doscientas reses.',
      tags: ['Agua', 'Ganadería'],
      also: [LEARN],
      text: [
        'En La Mojana el agua sube de noche. Hace dos años, la vereda amontonó tierra durante siete meses, a pala y con una máquina prestada, hasta hacer una loma de tres metros.',
        'Este invierno durmieron allí doscientas reses, cuarenta cerdos y once familias. Abajo solo se veían los techos. La loma ya tiene nombre, pasto y un árbol de mango.',
      ],
    },
    {
      headline: 'El restaurante de carretera donde los camioneros deciden a cómo está la yuca',
      picture: 'arepa-huevo',
      caption: 'El desayuno se sirve desde las tres de la mañana.',
      tags: ['Mercados', 'Caminos'],
      also: [CRAFTS],
      text: [
        'Entre caldo y arepa se cruzan los que suben y los que bajan. Uno dice cuánto pagaron en la plaza; el otro, cuánto hay en la finca. Antes del segundo tinto, la yuca tiene precio.',
        'La dueña anota todo en la pared de la cocina. Los economistas de la gobernación vinieron a copiarla. Se llevaron los números, y también la receta del caldo.',
      ],
    },
    {
      headline: 'Pintar la finca para que la vean: el oficio que llena de color el camino viejo',
      picture: 'medellin-ladera',
      caption: 'El color de cada puerta lo escoge quien la va a abrir.',
      tags: ['Gente', 'Turismo'],
      also: [CRAFTS],
      text: [
        'Aníbal Quiceno pinta puertas. Antes de abrir el tarro pregunta quién la va a abrir, a qué hora y con qué afán. De eso depende el color, dice, y nunca ha repetido uno.',
        'En el camino viejo hay noventa y cuatro puertas suyas. Los caminantes se detienen, compran jugo y preguntan por él. Las fincas venden más desde que se ven desde lejos.',
      ],
    },
    {
      headline: 'La biblioteca que baja en bestia y presta libros a cambio de semillas',
      picture: 'biblioteca',
      caption: 'Los libros viajan en dos cajones, uno a cada lado.',
      tags: ['Gente', 'Lectura'],
      also: [CRAFTS],
      text: [
        'Cada jueves baja la mula con cuarenta libros. Quien presta uno deja un puñado de semillas; quien lo devuelve, se lleva otras. En seis años se han perdido dos libros y se han recuperado once variedades de fríjol.',
        'El más pedido es un manual de apicultura. El segundo, una novela de amor que ya va por el tercer forro. La bibliotecaria no deja subrayar, pero guarda los papelitos que la gente deja adentro.',
      ],
    },
  ],
});
