import { albumStories } from './album.ts';

export const MEN_ALBUMS = albumStories({
  brand: 'men',
  sections: ['/galerias'],
  credit: 'Rafael Pertuz para SoHo',
  ago: 15_031,
  every: 4127,
  albums: [
    {
      headline: 'Cartagena sin turistas: siete horas de la ciudad antes de que despierte el corralito',
      standfirst:
        'Rafael Pertuz caminó de madrugada por Getsemaní, Bazurto y la muralla con un cuaderno y sin guía. Esto es lo que vio antes del primer crucero.',
      cover: 'cartagena-muralla',
      sections: ['/estilo-de-vida'],
      tags: ['Cartagena', 'Viajes'],
      pictures: {
        'cartagena-muralla':
          'A las 5:10 la muralla es de los pescadores y de un señor que trota descalzo desde 1991.',
        'arepa-huevo':
          'La arepa de huevo de doña Vilma se acaba a las seis y media. El que llega tarde desayuna consejos.',
        'mercado-plaza':
          'Bazurto no duerme: Jairo Pájaro descarga yuca y apuesta por el Real Cartagena, en ese orden.',
        trote: 'Sobre la avenida Santander solo corren los que no quieren hablar con nadie.',
        playa: 'Bocagrande, 6:40. Los vendedores arman las sombrillas como quien monta una escenografía.',
        ceviche:
          'El primer ceviche del día se lo come el que lo hace. “Control de calidad”, dice Wilson Zúñiga.',
        'copa-bar':
          'Y en un bar de la calle Larga, a las siete, alguien pide la última convencido de que es la primera.',
      },
      text: ['Ese día atracaron dos cruceros con 5.200 pasajeros. A las nueve la ciudad ya era otra.'],
    },
    {
      headline: 'Los hombres del puerto: seis oficios de Buenaventura que no salen en la postal',
      standfirst:
        'Un estibador, un piloto práctico, un cocinero de remolcador y tres más: retratos de un turno de doce horas donde todo se mueve menos la lluvia.',
      cover: 'buenaventura-puerto',
      sections: ['/historias'],
      tags: ['Buenaventura', 'Oficios'],
      pictures: {
        'buenaventura-puerto':
          'Elkin Riascos maneja la grúa 14. Desde arriba, confiesa, los contenedores parecen fichas de dominó.',
        'pacifico-selva':
          'Los lancheros llegan del estero antes que la luz, con el combustible contado y la radio prendida.',
        fabrica: 'En el taller del muelle se suelda de noche porque de día el acero quema hasta con guantes.',
        carretera: 'La vía a Loboguerrero: 1.800 camiones diarios y un solo sitio donde venden chontaduro.',
        cabina:
          'Freddy Obando lleva 22 años subiendo azúcar y bajando repuestos. Reza en la curva del Tigre.',
        billar:
          'Fin de turno en el billar El Faro. Aquí nadie habla de trabajo; se paga una ronda por mencionarlo.',
      },
      text: [
        'Por el puerto pasa el 41 por ciento de la carga que el país mueve por mar. El acueducto funciona nueve horas al día.',
      ],
    },
    {
      headline: 'Fritos, fondas y otras formas de la felicidad: seis platos que se comen de pie',
      standfirst:
        'Ni mantel ni reserva. Un recorrido dibujado por las esquinas donde se come mejor y se conversa más, con la dirección aproximada y el precio exacto.',
      cover: 'arepa-huevo',
      sections: ['/estilo-de-vida'],
      tags: ['Comida', 'Calle'],
      pictures: {
        'arepa-huevo':
          'Luruaco, kilómetro 73: la arepa infla dos veces y se come con suero, mirando la laguna.',
        'cocina-arepa': 'En Envigado, la parrilla de los Saldarriaga lleva prendida desde el Mundial del 94.',
        'cocina-ajiaco':
          'El ajiaco de la plaza de La Perseverancia se puede pedir en pocillo, para los que van de afán.',
        ceviche: 'Tumaco: totumo, cuchara de palo y un mango tan verde que todavía discute.',
        'aguacate-arbol':
          'En Fresno te venden el aguacate con sal y un pedazo de periódico. No hay mejor envoltura.',
        cacao: 'Postre en Arauquita: una pepa de cacao fresca. Se chupa, no se muerde, y se pide otra.',
      },
      text: ['Gastamos 41.500 pesos en seis paradas. El más caro fue el parqueadero.'],
    },
    {
      headline: 'Los que entran cuando todos salen: seis noches con bomberos y rescatistas',
      standfirst:
        'Seguimos durante un mes los turnos de tres estaciones, de los cerros de Bogotá a La Línea. Hubo humo, barro y un gato agradecido.',
      cover: 'incendio',
      sections: ['/noticias'],
      tags: ['Bomberos', 'Rescate'],
      pictures: {
        incendio:
          'Cerros orientales, jornada tres: 41 voluntarios y una manguera que hubo que subir a hombro.',
        'incendio-bodega':
          'La bodega de Puente Aranda ardió siete horas. El sargento Melo salió al final, como siempre.',
        derrumbe:
          'La Línea: dos carriles tapados y un conductor que tocaba el pito para que supieran dónde estaba.',
        policia: 'La cinta amarilla es la primera línea de defensa contra el que solo quiere mirar.',
        hospital:
          'Urgencias, 3:00 a. m. El doctor Infante ya sabe el nombre de todos los rescatistas, y ellos el de sus hijas.',
        'perro-gato':
          'El gato de la estación 11 apareció después de un incendio en 2021. Nadie lo ha reclamado, por fortuna.',
      },
      text: ['De los 12.400 bomberos del país, ocho mil son voluntarios. El uniforme lo compran ellos.'],
    },
    {
      headline: 'Siete maneras de estar solo en público sin que nadie te compadezca',
      standfirst:
        'Una barra, un cine, una biblioteca y un billar a media tarde: lugares donde la compañía de uno mismo se recibe sin cubierto adicional.',
      cover: 'biblioteca',
      sections: ['/estilo-de-vida', '/entretenimiento'],
      tags: ['Planes', 'Soledad'],
      pictures: {
        biblioteca:
          'La sala general de la Luis Ángel Arango. Martín Rojas lleva tres años leyendo el mismo diccionario.',
        cine: 'Función de las dos de la tarde: once espectadores y ninguno pide que le expliquen el final.',
        museo:
          'Martes de museo. El vigilante Arnulfo Cely te deja quedarte cinco minutos más si no hablas de inversión.',
        'bar-caja':
          'En Chapinero hay un bar que guarda los celulares en una caja fuerte. La primera ronda duele.',
        restaurante: 'Mesa para uno junto a la ventana. El truco es pedir dos entradas y ningún perdón.',
        billar: 'Practicar carambolas a las cuatro es lo más parecido a meditar que permite un chaleco.',
        'bogota-ciclovia':
          'La ciclovía del domingo: dos millones de personas y la posibilidad de no saludar a ninguna.',
      },
      text: [
        'Hicimos la ruta completa en nueve días. Al décimo nos invitaron a almorzar y casi decimos que no.',
      ],
    },
    {
      headline: 'Detrás del telón: seis momentos de una gira de comedia por pueblos sin teatro',
      standfirst:
        'Un comediante, un chofer y una silla plegable recorrieron nueve municipios. Las mejores risas sonaron en una cancha y en un concejo.',
      cover: 'auditorio',
      sections: ['/entretenimiento'],
      tags: ['Comedia', 'Gira'],
      pictures: {
        'terminal-bus':
          'Sogamoso, 4:00 a. m. El primer chiste de la gira se le ocurrió esperando un bus que no venía.',
        comediante:
          'Fabio Lesmes prueba el monólogo del cuñado. En Duitama gustó; en Paipa, el cuñado estaba en la sala.',
        microfono: 'La emisora de Moniquirá le dio quince minutos. Usó nueve y puso un bolero.',
        auditorio: 'El auditorio de Vélez, lleno por primera vez desde el concurso de bocadillo.',
        motocicleta:
          'El chofer, Nelson Prada, prefiere su moto. Carga la silla en la espalda, como un caparazón.',
        'bogota-noche': 'De regreso, la capital brilla y no se ríe de nada. “Público difícil”, anota Lesmes.',
      },
      text: ['La gira recaudó 6,3 millones y perdió 400.000 pesos. En diciembre sale otra vez.'],
    },
    {
      headline: 'El peón, el corte y el trapiche: seis dibujos de una zafra contada desde abajo',
      standfirst:
        'Nos levantamos a las tres con una cuadrilla de corteros de Candelaria. El machete es liviano; el mediodía, no.',
      cover: 'valle-cana',
      sections: ['/historias'],
      tags: ['Zafra', 'Trabajo'],
      pictures: {
        'valle-cana':
          'El cañaduzal de La Regina, a la hora en que todavía no se sabe si va a llover o a quemar.',
        'tractor-campo':
          'El tractor de Ovidio Caicedo abre calle para la alzadora. Tiene radio, y la radio tiene despecho.',
        cabina: 'El tractomulero de la madrugada baja cuatro vagones de caña con una virgen por copiloto.',
        guantes: 'No son de boxeo, pero podrían: así se cosen los que protegen la mano que agarra la caña.',
        'cocina-arepa': 'El almuerzo llega a las nueve. Se come parado, a la sombra de un vagón.',
        'cali-salsa':
          'Sábado en el Obrero. Julián Mina baila como si no hubiera cortado siete toneladas esa semana.',
      },
      text: ['Un cortero experto tumba seis toneladas por jornada. Le pagan por peso y lo pesa otro.'],
    },
    {
      headline: 'Miel, barro y paciencia: seis oficios de campo que un oficinista debería intentar',
      standfirst:
        'Probamos a ordeñar, a sembrar y a no correr delante de una colmena. Instrucciones ilustradas para urbanos con buena voluntad y malas rodillas.',
      cover: 'apiario',
      sections: ['/estilo-de-vida'],
      tags: ['Campo', 'Oficios'],
      pictures: {
        apiario: 'Guasca: Andrés Beltrán nos prestó un velo y una sola regla, no soplar.',
        'leche-ordeno': 'Ordeñar se aprende en veinte minutos y se olvida en cinco, según doña Carmenza Roa.',
        'papa-cosecha': 'Cargar un bulto de cincuenta kilos no es fuerza, es geometría. Falló el geómetra.',
        reservorio: 'Cavar un reservorio con la familia Suesca toma tres domingos. Fuimos a medio.',
        'limones-huerto':
          'El limón tahití se coge con tijera. Con la mano también, pero te lo cobra la espina.',
        'ensilaje-finca': 'El ensilaje huele a vinagre y a domingo. Las vacas opinan que es gourmet.',
        'llano-ganado': 'Lo último fue arrear. El caballo sabía hacerlo; nosotros lo acompañamos.',
      },
      text: ['Nos pagaron con almuerzo, que es más de lo que merecíamos.'],
    },
    {
      headline: 'La mudanza: siete estampas de un hombre que cambió de ciudad a los cuarenta',
      standfirst:
        'Cajas, un perro y una dirección que todavía no se sabe de memoria. Diario dibujado de los primeros treinta días en un apartamento con eco.',
      cover: 'casa-interior',
      sections: ['/estilo-de-vida'],
      tags: ['Casa', 'Vida adulta'],
      pictures: {
        aeropuerto:
          'Día 1. Emilio Yances despega de Montería con dos maletas y una licuadora envuelta en toallas.',
        'medellin-ladera': 'Día 2. Desde la ventana se ve un cable, mil techos y ningún conocido.',
        'casa-interior': 'Día 6. Llegó el sofá. Ahora hay dónde sentarse a decidir dónde va el resto.',
        'perro-gato': 'Día 11. El perro adoptó a un gato del piso de abajo sin consultar el reglamento.',
        corbatas: 'Día 15. Primer día de trabajo: cuatro corbatas puestas y quitadas. Fue sin ninguna.',
        libros: 'Día 22. Por fin abrió la caja de los libros. Debajo estaba la carta que creía perdida.',
        concierto: 'Día 30. Alguien lo invitó a cantar a un bar. Ya sabía cuál bus tomar.',
      },
      text: ['Emilio autorizó publicar todo, menos la carta.'],
    },
  ],
});
