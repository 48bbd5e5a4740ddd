import type { SeedStory } from '../../types.ts';

export const ECONOMIA = [
  {
    brand: 'weekly',
    slug: 'salario-minimo-mesa-diferencia',
    sections: ['/economia', '/finanzas'],
    kicker: 'Salario mínimo',
    headline: 'Empresarios y sindicatos están a 3,8 puntos de un acuerdo que no se firma hace años',
    standfirst:
      'La mesa de concertación arranca con la inflación en 4,9 por ciento y una cifra de productividad que cada lado lee a su manera. Todo lo que se juega en tres semanas.',
    by: ['catalina-orozco-zea'],
    ago: 150,
    tags: ['Salario mínimo', 'Empleo', 'Inflación'],
    picture: {
      id: 'fabrica',
      caption: 'Uno de cada tres ocupados del país gana alrededor de un salario mínimo.',
      credit: 'Semanario',
    },
    body: [
      'La mesa tiene forma de herradura y nadie se sienta en la curva. A un lado, las tres centrales obreras; al otro, los cinco gremios; en la cabecera, el Gobierno, que escucha, toma nota y, desde hace varios años, termina decidiendo por decreto el 30 de diciembre. Esta vez, sin embargo, los negociadores llegaron con una diferencia más corta que de costumbre: 3,8 puntos porcentuales.',
      'Los trabajadores piden un aumento de 10,2 por ciento. Los empresarios ofrecen 6,4. En la mitad está la inflación, que cerró octubre en 4,9 por ciento anual, y una palabra que ha desvelado a los estadísticos durante semanas: productividad. El instituto oficial calcula que la de todos los factores creció 0,91 por ciento; la laboral, 1,6. Cada bando escogió la suya.',
      { h: 'Las cuentas de cada lado' },
      {
        table: {
          head: ['Concepto', 'Sindicatos', 'Gremios'],
          rows: [
            ['Inflación esperada', '5,1 %', '4,7 %'],
            ['Productividad', '1,6 %', '0,9 %'],
            ['Recuperación de poder adquisitivo', '3,5 %', '0,8 %'],
            ['Propuesta', '10,2 %', '6,4 %'],
          ],
        },
      },
      'La tercera fila es la que importa. Los sindicatos incluyen allí el encarecimiento de los arriendos y del transporte, que en las familias de bajos ingresos pesan el doble que en el promedio. Los gremios responden que ya se corrigió el año pasado, cuando el mínimo subió más que los precios, y que cada punto adicional cuesta 118.000 empleos formales, según un estudio que los trabajadores consideran “un espanto con decimales”.',
      'En la panadería de Luz Stella Rincón, en el barrio Restrepo de Bogotá, la discusión es menos abstracta. Tiene nueve empleados: seis ganan el mínimo y tres un poco más. Cada punto de aumento le cuesta 163.000 pesos al mes, contando prestaciones, y ya hizo el cálculo con las dos cifras de la mesa. Con la de los empresarios sube el pan de mil a mil cincuenta. Con la de los sindicatos, a mil cien, o despide al de los domingos. “El problema es que el de los domingos es mi sobrino y además es bueno”, dice.',
      'Del otro lado del mostrador, la cuenta también existe. Hamilton Quiñones, hornero, paga 620.000 pesos de arriendo por dos piezas en Usme, gasta casi 300.000 en transporte y recibe, descontada la salud y la pensión, lo justo para llegar al día 24. “Del 25 en adelante vivimos del pan que sobra, y no es un decir”, explica con una sonrisa que no le llega a los ojos.',
      'Hay, con todo, un terreno común. Ambas partes aceptan hablar de un auxilio de conectividad para quienes trabajan desde la casa y de un piso para los domésticos por días, que hoy cotizan menos de lo que ganan. “Si salimos con dos acuerdos y un desacuerdo, será la mejor mesa en una década”, dice Nelcy Barón Ochoa, vocera sindical y maestra de primaria.',
      {
        quote:
          'El salario mínimo no es un número. Es un mercado, un arriendo y un par de zapatos para febrero.',
        by: 'Nelcy Barón Ochoa, vocera sindical',
      },
      { h: 'Más que un sueldo' },
      'Del mínimo dependen, por ley o por costumbre, más de doscientas tarifas: multas, cuotas moderadoras, aportes a pensión, arriendos de vivienda social y hasta el costo de algunas matrículas. El año pasado se desindexaron 43 de ellas. El Gobierno prepara otro decreto con 27, entre ellas las infracciones de tránsito y los certificados catastrales.',
      {
        list: [
          '3,1 millones de asalariados ganan exactamente un mínimo.',
          '10,4 millones de ocupados ganan menos, casi todos informales.',
          'Cada punto de aumento cuesta 1,3 billones al presupuesto público.',
          'El auxilio de transporte se negocia aparte.',
        ],
      },
      {
        video: 'mesa-de-economia-salario-minimo-explicado',
        title: 'Por qué la productividad es la palabra más discutida de noviembre',
      },
      'La ministra Ángela Vallecilla ha evitado dar una cifra. En privado, aseguran dos personas que han estado en las reuniones, considera que un aumento cercano a 8 por ciento no movería la meta de inflación. Los analistas del mercado lo ubican entre 7,5 y 8,2. El banco central guarda silencio, pero sus minutas de octubre contienen una advertencia en la página nueve: los choques de costos son “más persistentes de lo previsto”.',
      'Queda, además, la pregunta que nadie quiere contestar: qué pasa con los diez millones que ganan menos. Un estudio universitario publicado en septiembre encontró que por cada cien pesos que sube el mínimo los informales reciben veintiocho al cabo de un año, por arrastre. Es poco, pero no es nada. En la herradura, por ahora, no hay silla para ellos.',
      'El plazo legal para concertar vence el 15 de diciembre. Si no hay humo blanco, comienza una prórroga de dos semanas que casi siempre sirve para tomarse la foto del desacuerdo. En la herradura, dicen los que han estado, el mejor indicador no está en las tablas. Es la silla de la curva: el día que alguien se siente en ella, habrá acuerdo.',
      {
        interstitial: 'El hueco de 13 billones que nadie quiere explicar',
        url: '/politica/articulo/presupuesto-hueco-trece-billones/',
      },
      {
        correction:
          'Una versión anterior de esta nota decía que a la panadería cada punto de aumento le cuesta 136.000 pesos al mes. Son 163.000.',
      },
    ],
  },
  {
    brand: 'weekly',
    slug: 'vivienda-tasas-ventas-recuperacion',
    sections: ['/economia', '/finanzas'],
    kicker: 'Vivienda',
    headline: 'Las salas de ventas vuelven a llenarse, pero los proyectos tardarán dos años en aparecer',
    standfirst:
      'La tasa hipotecaria bajó a 10,8 por ciento y las separaciones crecieron 31. El problema es que durante tres años casi nadie compró lotes ni pidió licencias.',
    by: ['catalina-orozco-zea'],
    ago: 690,
    tags: ['Vivienda', 'Crédito', 'Construcción'],
    picture: {
      id: 'medellin-ladera',
      caption: 'En el valle de Aburrá la oferta disponible equivale a seis meses de ventas.',
      credit: 'Semanario',
    },
    body: [
      'El sábado pasado, en una sala de ventas de Sabaneta, se acabaron los vasos. Llegaron 180 familias en un día, cuando en marzo llegaban doce. La tasa hipotecaria promedio bajó a 10,8 por ciento y los compradores, que llevaban tres años mirando vitrinas, volvieron con calculadora.',
      'El entusiasmo choca con un inventario flaco. En las cinco ciudades principales hay 61.000 viviendas disponibles, la cifra más baja desde 2013. Las licencias apenas empiezan a repuntar y entre comprar un lote y entregar una llave pasan, en promedio, veintiséis meses.',
      'A Natalia Bedoya y a su esposo, ambos docentes, les tomó cuatro años reunir la cuota inicial. Visitaron once salas y en la última les dijeron que solo quedaba un segundo piso, sobre la rampa de basuras. Lo separaron. “El olor se negocia; la tasa, no”, resume ella. El crédito les quedó en 1,3 millones mensuales, casi lo mismo que pagaban de arriendo.',
      'Los constructores advierten que el precio podría subir por encima de la inflación en 2027. Para la vivienda social, el cuello de botella es otro: los subsidios locales están comprometidos hasta julio y el programa nacional solo alcanza para 40.000 familias.',
      '“Estamos en la paradoja de la panadería: llegó la gente y apenas vamos a prender el horno”, resume el gerente regional de un gremio.',
    ],
  },
  {
    brand: 'weekly',
    slug: 'energia-racionamiento-embalses-subasta',
    sections: ['/economia', '/sostenible'],
    kicker: 'Energía',
    headline: 'Los embalses están llenos y, aun así, el país puede quedarse sin energía en 2028',
    standfirst:
      'La demanda crece al 4 por ciento y solo entró uno de cada cuatro proyectos prometidos. La próxima subasta definirá si habrá margen o velas.',
    by: ['catalina-orozco-zea', 'fabian-lourido-varela'],
    ago: 1990,
    tags: ['Energía', 'Embalses', 'Transición'],
    picture: {
      id: 'represa',
      caption: 'El agua almacenada llega al 83 por ciento de la capacidad útil.',
      credit: 'Semanario',
    },
    contentCode: '3',
    body: [
      'Llueve tanto que las represas abrieron compuertas. El nivel agregado de los embalses está en 83 por ciento y los precios de la energía en bolsa son los más bajos en cuatro años. Es, en apariencia, el peor momento para hablar de escasez. También es el único en que se puede evitar.',
      'Los números de los planificadores son tercos: la demanda crece al 4 por ciento anual, empujada por el calor, los centros de datos y los buses eléctricos. De los 5.900 megavatios que debían entrar en operación entre el año pasado y este, lo hicieron 1.480. El resto espera licencias, líneas de transmisión o acuerdos con comunidades.',
      { h: 'El mapa de los retrasos' },
      {
        table: {
          head: ['Región', 'Megavatios pendientes', 'Causa principal'],
          rows: [
            ['La Guajira', '1.870', 'Línea de transmisión'],
            ['Cesar y Magdalena', '1.240', 'Consulta previa'],
            ['Huila y Tolima', '760', 'Licencias'],
            ['Antioquia', '550', 'Obras civiles'],
          ],
        },
      },
      'La línea que debe sacar la energía del norte de La Guajira tiene cuatro años de atraso. Pasa por el territorio de 224 comunidades, y con 219 ya hay acuerdo. Faltan cinco. Ninguna se opone: piden que el trazado no divida un cementerio y que el puesto de salud tenga médico.',
      'El gobernador de uno de los cabildos, Remedios Uriana, lo explica con una imagen. “Ustedes llegan con una línea recta. Nosotros vivimos en curvas: la del arroyo, la de los muertos, la del camino de las cabras. Todo se puede cruzar, pero hay que saludar en cada esquina”. El desvío que proponen alarga el trazado 1,9 kilómetros y cuesta menos que seis meses de retraso. La empresa lo aceptó en octubre.',
      {
        pull: true,
        quote: 'No nos falta viento ni sol. Nos faltan cables y conversaciones.',
        by: 'Ingeniera Yolima Arrieta, experta en redes',
      },
      { divider: true },
      'La subasta de febrero ofrecerá contratos a quince años para garantizar firmeza. Los expertos piden que se premie la rapidez y no solo el precio. Un año de retraso en una planta mediana, calculan, le cuesta al usuario promedio 3.200 pesos en cada factura.',
      {
        code: 'Margen de firmeza = (Energía firme - Demanda) / Demanda\n2026: (86,1 - 82,4) / 82,4 = 4,5 %\n2027: (87,0 - 85,7) / 85,7 = 1,5 %\n2028: (88,2 - 89,1) / 89,1 = -1,0 %',
      },
      'Un margen por debajo de 2 por ciento es, en la jerga del sector, “amarillo quemado”. En negativo no tiene color: se apaga la luz.',
    ],
  },
  {
    brand: 'weekly',
    slug: 'pensionados-remesas-pueblos-economia',
    sections: ['/economia', '/finanzas', '/especiales'],
    kicker: 'Remesas',
    headline: 'El pueblo que vive de sus ausentes: cuatro de cada diez pesos llegan de afuera',
    by: ['catalina-orozco-zea'],
    ago: 3400,
    tags: ['Remesas', 'Migración', 'Eje Cafetero'],
    picture: {
      id: 'cafe-grano',
      caption: 'Las remesas ya superan el valor de la cosecha cafetera en el municipio.',
      credit: 'Semanario',
    },
    body: [
      'Los viernes, a las nueve de la mañana, la fila de la casa de giros le da la vuelta al parque. Es más larga que la del banco y que la de la misa. En Belén de Umbría, según las cuentas de una universidad regional, cuatro de cada diez pesos que circulan llegaron de España, Nueva Jersey o Chile.',
      'El país recibirá este año más de 12.000 millones de dólares en remesas, un récord que supera las exportaciones de café y flores sumadas. En los pueblos del Eje, el dinero paga techos, universidades y cirugías, pero también encarece los arriendos y deja fincas sin quien las recoja.',
      'La cooperativa local creó una cuenta que redondea cada giro y ahorra la diferencia para vivienda. En dos años reunió 1.700 millones. “El que se fue quiere volver a algo”, explica la gerenta. “Nosotros le estamos poniendo el primer ladrillo”.',
      'La cosecha de mitad de año se recogió con trabajadores de otros cinco departamentos. Muchos de ellos, a su vez, giraron la mitad del jornal a sus casas.',
    ],
  },
  {
    brand: 'weekly',
    slug: 'hablan-las-marcas-bosques-urbanos',
    sections: ['/hablan-las-marcas'],
    kicker: 'Contenido patrocinado',
    headline: 'Cómo una alianza de empresas plantó medio millón de árboles y aprendió a no regarlos todos',
    standfirst:
      'La Alianza Raíz Común reúne a treinta compañías medianas que restauran quebradas urbanas con especies nativas y con vecinos contratados como guardabosques.',
    by: [],
    ago: 5000,
    tags: ['Sostenibilidad', 'Bosques'],
    picture: {
      id: 'bogota-cerros',
      caption: 'Los corredores de la alianza conectan los cerros con los humedales.',
      credit: 'Semanario',
    },
    sponsored: true,
    body: [
      'Plantar es la parte fácil. Esa fue la primera lección de la Alianza Raíz Común, un grupo de treinta empresas medianas que se propuso restaurar las orillas de once quebradas en Bogotá, Soacha y Chía. En la primera jornada murieron seis de cada diez árboles.',
      'La segunda lección fue contratar a quienes viven al lado. Hoy hay 74 guardabosques urbanos, la mayoría mujeres cabeza de familia, que conocen cada tronco y deciden qué se riega, qué se poda y qué se deja en paz. La supervivencia subió al 88 por ciento.',
      {
        list: [
          '512.000 árboles y arbustos nativos sembrados.',
          '11 quebradas con seguimiento mensual de calidad del agua.',
          '74 empleos formales en barrios vecinos.',
          '0 pinos y eucaliptos.',
        ],
      },
      'La meta para los próximos tres años es unir los parches en un corredor continuo entre los cerros y el río. Las empresas que quieran sumarse aportan según su nómina, no según su logo.',
      'Este es un contenido comercial elaborado por la unidad de marcas. La redacción de Semanario no participó en su preparación.',
    ],
  },
] satisfies SeedStory[];
