import { clipStories } from './clip.ts';

const SITE = '/foros-semanario';

export const FORUMS_VIDEOS = clipStories({
  brand: 'forums',
  sections: [`${SITE}/videos`, '/videos'],
  credit: 'Foros Semanario',
  ago: 3049,
  every: 4021,
  clips: [
    {
      headline: 'Tres ideas para que un municipio pequeño cobre bien el predial sin perder la elección',
      picture: 'billetes',
      caption: 'La mesa sobre finanzas locales reunió a veintidós alcaldes.',
      also: [`${SITE}/momentos-imperdibles`],
      tags: ['Municipios', 'Impuestos'],
      pictures: ['plaza-bolivar', 'auditorio'],
      chapters: ['Una factura que se entienda', 'El descuento', 'La obra a la vista'],
      text: [
        'La primera idea es la más barata: una factura de una hoja, con el mapa del lote y la cuenta hecha. Donde la probaron, el pago subió once puntos en un año.',
        'La segunda es el descuento por puntualidad, que premia al que paga y no al que espera la amnistía. Los alcaldes reconocieron que la amnistía da votos una vez y deuda siempre.',
        'La tercera es mostrar la obra. Un letrero que diga cuántos prediales costó el parque vale más que una valla con la foto del alcalde. Hubo risas, y después un aplauso.',
      ],
    },
    {
      headline: 'Qué aprendió un aeropuerto de sus filas: el caso que abrió el foro de turismo',
      picture: 'aeropuerto',
      caption: 'El caso se presentó con los datos de catorce meses.',
      tags: ['Turismo', 'Infraestructura'],
      text: [
        'La fila no era de pasajeros sino de puertas: había tres abiertas de nueve. El gerente lo descubrió sentado en el piso, con un contador manual, durante cuatro madrugadas.',
        'Abrir otras dos costó menos que el estudio que pensaba contratar. La espera bajó de cincuenta a diecinueve minutos. Su consejo al auditorio fue corto: siéntense en el piso.',
      ],
    },
    {
      headline: 'El café que viene: lo que discutieron productores y tostadores en el foro de Pereira',
      picture: 'finca-cafetera',
      caption: 'El foro se hizo en el patio de secado de una finca.',
      tags: ['Café', 'Clima'],
      pictures: ['cafe-grano'],
      text: [
        'Los productores pidieron precio; los tostadores, paciencia. En la mitad quedó un dato: con dos grados más, la franja del café sube doscientos metros y la finca no puede subir.',
        'La salida que más apoyo tuvo fue sembrar sombra desde ahora y pagarla entre todos. Se firmó un compromiso de una página. El próximo foro empezará por leerla en voz alta.',
      ],
    },
    {
      headline: 'Ganadería que no tumba selva: las cuentas de una finca del Caquetá',
      picture: 'llano-ganado',
      caption: 'La finca pasó de una res por hectárea a tres.',
      tags: ['Ganadería', 'Selva'],
      text: [
        'Norbey Cuéllar llegó con un cuaderno y sin diapositivas. Dividió el potrero en cuarenta, rotó las vacas y sembró árboles. En seis años triplicó la carga y soltó sesenta hectáreas.',
        'Lo que soltó ya es rastrojo alto. La pregunta del público fue cuánto le costó. Leyó la cifra dos veces, porque la primera nadie la creyó de lo baja.',
      ],
    },
    {
      headline: 'Deporte y paz: el entrenador que cambió una frontera invisible por una cancha',
      picture: 'futbol-gol',
      caption: 'La cancha queda justo donde nadie pasaba.',
      also: [`${SITE}/momentos-imperdibles`],
      tags: ['Deporte', 'Convivencia'],
      text: [
        'Entre dos barrios había una calle por la que nadie pasaba. El entrenador pidió pintar ahí la línea del centro. El primer partido se jugó con policía y el segundo, con suegras.',
        'Hoy entrenan ciento noventa niños. El fiscal que estaba en el panel confirmó la cifra que importa: van dieciséis meses sin un herido en esa calle.',
      ],
    },
    {
      headline: 'Moda que paga bien: el panel donde una marca abrió sus nóminas',
      picture: 'costura',
      caption: 'La gerente llevó las planillas impresas.',
      tags: ['Moda', 'Empleo'],
      text: [
        'La gerente puso las planillas sobre la mesa y pidió que las leyeran. Cada costurera gana un salario y medio, y la prenda cuesta cuatro mil pesos más que la de al lado.',
        'Vendió igual. Su explicación es que la etiqueta lleva el nombre de quien cosió. Dos competidores del panel dijeron que lo iban a pensar; uno pidió la plantilla.',
      ],
    },
    {
      headline: 'Un acuerdo sobre los migrantes que firmaron cinco alcaldes de la frontera',
      picture: 'migrantes',
      caption: 'El documento tiene nueve puntos y cinco firmas.',
      tags: ['Migración', 'Ciudades'],
      by: 'mariana-cifuentes-uribe',
      text: [
        'Los cinco llegaron con cifras distintas de la misma gente. Pasaron la primera hora sumando. Cuando coincidieron, el resto salió rápido: registro único, colegio y vacuna.',
        'No hubo acuerdo sobre el trabajo. Quedó escrito como desacuerdo, con fecha para volver a discutirlo. La moderadora lo llamó el punto más honesto de la tarde.',
      ],
    },
    {
      headline: 'Agua para quinientos mil: la tubería que nadie quería y hoy nadie discute',
      picture: 'amazonas-rio',
      caption: 'La planta toma el agua a cuatro kilómetros de la orilla.',
      tags: ['Agua', 'Obras'],
      text: [
        'Hubo nueve audiencias y en todas ganó el no. La ingeniera contó qué cambió en la décima: llevó un vaso del agua de hoy y uno del agua que vendría, y se tomó los dos.',
        'Del primero se arrepintió durante tres días. La obra se aprobó por un voto. El señor que más la atacó es hoy quien abre la planta los lunes.',
      ],
    },
    {
      headline: 'Noches más seguras con luz y música: el experimento de una ciudad intermedia',
      picture: 'bogota-noche',
      caption: 'El piloto duró veinte semanas en seis parques.',
      tags: ['Ciudades', 'Seguridad'],
      text: [
        'Apagaron las sirenas y prendieron bombillos. En tres parques pusieron además una banda los viernes. Donde hubo solo luz, los robos bajaron nueve por ciento; donde hubo música, treinta.',
        'La secretaria pidió cautela: veinte semanas son pocas. El músico del panel pidió otra cosa, que también quedó en el acta: que les paguen a tiempo.',
      ],
    },
    {
      headline: 'Volver al museo empieza en la calle: la lección de cómo se llena una sala un martes',
      picture: 'cali-ermita',
      caption: 'La visita empieza afuera, en la calle que todos conocen.',
      tags: ['Cultura', 'Públicos'],
      text: [
        'El recorrido ya no empieza en la sala uno sino en la calle. La guía señala un balcón, cuenta quién vivió ahí y luego invita a subir a conocerlo en un cuadro.',
        'El martes pasó de doce visitantes a ciento cuarenta. No cambió la colección ni el precio. Cambió la primera frase, que antes decía “no tocar” y ahora dice “buenos días”.',
      ],
    },
    {
      headline:
        'Un juez, una fiscal y un alcalde responden la misma pregunta: ¿cuánto debe durar un proceso?',
      picture: 'juzgado',
      caption: 'La mesa sobre justicia cerró la mañana.',
      tags: ['Justicia', 'Debate'],
      text: [
        'El juez respondió con un número: ciento veinte días. La fiscal, con una condición: los que tarde el perito. El alcalde contó el caso de un puente que lleva nueve años en un cajón.',
        'Coincidieron en una sola medida: que cada expediente diga en la portada quién lo tiene y desde cuándo. No vale nada y se puede empezar el lunes.',
      ],
    },
    {
      headline: 'Lo que una plaza de mercado le enseñó a la banca: el crédito que se paga por días',
      picture: 'mercado-plaza',
      caption: 'El caso se contó con las cuentas de doscientos puestos.',
      tags: ['Crédito', 'Comercio'],
      text: [
        'En la plaza nadie piensa en meses. El préstamo se toma a las tres de la mañana y se paga a las dos de la tarde. El problema no era el plazo sino el precio: el diez por ciento diario.',
        'La cooperativa copió el horario y cambió la tasa. Presta de madrugada, cobra a la salida y pierde uno de cada cien. Los banqueros del auditorio tomaron nota de la hora, no de la tasa.',
      ],
    },
  ],
});
