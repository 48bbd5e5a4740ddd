import { clipStories } from './clip.ts';

export const WOMEN_VIDEOS = clipStories({
  brand: 'women',
  sections: ['/videos'],
  credit: 'Fucsia',
  ago: 2741,
  every: 3767,
  clips: [
    {
      headline: 'La apicultora que sube a la terraza de un hospital y baja con miel de eucalipto',
      picture: 'apiario',
      caption: 'Las colmenas viven entre dos tanques de agua.',
      tags: ['Oficios', 'Ciudad'],
      pictures: ['hospital'],
      text: [
        'Beatriz Carrillo cuida seis colmenas en el piso once. Las enfermeras le avisan si una abeja entra a la sala de partos; ella la lleva de vuelta en un vaso, con disculpas.',
        'La miel sabe a eucalipto porque hay un bosque a dos kilómetros. Los pacientes de larga estancia reciben una cucharada los domingos y ya distinguen las cosechas.',
      ],
    },
    {
      headline: 'Cómo elegir una moto de segunda sin que te vendan el óxido pintado',
      picture: 'motocicleta',
      caption: 'En el taller se mira primero lo que no brilla.',
      tags: ['Movilidad', 'Guía'],
      text: [
        'Mira debajo, donde la pintura se acaba. El óxido que se deja rascar es polvo; el que no, es un hueco que todavía no se ve. Gira la rueda y escucha: si canta, hay que cambiarla.',
        'Lleva una moneda para medir la cadena y una amiga para discutir el precio. La mecánica que nos enseñó todo esto dice que lo segundo sirve más.',
      ],
    },
    {
      headline: 'El club de ajedrez que se juega en silencio y se celebra con torta de zanahoria',
      picture: 'biblioteca',
      caption: 'Las partidas son los miércoles, en el salón de lectura.',
      tags: ['Amistad', 'Juegos'],
      text: [
        'Nació para no hablar de los hijos. Once mujeres de entre veinte y setenta y nueve años se encuentran los miércoles y la única regla es no pedir perdón por ganar.',
        'La campeona es Olga, que aprendió a los setenta y cinco. Juega con un dedo en la mejilla y no mira a nadie. La torta la hace la que pierde.',
      ],
    },
    {
      headline: 'Una jueza explica en lenguaje claro qué pasa cuando se reparte la casa',
      picture: 'juzgado',
      caption: 'La oficina tiene dos salas de espera, para que nadie se cruce.',
      tags: ['Derechos', 'Dinero'],
      pictures: ['celular', 'bolsa'],
      chapters: ['Lo que es de las dos', 'Lo que es tuyo', 'Lo que se firma'],
      text: [
        'Lo que se compró durante la unión es de las dos personas, aunque lo haya pagado una. También las deudas. La casa que estaba antes sigue siendo de quien la tenía.',
        'Lo que heredaste es tuyo. Si lo vendiste y con eso compraste otra cosa, guarda el papel que lo prueba: sin papel, el juez tiene que suponer.',
        'Nada se firma el mismo día en que se discute. La ley permite pedir tiempo, y una copia, y una amiga al lado. Pide las tres cosas.',
      ],
    },
    {
      headline: 'Boxeo suave: la clase donde se aprende a pegar sin lastimar a nadie',
      picture: 'boxeo',
      caption: 'El saco tiene una flor pintada que se borra cada mes.',
      tags: ['Bienestar', 'Deporte'],
      text: [
        'La entrenadora pide cerrar los ojos antes de lanzar el primer golpe. Hay que saber de dónde viene, dice. Después el saco responde y todas se ríen.',
        'Al terminar escriben una palabra en la venda y la lavan. Las palabras se van con el agua; los brazos se quedan fuertes. Hay lista de espera.',
      ],
    },
    {
      headline: 'El bosque de niebla que cuidan tres hermanas y un cuaderno de 1971',
      picture: 'paramo-frailejones',
      caption: 'La niebla entra a las dos de la tarde, casi siempre.',
      tags: ['Naturaleza', 'Herencia'],
      text: [
        'El papá les dejó noventa hectáreas y una instrucción: no hacer nada. Las hermanas han cumplido durante cincuenta años y cada tarde anotan a qué hora entra la niebla.',
        'El cuaderno es ya un tesoro para la ciencia. Una universidad quiso comprarlo. Ellas prestan una fotocopia y piden, a cambio, que alguien venga a caminar.',
      ],
    },
    {
      headline: 'Aprende a hacer un presupuesto con tres sobres y una canción que dure cinco minutos',
      picture: 'billetes',
      caption: 'Los sobres llevan nombre y no se prestan entre sí.',
      tags: ['Dinero', 'Guía'],
      text: [
        'Un sobre para lo fijo, uno para lo vivo y uno para lo que no sabes. Pon la canción, reparte y cierra cuando se acabe la música. Si dura más, empiezas a mentirte.',
        'El tercer sobre es el importante. No es ahorro: es tranquilidad. Se abre solo con testigo, y el testigo tiene que preguntarte para qué.',
      ],
    },
    {
      headline: 'El mercado de las flores a las tres de la mañana, contado por quien lo barre',
      picture: 'bogota-noche',
      caption: 'A esa hora la ciudad huele a tallo cortado.',
      tags: ['Ciudad', 'Oficios'],
      pictures: ['flores-cultivo'],
      text: [
        'María Elvira barre pétalos desde hace diecinueve años. Sabe qué día es por el color del piso: los lunes, blanco; los viernes, rojo; el dos de noviembre, morado.',
        'Con lo que barre hace un tinte que no se vende. Ha pintado los manteles de toda su cuadra. El suyo, dice, es el único oficio que empieza cuando se acaba la belleza.',
      ],
    },
    {
      headline: 'La torera que colgó el traje y abrió un refugio para veintidós caballos viejos',
      picture: 'llano-ganado',
      caption: 'Los caballos pastan con las vacas del vecino.',
      tags: ['Animales', 'Historias'],
      text: [
        'Se retiró una tarde de 2009, sin avisar. Vendió el traje y con eso compró heno. El primer caballo llegó de una carreta; el último, de una película.',
        'Cada uno tiene su historia escrita en la puerta. Los niños del pueblo vienen a leer en voz alta. Los caballos, asegura ella, prefieren los poemas a las noticias.',
      ],
    },
    {
      headline: 'Bajo el tren: el taller que enseña a soldar a mujeres en Medellín',
      picture: 'tren',
      caption: 'El taller ocupa una bodega junto a la vía.',
      tags: ['Oficios', 'Trabajo'],
      text: [
        'La chispa asusta el primer día y el segundo ya se extraña. Treinta y cuatro mujeres se han graduado; la mitad trabaja en la empresa que hace los vagones.',
        'Al final del curso cada una suelda una silla para su casa. Hay quien hizo dos, para que alguien más se siente. Cuando pasa el metro, todas levantan la careta.',
      ],
    },
    {
      headline: 'Hora exacta: la locutora que da la hora a los barcos del Pacífico',
      picture: 'buenaventura-puerto',
      caption: 'La emisora transmite desde un contenedor pintado de azul.',
      tags: ['Pacífico', 'Radio'],
      text: [
        'A las cinco en punto, Yesenia Riascos lee la marea, el precio del combustible y los cumpleaños. Los pescadores apagan el motor para oírla.',
        'Una vez leyó por error la hora de ayer y nadie zarpó. Desde entonces tiene tres relojes y una llamada: su mamá, que le confirma si ya amaneció.',
      ],
    },
    {
      headline: 'La relojera que arregla lo que otros tiran y cobra según la historia',
      picture: 'relojero-mesa',
      caption: 'Cada reloj espera su turno con un papelito enrollado.',
      tags: ['Oficios', 'Reparación'],
      text: [
        'Lucero Pabón aprendió mirando a su esposo por encima del hombro. Cuando él perdió el pulso, ella tomó las pinzas. Los clientes tardaron un año en notarlo.',
        'Si el reloj era de alguien que ya no está, no cobra la limpieza. Si es un regalo arrepentido, cobra doble. Para saberlo basta con preguntar la hora en que se paró.',
      ],
    },
    {
      headline: 'Cabina abierta: lo que dicen por teléfono las voluntarias que escuchan de madrugada',
      picture: 'cabina',
      caption: 'La línea funciona de diez de la noche a seis de la mañana.',
      tags: ['Salud mental', 'Escucha'],
      pictures: ['celular'],
      text: [
        'No dan consejos. Repiten lo último que oyeron, en tono de pregunta, y esperan. El silencio más largo duró once minutos y terminó en “gracias”.',
        'Son cuarenta y se turnan de a tres. Antes de irse a dormir se llaman entre ellas. La regla es la misma: nadie cuelga primera.',
      ],
    },
    {
      headline: 'El carnaval por dentro: coser mil lentejuelas para una tarde de sol',
      picture: 'barranquilla-carnaval',
      caption: 'El vestido pesa nueve kilos y se usa cuatro horas.',
      tags: ['Carnaval', 'Costura'],
      also: ['/moda'],
      text: [
        'En el barrio Abajo se cose desde septiembre. Las tías pegan, las sobrinas ensartan y la abuela cuenta. Si el número no da mil, se desbarata y se vuelve a empezar.',
        'El sábado pesa nueve kilos y brilla cuatro horas. El domingo ya están soltando las lentejuelas para el año que viene. Ninguna se pierde; todas tienen apellido.',
      ],
    },
    {
      headline: 'Caminar la carretera vieja con las mujeres que la empedraron a mano',
      picture: 'carretera',
      caption: 'El tramo tiene once kilómetros y doscientas curvas.',
      tags: ['Caminos', 'Historias'],
      text: [
        'En 1979 eran cuarenta y traían las piedras en el delantal. Hoy quedan nueve. Caminan el tramo cada agosto y saludan por su nombre las piedras que reconocen.',
        'La más joven tiene setenta y dos. Va descalza, porque así la hizo. A la altura del puente sacan una olla y hacen el mismo sancocho de entonces, con menos sal.',
      ],
    },
    {
      headline: 'La comediante que ensaya en el bus y cuenta las risas con los dedos',
      picture: 'comediante',
      caption: 'El cuaderno tiene una columna para las risas y otra para las toses.',
      also: ['/cultura'],
      tags: ['Humor', 'Escena'],
      text: [
        'Escribe en el asiento de atrás, entre la casa y el trabajo. Si una señora se ríe sola al oírla murmurar, el chiste se queda. Si nadie mira, se borra.',
        'Ha probado trescientos. Sobrevivieron cuarenta y uno. El mejor, jura, se lo dictó una desconocida que se bajó en la siguiente parada.',
      ],
    },
    {
      headline: 'Del tablero a la cancha: la profesora que formó un equipo con las que nunca escogían',
      picture: 'futbol-gol',
      caption: 'El equipo entrena después de la última clase.',
      tags: ['Deporte', 'Colegio'],
      text: [
        'Las escogía de últimas el recreo. La profesora de química las escogió de primeras. Perdieron los primeros nueve partidos y nadie faltó a un entrenamiento.',
        'El décimo lo empataron. La celebración duró más que el partido. Este año dos fueron al torneo nacional, y las demás hicieron de hinchada con tambores de laboratorio.',
      ],
    },
    {
      headline: 'Cultivar papa a los treinta: la diseñadora que cambió la pantalla por un surco',
      picture: 'papa-cultivo',
      caption: 'El lote está a tres mil metros, a una hora de la ciudad.',
      by: 'valentina-murcia-ordonez',
      tags: ['Campo', 'Trabajo'],
      pictures: ['papa-cosecha'],
      chapters: ['La renuncia', 'El surco'],
      text: [
        'Renunció un viernes y sembró un lunes. Los vecinos apostaron a que no pasaba de junio. En julio le pidieron que les dibujara las etiquetas de los bultos.',
        'Sigue diseñando, pero cuando llueve. Dice que el surco le enseñó lo que ninguna pantalla: que hay trabajos que no se pueden deshacer y por eso se hacen despacio.',
      ],
    },
    {
      headline: 'La reportera que narra el fútbol de las niñas con la misma voz de la final',
      picture: 'microfono',
      caption: 'La cabina es una mesa plástica y una sombrilla.',
      tags: ['Deporte', 'Radio'],
      text: [
        'Los sábados a las ocho no hay público, pero hay transmisión. Ella dice los nombres completos de las veintidós, con los dos apellidos, porque así se recuerdan.',
        'Las abuelas oyen desde la cocina. Cuando hay gol se demora once segundos en decirlo, los mismos que en la final del año pasado. Nadie le ha pagado por el segundo once.',
      ],
    },
    {
      headline: 'Desarmar un reloj para entender la paciencia: un taller en una sala de espera',
      picture: 'reloj',
      caption: 'Cada mesa tiene una lupa, unas pinzas y un frasco.',
      tags: ['Bienestar', 'Oficios'],
      text: [
        'Son doce piezas y una regla: no se habla de lo que te trajo a la clínica. La tallerista las cuenta contigo y guarda en el frasco las que te sobren.',
        'Nadie lo arma el primer día. La tercera vez, dicen las que volvieron, ya no miran la puerta cada vez que llaman un turno.',
      ],
    },
  ],
});
