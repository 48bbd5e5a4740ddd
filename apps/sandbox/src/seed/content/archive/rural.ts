import type { ArchiveTheme } from './theme.ts';

const section = (name: string): ArchiveTheme['sections'] => [`/semanariorural/${name}`];

export const RURAL_ARCHIVE: readonly ArchiveTheme[] = [
  {
    sections: section('agricultura'),
    kicker: 'Cultivos',
    tags: ['Agricultura', 'Cosecha'],
    pictures: ['flores-cultivo', 'mochilas', 'lluvia'],
    angles: [
      [
        'El {cultivo} de {lugar} se siembra ahora en curva y la tierra dejó de irse',
        'La técnica es vieja y el resultado, medido: {n} por ciento menos de pérdida de suelo. Los vecinos se prestan el nivel y la cuerda.',
      ],
      [
        'La semilla de {cultivo} que un agricultor de {lugar} guardó durante {n} años',
        'Resistió la sequía y una mudanza. Hoy la multiplican once familias, con un cuaderno donde cada una anota lo que promete devolver.',
      ],
      [
        'Cómo aprendió {lugar} a vender {cultivo} por peso y no por bulto',
        'Una báscula comunitaria cambió el trato con los intermediarios. En la primera cosecha, {m} bultos resultaron ser bastante más de lo que se cobraba.',
      ],
      [
        'Los jornales de {lugar}: quién recoge el {cultivo} cuando nadie quiere hacerlo',
        'Faltan manos en la temporada alta. Una cuadrilla de {n} personas recorre el departamento con carpas, cocinera y tarifas escritas.',
      ],
    ],
    paragraphs: [
      'La finca queda a {n} minutos de {lugar}, subiendo. El dueño recorre los surcos antes del desayuno y sabe, por el color de la hoja, cuál pidió agua y cuál se la inventó.',
      'El agrónomo recomienda lo básico: análisis de suelo, cobertura y calendario. “Lo caro no es el abono, es echarlo donde no hace falta”, repite en cada visita.',
      'El precio del {cultivo} varió {m} pesos en dos meses. Los productores de {depto} llevan su propia tabla, en la pared de la tienda, y la actualizan con tiza.',
      'La próxima siembra depende de las lluvias. Si llegan en la primera semana, habrá cosecha en junio; si se demoran, el plan es fríjol y paciencia.',
    ],
  },
  {
    sections: section('cafe'),
    kicker: 'Café',
    tags: ['Café', 'Calidad'],
    pictures: ['copa-bar', 'bar-caja', 'restaurante', 'relojero-mesa'],
    angles: [
      [
        'La taza de {lugar} que sacó {n} puntos más después de cambiar el secado',
        'Bastó una marquesina de plástico y un rastrillo de madera. El catador pidió conocer la finca y terminó volteando el grano.',
      ],
      [
        'El café de {lugar} que se vende con el nombre de la recolectora',
        'Cada bolsa dice quién lo cogió y qué día. Son {m} libras por cosecha y se acaban antes de que termine la tostión.',
      ],
      [
        'Tostar en la vereda: la máquina que {n} familias de {lugar} compraron juntas',
        'La pagaron en dos cosechas y la usan por turnos. El olor llega hasta {agua} y ha vuelto inútil cualquier publicidad.',
      ],
      [
        'La broca bajó en {lugar} y el secreto fue recoger lo que se cae al suelo',
        'Lo llaman repase y nadie lo quería hacer. Un grupo de jóvenes lo cobra por kilo y en {n} meses limpió los lotes.',
      ],
    ],
    paragraphs: [
      'En {lugar} el beneficiadero suena antes que los gallos. Son {n} cargas por noche en plena cosecha, y una lámpara que cuelga del mismo clavo desde que vivía el abuelo.',
      'La catación se hizo sobre una mesa de comedor. Diez pocillos, diez cucharas y un silencio que solo se rompe al sorber, que en este oficio es buena educación.',
      'El comité de {depto} entrega asistencia y semilla. Lo que hace la diferencia, dicen los técnicos, es el registro: {m} datos por lote, escritos aunque dé pereza.',
      'El comprador paga una prima por la taza limpia. Alcanza para el techo del secadero y, si sobra, para la matrícula del menor, que ya sabe distinguir el grano negro.',
    ],
  },
  {
    sections: section('ganaderia'),
    kicker: 'Ganadería',
    tags: ['Ganadería', 'Leche'],
    pictures: ['nevado', 'carretera', 'galletas'],
    angles: [
      [
        'El hato de {lugar} que produce más leche con {n} vacas menos',
        'Sombra, agua limpia y potreros pequeños. La cuenta sorprendió al propio dueño, que vendió animales y compró árboles.',
      ],
      [
        'La quesera de {lugar} que compra toda la leche de su vereda',
        'Recibe {m} litros diarios y paga los viernes, sin falta. Su queso con {cultivo} ya se consigue en tres capitales.',
      ],
      [
        'Las cercas vivas de {lugar} guardan {agua} y engordan al ganado',
        'Se sembraron {m} árboles en dos años. Los terneros comen de las ramas y el caudal del verano dejó de dar miedo.',
      ],
      [
        'La vacunadora de {lugar} conoce a {n} fincas por el ladrido de sus perros',
        'Lleva la nevera a lomo de mula y el registro en la memoria. En esta jornada llegó hasta donde no llega el mapa.',
      ],
    ],
    paragraphs: [
      'El ordeño empieza a las tres y media. En {lugar} todavía se hace a mano en {n} fincas, con la puerta abierta y un radio que da las noticias y la hora.',
      'El veterinario pide dos cosas: agua a la sombra y sal siempre. Todo lo demás, asegura, mejora solo cuando el animal no tiene que caminar por sed.',
      'En {depto} el litro se paga según la grasa y según la distancia. La cooperativa consiguió {m} pesos más al enfriar la leche en el mismo corral.',
      'Don Eliécer nombró a todas sus vacas como a las telenovelas. Cuando se le pregunta por el rendimiento, responde por capítulos y casi siempre termina bien.',
    ],
  },
  {
    sections: section('agua'),
    kicker: 'Agua',
    tags: ['Agua', 'Ambiente'],
    pictures: ['cali-rio', 'amazonas-rio', 'pacifico-selva', 'nevado'],
    angles: [
      [
        'El acueducto de {lugar} que administran {n} usuarios y nunca ha subido la tarifa',
        'La bocatoma se limpia en minga y las cuentas se leen en misa. El secreto es un fontanero que no acepta vacaciones.',
      ],
      [
        '{lugar} cerró un nacimiento para salvarlo y {agua} volvió a sonar en verano',
        'Dos hectáreas sin ganado bastaron. La junta mide el caudal cada lunes y ya va en {m} anotaciones.',
      ],
      [
        'La cosecha de agua de {lugar}: {m} canecas bajo {n} techos',
        'El invierno se guarda en tanques y el verano se reparte por horas. Una maestra diseñó el sistema con sus alumnos de sexto.',
      ],
      [
        'El pleito por {agua} que {lugar} resolvió con un calendario y una llave',
        'Antes se peleaba de noche. Ahora {n} fincas riegan por turnos y quien incumple pone el almuerzo de la siguiente reunión.',
      ],
    ],
    paragraphs: [
      'El camino hasta la bocatoma de {lugar} toma {n} minutos y tres pasos de alambre. Arriba, el fontanero revisa la rejilla con la mano, como quien toma la temperatura a un niño.',
      'La corporación de {depto} reconoció la concesión después de ocho años. El documento está plastificado y viaja en el morral de la presidenta, por si alguien pregunta.',
      'En la asamblea se discutió el consumo de {m} metros cúbicos que nadie explicaba. Apareció en una piscina inflable y se resolvió sin multas, pero con vergüenza.',
      'La siembra de árboles nativos continúa cada octubre. Los niños ponen su nombre en una estaca y vuelven a ver quién creció más, si ellos o el yarumo.',
    ],
  },
  {
    sections: section('mujeres-rurales'),
    kicker: 'Mujeres rurales',
    tags: ['Mujeres', 'Asociaciones'],
    pictures: ['costura', 'zurcido', 'nadadoras', 'aula', 'biblioteca', 'zapatos'],
    angles: [
      [
        'Las {n} socias de {lugar} que compraron la trilladora y aprendieron a repararla',
        'El mecánico vivía lejos y cobraba por la visita. Ahora atienden a las fincas vecinas y enseñan el oficio los domingos.',
      ],
      [
        'La escritura a nombre propio: {m} mujeres de {lugar} ya tienen su título',
        'Una brigada jurídica recorrió las veredas durante meses. El primer papel se leyó en voz alta, con la vecina como testigo.',
      ],
      [
        'El vivero de {lugar} que empezó en tarros y hoy surte a {depto}',
        'Vende {m} plántulas de {cultivo} al mes. Las fundadoras pagan estudios, medicinas y una niñera para las reuniones.',
      ],
      [
        'La presidenta de la junta de {lugar} maneja el tractor y las actas',
        'Fue elegida por {n} votos y una condición suya: que las reuniones empezaran a la hora. Desde entonces terminan temprano.',
      ],
    ],
    paragraphs: [
      'La asociación de {lugar} nació debajo de un palo de mango. Eran {n} mujeres, una libreta y la decisión de no volver a pedir permiso para ir al banco.',
      'Llevan las cuentas en dos copias y las leen cada mes. “Si un número no se puede explicar, no se firma”, dice la tesorera, que terminó el bachillerato a los cincuenta y uno.',
      'El capital llegó a {m} mil pesos por socia. Con eso compraron herramientas, no terrenos: la tierra, calculan, se arrienda mejor entre primas.',
      'Los esposos ayudan, algunos. Los demás cuidan a los niños los sábados, una actividad que en {depto} ha producido, según ellas, los mejores sancochos de la región.',
    ],
  },
];
