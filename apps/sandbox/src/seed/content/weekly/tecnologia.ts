import type { SeedStory } from '../../types.ts';

export const TECNOLOGIA = [
  {
    brand: 'weekly',
    slug: 'centros-datos-sabana-agua-energia',
    sections: ['/tecnologia', '/economia', '/especiales'],
    kicker: 'Nube',
    headline: 'La nube tiene sed: los centros de datos de la Sabana ya consumen lo que una ciudad pequeña',
    standfirst:
      'Siete edificios sin ventanas, entre Tocancipá y Cota, guardan las fotos y las facturas de medio país. Los municipios empiezan a preguntar con qué agua se enfrían.',
    by: ['fabian-lourido-varela'],
    ago: 270,
    tags: ['Centros de datos', 'Energía', 'Agua'],
    picture: {
      id: 'centro-datos',
      caption: 'Un centro de datos mediano consume la energía de 30.000 hogares.',
      credit: 'Laura Cárdenas / Semanario',
    },
    body: [
      'Por fuera parecen bodegas de flores: paredes blancas, un solo portón, perros. Adentro hace diecinueve grados y el ruido obliga a hablar por señas. En estos siete edificios de la Sabana de Bogotá se guardan las historias clínicas, las nóminas y las fotografías de buena parte del país. “La nube es esto”, dice el ingeniero que nos guía, “una nevera muy grande que nunca se puede desconectar”.',
      'Entre todos consumen 210 megavatios, el equivalente a una ciudad como Tunja. La cifra se triplicó en cuatro años por cuenta de la inteligencia artificial, cuyos procesadores trabajan más calientes y más juntos. Y con la energía viene el agua: los sistemas evaporativos gastan, en promedio, 1,8 litros por cada kilovatio hora.',
      { h: 'La pregunta del acueducto' },
      'En Cota, una junta de acción comunal pidió en julio un dato que nadie tenía: cuánta agua de la concesión municipal se iba a enfriar máquinas. La respuesta tardó tres meses. Son 14 litros por segundo, la misma cantidad que reciben cuatro veredas. Desde entonces la Alcaldía exige recircular el 80 por ciento.',
      {
        pull: true,
        quote:
          'No estamos en contra de la tecnología. Queremos saber si el celular se está tomando el agua de la sopa.',
        by: 'Rosa Elvira Tibaquirá, líder comunal',
      },
      'Hay alternativas. Dos de los edificios cambiaron a circuito cerrado, que gasta la décima parte, y aprovechan las noches frías para dejar entrar aire sin compresores. Uno más calienta con su calor residual un invernadero de tomates, en un acuerdo que empezó como chiste entre vecinos y que hoy produce seis toneladas al mes.',
      'El tomate es el mejor embajador del proyecto. Don Efrén Castiblanco, que cultivaba en frío y perdía la mitad de la cosecha con las heladas, recibe ahora un tubo de aire a 34 grados que antes se botaba al cielo. A cambio entrega dos canastillas semanales en la portería. Los vigilantes las rifan. “A mí lo de la nube me parecía un cuento de los jóvenes”, dice, “hasta que me la metieron en el invernadero”.',
      {
        image: 'bogota-cerros',
        caption: 'La Sabana ofrece temperaturas bajas, fibra óptica y cercanía a los clientes.',
        credit: 'Semanario',
      },
      {
        list: [
          'Pida a su proveedor el indicador de uso de agua, no solo el de energía.',
          'Borre copias duplicadas: un tercio de lo almacenado no se consulta jamás.',
          'Prefiera resoluciones bajas en videollamadas largas.',
          'Desconfíe de la palabra “verde” sin un número al lado.',
        ],
      },
      'El Gobierno prepara un reglamento que clasificará los centros por eficiencia, como se hace con las neveras. La industria lo apoya con una condición: que se mida igual a los edificios públicos, donde todavía funcionan servidores de hace quince años en cuartos con ventilador de piso.',
      {
        oembed: 'youtube',
        url: 'https://www.youtube.com/watch?v=SemCentro01',
        html: '<iframe width="560" height="315" src="https://www.youtube-nocookie.com/embed/SemCentro01" title="Un recorrido por dentro de un centro de datos" allowfullscreen></iframe>',
      },
    ],
  },
  {
    brand: 'weekly',
    slug: 'estafas-voz-clonada-como-protegerse',
    sections: ['/tecnologia', '/como', '/actualidad'],
    kicker: 'Ciberseguridad',
    headline: 'Era la voz de su hijo, pero no era su hijo: cómo protegerse de las llamadas clonadas',
    standfirst:
      'Bastan veinte segundos de audio para imitar a cualquiera. Las denuncias se cuadruplicaron y la mejor defensa cabe en una palabra acordada en familia.',
    by: ['fabian-lourido-varela'],
    ago: 830,
    tags: ['Estafas', 'Inteligencia artificial', 'Consejos'],
    picture: {
      id: 'celular',
      caption: 'La mayoría de las llamadas fraudulentas ocurre entre las seis y las ocho de la noche.',
      credit: 'Semanario',
    },
    body: [
      'Doña Graciela reconoció el llanto. “Mamá, tuve un accidente, no cuelgues”. Le pidieron cuatro millones para un abogado y ella transfirió tres, todo lo que tenía. Su hijo, mientras tanto, estaba en cine. La voz había salido de un video de cumpleaños.',
      'La Policía recibió este año 6.240 denuncias por suplantación de voz, cuatro veces más que el anterior. Los programas que la clonan cuestan menos que una gaseosa y necesitan veinte segundos de muestra.',
      'El método casi siempre es el mismo: una llamada al atardecer, un ruido de fondo, una voz conocida que llora poco y pide mucho. Enseguida toma el teléfono un tercero, amable, con título. Él es quien dicta la cuenta. La Policía desmanteló en octubre una sala con catorce puestos en la que cada operador tenía pegado en la pantalla un letrero: “No deje que piense”.',
      {
        list: [
          'Acuerde con su familia una palabra clave que no esté en redes.',
          'Cuelgue y llame usted al número de siempre.',
          'Pregunte algo que solo esa persona sepa y que no sea una fecha.',
          'No transfiera a cuentas nuevas con prisa: la prisa es la estafa.',
          'Denuncie en menos de dos horas; el banco puede congelar el giro.',
        ],
        ordered: true,
      },
      'Los expertos recomiendan, además, cerrar los perfiles de los menores y recortar el sonido de los videos públicos. Y no avergonzarse. “El 70 por ciento no denuncia por pena”, dice una fiscal especializada. “El estafador cuenta con eso tanto como con la voz”.',
    ],
  },
  {
    brand: 'weekly',
    slug: 'traductor-nasa-yuwe-laboratorio',
    sections: ['/tecnologia', '/cultura', '/educacion', '/especiales'],
    kicker: 'Lenguas',
    headline: 'Un laboratorio de Popayán enseña a una máquina a hablar nasa yuwe, con permiso de los mayores',
    by: ['fabian-lourido-varela'],
    ago: 4700,
    tags: ['Lenguas indígenas', 'Inteligencia artificial', 'Cauca'],
    picture: {
      id: 'mochilas',
      caption: 'El equipo grabó 210 horas de conversación en siete resguardos.',
      credit: 'Semanario',
      alt: 'Tres mochilas de lana, tejidas con dibujos geométricos, cuelgan de un palo frente a un muro de barro',
    },
    body: [
      'Antes de grabar la primera palabra hubo un refresco, que es un ritual, y una pregunta: ¿para qué quiere la máquina nuestra lengua? El equipo de la universidad tardó ocho meses en responder. La respuesta quedó escrita en un contrato de nueve páginas que dice que los datos son del cabildo y que se pueden retirar.',
      'Con 210 horas de conversación, un modelo pequeño ya transcribe nasa yuwe con 81 por ciento de acierto. Sirve para subtitular las asambleas y para que los médicos entiendan a las abuelas. No traduce poesía, por decisión de los mayores: hay palabras que no deben salir de la tulpa.',
      'La parte más ardua fue la ortografía. Hay tres maneras de escribir la lengua y cada una tiene su historia y sus enemistades. El laboratorio resolvió no escoger: el programa acepta las tres y muestra cuál usa cada resguardo. También aprendió a callar. Si alguien le pregunta por una de las palabras reservadas, responde: “Esa hay que ir a oírla”.',
      'El modelo corre en un computador corriente, sin internet. Los maestros lo usan en catorce escuelas y lo corrigen los viernes. “La máquina es como un niño”, dice la lingüista Avelina Pancho. “Pregunta mucho y hay que decirle que no a veces”.',
    ],
  },
] satisfies SeedStory[];
