import type { SeedStory } from '../../types.ts';

export const AGRICULTURA = [
  {
    brand: 'rural',
    slug: 'papa-boyaca-precio-siembra-escalonada',
    sections: ['/semanariorural/agricultura', '/semanariorural/precios'],
    kicker: 'Papa',
    headline: 'Los paperos de Ventaquemada se pusieron de acuerdo para no sembrar todos el mismo mes',
    standfirst:
      'Ochenta y seis familias repartieron el calendario por veredas y lograron vender la carga a 118.000 pesos cuando el promedio estaba en 84.000. Así lo hicieron, paso por paso.',
    by: ['gloria-chaparro-nino'],
    ago: 85,
    tags: ['Papa', 'Precios', 'Boyacá', 'Asociatividad'],
    picture: {
      id: 'papa-cultivo',
      caption: 'La vereda Puente de Piedra siembra ahora en tres turnos, cada siete semanas.',
      credit: 'Ramiro Pulido / Semanario Rural',
    },
    body: [
      'La historia de siempre se cuenta en una frase: cuando hay papa no hay precio y cuando hay precio no hay papa. En Ventaquemada la sabían de memoria, hasta que el año pasado, después de botar al potrero más de doscientas toneladas, don Misael Pirabán citó a los vecinos en la escuela, pintó un almanaque en el tablero y preguntó: “¿Y si sembramos por turnos, como para ir al baño?”.',
      'Se rieron, pero se quedaron. Ese domingo llegaron 31 familias; hoy son 86, de siete veredas. El acuerdo es sencillo de explicar y difícil de cumplir: el municipio se dividió en tres grupos que siembran con siete semanas de diferencia, de manera que en ninguna semana sale al mercado más de la tercera parte de la cosecha.',
      { h: 'El almanaque de las tres tandas' },
      {
        table: {
          head: ['Tanda', 'Veredas', 'Siembra', 'Cosecha', 'Variedad'],
          rows: [
            ['Primera', 'Puente de Piedra y Parroquia Vieja', 'Enero', 'Junio', 'Superior'],
            ['Segunda', 'Boquerón y Montoya', 'Marzo', 'Agosto', 'Única'],
            ['Tercera', 'Jurpa, Siatá y Compromiso', 'Mayo', 'Octubre', 'Superior y criolla'],
          ],
        },
      },
      'El primer año no fue fácil. Once productores se adelantaron porque necesitaban plata para la matrícula de los muchachos, y el grupo tuvo que crear un fondo de 22 millones de pesos para prestarles sin interés. Ese fondito, como le dicen, resultó ser la clave: nadie vuelve a sembrar a destiempo por hambre.',
      'Doña Herminda Moreno fue una de las que se adelantó. Lo cuenta sin pena: en febrero necesitaba 1,2 millones para la matrícula de la hija y no podía esperar la tanda de mayo. Sembró a escondidas, de madrugada, como si la tierra fuera ajena. Cuando la descubrieron pensó que la iban a sacar. En lugar de eso, don Misael propuso el fondo. “Me dio más vergüenza el préstamo que el regaño, y por eso lo pagué primero que todos”, recuerda. Hoy es la que lleva el libro.',
      {
        pull: true,
        quote: 'El enemigo no era el intermediario. El enemigo era el afán de todos el mismo día.',
        by: 'Misael Pirabán, papero',
      },
      { h: 'Las cuentas claras' },
      'En octubre la carga de cien kilos se pagó en la central de Bogotá a 84.000 pesos en promedio. El grupo vendió a 118.000, porque pudo ofrecer un volumen fijo cada semana a dos cadenas de restaurantes y a una fábrica de papa frita de Tunja. Después de descontar transporte y empaque, a cada familia le quedaron 640.000 pesos más por hectárea que el año anterior.',
      'La bodega también cambió. Antes cada familia esperaba al camión en su propia puerta y vendía al precio que le gritaran desde la cabina. Ahora la papa se lleva a un galpón de 240 metros que la asociación arrendó por 900.000 pesos mensuales. Allí se selecciona por tamaño, se cepilla y se empaca en bultos de cincuenta kilos exactos, pesados dos veces. El comprador sabe lo que lleva y el productor sabe lo que vende. Parece obvio. En treinta años, dicen, nunca había pasado.',
      'Hay reglas y hay sanciones. El que siembra por fuera de su tanda pierde el turno de venta de la semana; el que mezcla papa dañada paga el bulto completo; el que falta a tres reuniones cocina en la cuarta. Esta última, reconocen todos, es la más temida, porque son 86 familias y comen como tal.',
      {
        list: [
          'Haga un censo: quién siembra, cuánto y en qué mes.',
          'Divida por altura y por agua, no por amistad.',
          'Cree el fondo antes de sembrar la primera mata.',
          'Nombre a una persona que lleve el libro y páguele.',
          'Cumpla el primer contrato aunque pierda: la confianza vale más.',
        ],
        ordered: true,
      },
      'La ingeniera agrónoma Nidia Rocío Castelblanco, que los acompaña desde la universidad, agrega un beneficio que nadie buscaba: al no haber papa del mismo tamaño en todo el municipio, la polilla guatemalteca encontró menos comida y el gasto en insecticidas bajó 27 por ciento.',
      {
        image: 'carretera',
        caption: 'Tres camiones por semana llegan a la bodega comunitaria, de martes a jueves.',
        credit: 'Ramiro Pulido / Semanario Rural',
      },
      {
        interstitial: 'La cosecha por turnos de Ventaquemada, en imágenes',
        url: '/semanariorural/agricultura/galeria/galeria-papa-ventaquemada-cosecha/',
      },
      'Ya llamaron de Samacá y de Villapinzón para copiar el modelo. Don Misael no cobra por la asesoría, pero pone una condición: que el almanaque se pinte en un tablero que todos vean. “En el celular cada uno mira lo que le conviene”, dice. “En el tablero se mira lo de todos”.',
      {
        interstitial: 'Precios de la semana: suben la criolla y el tomate, baja la cebolla larga',
        url: '/semanariorural/precios/articulo/precios-semana-centrales/',
      },
      {
        links: {
          title: 'Para su finca',
          items: [
            {
              text: 'Cómo cosechar agua lluvia con menos de un millón de pesos',
              url: '/semanariorural/agua/articulo/cosecha-agua-lluvia-reservorio/',
            },
            {
              text: 'Cinco ensilajes que aguantan el verano',
              url: '/semanariorural/ganaderia/articulo/ensilaje-verano-cinco-recetas/',
            },
          ],
        },
      },
    ],
  },
  {
    brand: 'rural',
    slug: 'cacao-tumaco-fermentacion-cooperativa',
    sections: ['/semanariorural/agricultura'],
    kicker: 'Cacao',
    headline: 'En Tumaco, el cacao que se pagaba a 14.000 pesos hoy se vende a 31.500 por saber esperar',
    standfirst:
      'Seis días de fermentación en cajones de guayacán y un laboratorio del tamaño de una tienda cambiaron la vida de 230 familias del Mira.',
    by: ['efrain-buitrago-cuervo'],
    ago: 350,
    tags: ['Cacao', 'Tumaco', 'Calidad'],
    picture: {
      id: 'cacao',
      caption: 'El grano se voltea cada 24 horas para que el calor sea parejo.',
      credit: 'Ramiro Pulido / Semanario Rural',
    },
    body: [
      'El secreto huele a vinagre. En la bodega de la cooperativa, a orillas del río Mira, doce cajones de guayacán guardan el cacao en baba durante seis días. Antes se vendía mojado, al primer comprador que arrimaba la lancha. Ahora nadie lo suelta hasta que doña Pola Quiñones lo parta con la navaja y le vea el color de chocolate por dentro.',
      'La diferencia es de bolsillo: el kilo sin fermentar se pagaba a 14.000 pesos y el de primera calidad llegó en noviembre a 31.500. Una chocolatera de Antioquia compra veinte toneladas al año y paga el transporte.',
      'Llegar hasta ahí tomó cuatro años y dos fracasos. El primer lote de exportación se devolvió desde el puerto por moho. El segundo, porque alguien mezcló grano de otra vereda. La cooperativa decidió entonces que cada saco llevara el nombre de la familia, pintado con plantilla. “Desde que el costal tiene apellido nadie manda cacao malo”, dice Pola, “porque después toca verse en la misa”.',
      { h: 'Receta de un buen fermento' },
      {
        list: [
          'Coseche solo mazorca madura y pártala antes de cinco días.',
          'Llene el cajón de una vez: si echa cacao de dos días, queda disparejo.',
          'Tape con hoja de plátano y no voltee hasta cumplir 48 horas.',
          'Voltee cada 24 horas hasta el sexto día.',
          'Seque al sol, capa delgada, de cinco a siete días, hasta 7 % de humedad.',
        ],
        ordered: true,
      },
      {
        pull: true,
        quote: 'El cacao es como el muchacho: si lo saca antes de tiempo, amarga.',
        by: 'Pola Quiñones, catadora',
      },
      'Con los ingresos compraron un molino y una nevera para las muestras. El laboratorio lo manejan cuatro jóvenes que ya catan a ciegas. La más afinada, Yesenia Cortés, tiene veintidós años y distingue en la lengua de qué vereda viene cada lote.',
      'El reto es el agua. El río se creció tres veces este año y se llevó dos marquesinas. La cooperativa busca 180 millones de pesos para subir la bodega metro y medio.',
    ],
  },
  {
    brand: 'rural',
    slug: 'cafe-huila-taza-noventa-puntos',
    sections: ['/semanariorural/cafe', '/semanariorural/agricultura'],
    kicker: 'Café',
    headline: 'Noventa puntos en taza: lo que hay detrás del lote que Pitalito vendió a 62 dólares la libra',
    standfirst:
      'La subasta la ganó un tostador coreano. La finca tiene cuatro hectáreas, mide la humedad con un termómetro de cocina y no usa ningún químico desde hace cinco años.',
    by: ['hector-guevara-majin'],
    ago: 560,
    tags: ['Café', 'Huila', 'Exportación'],
    picture: {
      id: 'finca-cafetera',
      caption: 'La finca El Mirador está a 1.780 metros de altura, bajo sombra de guamo y nogal.',
      credit: 'Ramiro Pulido / Semanario Rural',
    },
    body: [
      'Marleny Ordóñez Cabrera no sabía inglés cuando oyó el número en la pantalla, pero entendió por la cara del traductor. Sesenta y dos dólares por libra. Su lote de 180 kilos, variedad rosada, acababa de romper el récord de la subasta de Pitalito. “Pensé que se habían equivocado de fila”, cuenta.',
      'No hubo suerte, o no solamente. Durante cuatro cosechas llevó un cuaderno con la hora, la temperatura y el peso de cada recolección. Descubrió que las cerezas cogidas después de las tres de la tarde fermentaban más parejo y que su mejor tanque era el viejo, el de cemento, porque guarda el fresco de la noche.',
      'La taza, según la ficha de los catadores, sabe a mandarina, a panela y a una flor que nadie supo nombrar. Los jueces la llamaron jazmín; Marleny dice que es la del cafeto mismo, que huele así tres mañanas al año y no más. Para no perderla, adelantó el despulpe al amanecer y bajó la temperatura del tanque con una manguera de agua de nacimiento enrollada por fuera. El arreglo le costó 46.000 pesos.',
      { h: 'Los cuatro cuidados' },
      {
        list: [
          'Recolección en dos pasadas, con cinta de color para comparar la madurez.',
          'Reposo de 36 horas en cereza, en costales limpios, bajo techo.',
          'Fermentación de 72 horas con termómetro: nunca por encima de 24 grados.',
          'Secado lento, 22 días, en zarandas con sombra al mediodía.',
        ],
        ordered: true,
      },
      {
        table: {
          head: ['Rubro', 'Costo por kilo', 'Café corriente'],
          rows: [
            ['Recolección', '$4.100', '$1.900'],
            ['Beneficio y secado', '$3.600', '$1.100'],
            ['Empaque y envío de muestra', '$2.800', '$300'],
            ['Total', '$10.500', '$3.300'],
          ],
        },
      },
      'Producir así cuesta el triple y no siempre se vende. De sus cuatro hectáreas, Marleny destina media al lote especial; el resto va a la cooperativa, al precio del día, que esta semana fue de 2.980.000 pesos la carga. “El café fino es la torta; el otro es el almuerzo”, explica.',
      {
        pull: true,
        quote: 'No le compita al volcán ni a la altura. Compítale a su propio descuido.',
        by: 'Marleny Ordóñez Cabrera',
      },
      '¿Vale la pena intentarlo? Depende de la finca y del carácter. Se necesita altura, agua limpia, alguien que anote y una cooperativa o un comprador que pague la diferencia. Sin eso, los tres costos suben y el precio se queda. El consejo de Marleny es empezar con una arroba, mandarla a catar, que vale 35.000 pesos, y no enamorarse del resultado.',
      'Con el dinero pagó la deuda del banco y mandó a hacer una pieza para su hijo, que estudia en Neiva y quiere volver de catador. El tostador coreano escribió para pedir el próximo lote. Ella le contestó lo que contesta el campo: depende de la lluvia.',
    ],
  },
  {
    brand: 'rural',
    slug: 'cosecha-agua-lluvia-reservorio',
    sections: ['/semanariorural/agua', '/semanariorural/tecnologia'],
    kicker: 'Hágalo usted',
    headline: 'Cómo cosechar agua lluvia con menos de un millón de pesos y aguantar cincuenta días de verano',
    standfirst:
      'Un techo de sesenta metros, una canal bien inclinada y un tanque de geomembrana bastan para la huerta y doce animales. Plano, lista de materiales y errores comunes.',
    by: ['efrain-buitrago-cuervo'],
    ago: 720,
    tags: ['Agua', 'Verano', 'Finca', 'Guía'],
    picture: {
      id: 'techo-lluvia',
      caption: 'Cada milímetro de lluvia sobre un metro cuadrado de techo es un litro de agua.',
      credit: 'Semanario Rural',
    },
    body: [
      'Haga esta cuenta en un papel: multiplique los metros de su techo por los milímetros que llueven en el mes y quítele un quince por ciento de lo que se pierde. Un techo de sesenta metros en una zona que recibe 120 milímetros le regala 6.120 litros al mes. La mayoría los dejamos correr por el patio.',
      'En Charalá, la familia Monsalve guardó esa agua en un reservorio de geomembrana de veinte metros cúbicos y pasó el último verano sin comprar un solo carrotanque. El arreglo completo les costó 940.000 pesos.',
      'Antes de comprar nada, mire el techo. El de zinc es el mejor; el de barro sirve, pero se bebe los primeros litros; el de asbesto no se usa, ni para la huerta. Después busque el sitio: plano, cerca de la cocina y por debajo de la canal. Cave en talud, como un plato sopero y no como una caja, para que la tierra no se derrumbe y el animal que caiga pueda salir.',
      { h: 'Lista de materiales' },
      {
        table: {
          head: ['Material', 'Cantidad', 'Precio'],
          rows: [
            ['Geomembrana calibre 20', '48 m²', '$430.000'],
            ['Canal de PVC', '12 m', '$186.000'],
            ['Tubo de 3 pulgadas', '9 m', '$142.000'],
            ['Filtro de primeras aguas', '1', '$62.000'],
            ['Malla, grapas y pegante', '', '$120.000'],
          ],
        },
      },
      {
        list: [
          'La canal debe caer un centímetro por metro, ni más ni menos.',
          'Bote siempre los primeros veinte litros: traen hojas, polvo y caca de pájaro.',
          'Ponga el reservorio más alto que la huerta para regar por gravedad.',
          'Cúbralo con malla: sin luz no hay alga ni zancudo.',
          'Deje un rebosadero en piedra para que no se le lave el talud.',
        ],
      },
      {
        quote: 'Uno pasa la vida mirando el cielo a ver si llueve y no mira el techo cuando llueve.',
        by: 'Teodolinda Monsalve, Charalá',
      },
      { video: 'video-reservorio-agua-lluvia-fin-de-semana', title: 'Un reservorio en un fin de semana' },
      'Un consejo del ingeniero: no entierre el tanque al lado del pozo séptico, aunque le quede cerca. Y no tome esa agua sin hervir o clorar, por clara que la vea.',
    ],
  },
  {
    brand: 'rural',
    slug: 'ensilaje-verano-cinco-recetas',
    sections: ['/semanariorural/ganaderia'],
    kicker: 'Ganadería',
    headline: 'Cinco ensilajes que aguantan el verano y lo que cuesta cada bulto, hecho en la finca',
    standfirst:
      'Del maíz con botón de oro a la caña picada con urea: fórmulas probadas en Puerto López, Sahagún y La Dorada, con pesos, tiempos y advertencias.',
    by: ['efrain-buitrago-cuervo'],
    ago: 1050,
    tags: ['Ganadería', 'Verano', 'Alimentación'],
    picture: {
      id: 'ensilaje-finca',
      caption: 'Una vaca en ordeño consume entre 25 y 30 kilos de ensilaje al día.',
      credit: 'Ramiro Pulido / Semanario Rural',
    },
    body: [
      'El verano no avisa, pero el potrero sí: cuando la punta del pasto amarillea, ya va tarde. El que ensila en invierno come en verano, dicen en el Llano, y estas cinco recetas se pueden hacer con machete, picapasto prestado y bolsa calibre seis.',
      {
        table: {
          head: ['Mezcla', 'Proporción', 'Costo por bulto de 40 kg'],
          rows: [
            ['Maíz y botón de oro', '70 / 30', '$7.800'],
            ['Sorgo forrajero', 'Solo', '$6.900'],
            ['Caña picada y urea', '99 / 1', '$5.200'],
            ['Yuca con hoja', '60 / 40', '$8.400'],
            ['Cuba 22 y melaza', '96 / 4', '$6.300'],
          ],
        },
      },
      'La regla es la misma para todas: picar a dos centímetros, apretar hasta que no entre el dedo y cerrar sin aire. A los treinta días debe oler a fruta y no a trago. Si al apretarlo escurre, quedó con mucha agua; si está negro, bótelo.',
      'Don Rafael Sierra, de Puerto López, tiene un truco para saber si la bolsa quedó bien: se sienta encima. Si baja más de dos dedos, falta apretar. Lo hace con cada bulto y ha hecho, dice, unos cuatro mil. “Hay que ponerle el peso de uno a lo que uno va a comer después”.',
      'Con la urea, cuidado. Nunca pase del uno por ciento, revuélvala bien y no se la dé a terneros. Empiece con dos kilos por animal y suba durante quince días.',
      'En Sahagún, la ganadera Edilma Vergara hizo 900 bultos en abril. “Cuando los vecinos vendieron flaco, yo compré”, dice, y no lo dice por presumir.',
    ],
  },
  {
    brand: 'rural',
    slug: 'mujeres-queseras-ubate-marca-propia',
    sections: ['/semanariorural/mujeres-rurales'],
    kicker: 'Mujeres rurales',
    headline: 'Once queseras de Ubaté dejaron de vender leche y ahora le ponen nombre a cada queso',
    standfirst:
      'El litro se lo pagaban a 1.450 pesos. Convertido en queso madurado, les deja 4.200. Empezaron en una cocina prestada, con un termómetro para fiebre.',
    by: ['gloria-chaparro-nino'],
    ago: 1400,
    tags: ['Mujeres rurales', 'Leche', 'Queso'],
    picture: {
      id: 'leche-ordeno',
      caption: 'La asociación procesa 900 litros diarios y madura en una cava hecha de adobe.',
      credit: 'Ramiro Pulido / Semanario Rural',
    },
    body: [
      'El queso se llama Petronila, como la vaca. El otro, más pequeño y con ceniza, se llama Abuela. Cada vez que las once socias de la quesería inventan uno, hacen votación y aguadepanela. La leche que antes salía en cantina, a 1.450 pesos el litro, hoy sale con etiqueta, y les deja 4.200 después de pagar el gas.',
      'Empezaron hace cuatro años en la cocina de doña Inés Castiblanco, con una olla de hacer tamales y un termómetro para la fiebre. El primer queso se lo comió el perro. El segundo lo vendieron en la misa de doce.',
      'La cava la hicieron con adobe, medio enterrada, y mantiene doce grados sin gastar un bombillo. Tienen registro sanitario desde marzo, que fue lo más difícil: once meses de papeles y tres viajes a Bogotá.',
      'A las que quieran copiarlas les dan un consejo: empiecen con un queso fresco que rote rápido y dejen el madurado para cuando haya caja. Y no bauticen un queso con el nombre de una vaca que piensen vender.',
    ],
  },
  {
    brand: 'rural',
    slug: 'precios-semana-centrales',
    sections: ['/semanariorural/precios'],
    kicker: 'Precios de hoy',
    headline: 'Precios de la semana: suben la criolla y el tomate chonto, baja la cebolla larga',
    standfirst:
      'Consulte el valor del kilo en cinco centrales mayoristas, con la explicación de por qué se movió y lo que esperan los comerciantes para los próximos días.',
    by: ['gloria-chaparro-nino'],
    ago: 25,
    tags: ['Precios', 'Centrales', 'Mercado'],
    picture: {
      id: 'carretera',
      caption: 'Los camiones llegan entre las tres y las cinco de la mañana, cuando se toma el reporte.',
      credit: 'Semanario Rural',
    },
    body: [
      'La papa criolla fue la protagonista: pasó de 2.900 a 3.650 pesos el kilo en la central de Bogotá por las heladas en Chocontá. El tomate chonto subió por el cierre de dos días en la vía a Sáchica. La cebolla larga, en cambio, bajó porque Aquitania entró en plena cosecha.',
      {
        table: {
          head: ['Producto', 'Bogotá', 'Medellín', 'Cali', 'Bucaramanga', 'Barranquilla'],
          rows: [
            ['Papa criolla', '$3.650', '$3.900', '$4.100', '$3.700', '$4.600'],
            ['Papa superior', '$1.180', '$1.320', '$1.400', '$1.250', '$1.690'],
            ['Tomate chonto', '$2.850', '$2.600', '$2.400', '$2.200', '$3.100'],
            ['Cebolla larga', '$1.150', '$1.500', '$1.600', '$1.280', '$2.050'],
            ['Plátano hartón', '$2.300', '$2.150', '$1.900', '$2.400', '$2.250'],
            ['Yuca', '$1.700', '$1.850', '$1.600', '$1.550', '$1.300'],
            ['Aguacate hass', '$6.200', '$5.400', '$5.800', '$6.500', '$7.100'],
          ],
        },
      },
      'Para la próxima semana se espera más mora de Santander y menos arveja de Nariño, donde llovió nueve días seguidos. El huevo tipo AA se mantiene en 16.800 pesos la cubeta de treinta, puesto en finca.',
      'Ojo al flete: el paro de dos días en la vía a Sáchica dejó un recargo de 14.000 pesos por bulto que algunos transportadores siguen cobrando, aunque el paso ya está abierto. Pregunte antes de cargar y compare con la tabla de la asociación. En Bucaramanga, el jueves, hubo diferencias de 22.000 pesos por el mismo viaje.',
      'Si va a vender, llame antes de cargar: los martes y los jueves son los días de mejor precio en cuatro de las cinco centrales. El lunes llega todo el mundo.',
    ],
  },
] satisfies SeedStory[];
