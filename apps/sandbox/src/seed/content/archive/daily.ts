import type { ArchiveTheme } from './theme.ts';

export const DAILY_ARCHIVE: readonly ArchiveTheme[] = [
  {
    sections: ['/cali'],
    kicker: 'Barrios',
    tags: ['Cali', 'Barrios'],
    pictures: ['perro-gato', 'cocina-arepa', 'techo-lluvia', 'panel-debate', 'partitura'],
    angles: [
      [
        'Los vecinos de {barrio} contaron los huecos de sus calles y llegaron a {m}',
        'La lista tiene dirección, tamaño y fotografía. La Secretaría de Infraestructura respondió con un calendario de {n} semanas que empieza por las rutas de los buses escolares.',
      ],
      [
        'La tienda de {barrio} que fía con libreta desde hace {n} años cambia de dueña',
        'La nueva propietaria es la hija de la clienta más antigua. Heredó el local, las deudas pequeñas y una balanza que hubo que volver a calibrar.',
      ],
      [
        'Una biblioteca en una caseta vacía de {barrio} ya tiene {m} lectores',
        'Los libros se prestan sin carné y se devuelven casi siempre. El préstamo más largo lleva cuatro meses y pertenece a un taxista que relee de noche.',
      ],
      [
        'El parque de {barrio} estrena luces y los partidos ahora terminan a las nueve',
        'La cancha se había quedado a oscuras después de un robo de cables. La reparación costó {m} millones y la vigilan los mismos equipos.',
      ],
    ],
    paragraphs: [
      'En {barrio} la reunión se hizo en la calle, con {n} sillas de plástico y un megáfono prestado por la parroquia. La presidenta de la junta leyó la lista y pidió que levantara la mano quien tuviera algo que agregar.',
      'La Alcaldía de Cali confirmó que la obra está en el plan del próximo trimestre. El delegado anotó los teléfonos de los líderes y dejó el suyo, un gesto que fue recibido con un aplauso corto.',
      'El cálculo de los vecinos es sencillo: {m} familias pasan cada día por esa esquina. Muchas lo hacen a pie, porque la parada quedó del otro lado de la avenida.',
      'Doña Nidia, que vende chontaduro desde las cuatro, fue la primera en notar el cambio. “Ahora la gente se queda conversando”, dice, y baja el precio cuando cae la tarde.',
    ],
  },
  {
    sections: ['/valle'],
    kicker: 'Valle',
    tags: ['Valle del Cauca', 'Municipios'],
    pictures: ['campero-taller', 'finca-cafetera', 'trote', 'apiario', 'limones-huerto', 'terminal-bus'],
    angles: [
      [
        '{lugar} recupera la orilla de {agua} con {m} guaduas sembradas en un día',
        'Participaron cuatro colegios y un club de caminantes. El vivero municipal aportó las plantas y la comunidad se repartió los turnos de riego hasta enero.',
      ],
      [
        'La galería de {lugar} abrirá de noche durante {n} jueves para probar suerte',
        'Los cocineros propusieron el horario después de ver vacías las mesas del almuerzo. Habrá música de cuerda, precios fijos y transporte hasta las veredas.',
      ],
      [
        'El tren turístico que pasaría por {lugar} ya tiene estación, pero no locomotora',
        'El edificio fue restaurado con {m} millones. El consorcio dice que la máquina llega en {n} meses y los guías ensayan el recorrido a pie.',
      ],
      [
        'En {lugar} la cosecha de {cultivo} se vende por mensajes antes de salir del lote',
        'Un grupo de {n} productores publica cada madrugada lo que va a recoger. Los compradores de Cali reservan y el camión sale con la carga completa.',
      ],
    ],
    paragraphs: [
      'El alcalde de {lugar} recorrió la zona con los técnicos de la corporación ambiental. En el acta quedaron {n} compromisos, tres de ellos con fecha y uno con nombre propio.',
      'Para los comerciantes, la prueba será el puente festivo: esperan {m} visitantes y han pedido que el aseo pase dos veces. El hotel de la plaza está lleno desde el martes.',
      'La vereda más lejana queda a una hora por trocha. Desde allí bajan los bultos de {cultivo} en campero, con una escala obligada para que el motor descanse y los pasajeros tomen aguapanela.',
      'La Gobernación incluyó el proyecto en su lista de obras prioritarias. La veeduría del municipio publicará cada mes cuánto se ha gastado y cuánto se ve, que no siempre es lo mismo.',
    ],
  },
  {
    sections: ['/economia'],
    kicker: 'Economía',
    tags: ['Empleo', 'Comercio'],
    pictures: ['bolsa', 'costura', 'zapatos', 'guantes', 'galletas', 'relojero-mesa', 'cacao'],
    angles: [
      [
        'Los talleres de {lugar} contratan a {m} operarios para la temporada',
        'La demanda de ropa y calzado creció en las plazas del suroccidente. La mayoría de las vacantes son por {n} semanas y piden experiencia en máquina plana.',
      ],
      [
        'Un laboratorio de {lugar} convierte la cáscara de {cultivo} en empaques',
        'La empresa nació en un garaje y hoy procesa {m} kilos por semana. Su primer cliente fue una cafetería que no quería más plástico.',
      ],
      [
        'El precio de los arriendos en {lugar} sube menos que en Cali, dicen {n} inmobiliarias',
        'La oferta de vivienda nueva y el trabajo en casa movieron a muchas familias. El reporte compara lo que se paga por dos habitaciones en seis municipios.',
      ],
      [
        'La feria de {lugar} cerró con {m} millones en ventas y una fila para repetir',
        'Los expositores pidieron que dure dos días más el próximo año. El producto estrella fue el dulce de {cultivo}, agotado la primera noche.',
      ],
    ],
    paragraphs: [
      'La Cámara de Comercio registró {m} empresas nuevas en la zona durante el año. Casi todas tienen menos de cuatro empleados y la mitad funciona en la misma casa de sus dueños.',
      'El transporte sigue siendo el punto débil: llevar la carga de {lugar} a Cali cuesta lo mismo que enviarla a la Costa. Los productores comparten camión desde hace {n} meses.',
      'En la bolsa de empleo atienden por orden de llegada. Los cargos más buscados son los de costura, conducción y cocina; los más difíciles de llenar, los de mantenimiento.',
      'Los economistas piden prudencia. El consumo de fin de año ayuda, pero la prueba vendrá en febrero, cuando las vitrinas quedan vacías y los créditos empiezan a cobrarse.',
    ],
  },
  {
    sections: ['/deportes'],
    kicker: 'Deportes',
    tags: ['Deportes', 'Valle del Cauca'],
    pictures: ['boxeo', 'nadadoras', 'billar', 'arquero', 'orquesta'],
    angles: [
      [
        'La escuela de patinaje de {lugar} suma {n} medallas y entrena en una vía cerrada',
        'Cada tarde los padres ponen conos y prestan las luces de sus motos. El municipio estudia construir la pista que prometieron tres administraciones.',
      ],
      [
        'Un equipo de {lugar} juega la final con {n} jugadores y tres hermanas',
        'El club femenino llegó invicto después de vender rifas y empanadas. El partido será en la mañana para que alcancen a volver en el último bus.',
      ],
      [
        'La carrera de {lugar} tendrá {m} corredores y un premio pagado en {cultivo}',
        'El recorrido bordea {agua} y termina en el parque. Los organizadores limitaron el cupo para que todos reciban hidratación y medalla de madera.',
      ],
      [
        'El ajedrez vuelve al parque de {lugar} con un torneo de {n} tableros',
        'La partida más larga del año pasado duró una noche y terminó en tablas. Esta vez habrá reloj, árbitra y un límite de tintos.',
      ],
    ],
    paragraphs: [
      'El entrenador trabaja de día en una ferretería y de noche dibuja rutinas en un cuaderno cuadriculado. De {lugar} han salido {n} deportistas a la selección del Valle en los últimos cinco años.',
      'El escenario tiene graderías para {m} personas, pero las familias prefieren la malla. Desde allí se grita mejor, dicen, y se alcanza a pasar el agua sin interrumpir el juego.',
      'La liga departamental entregará uniformes y transporte. La delegada prometió que los resultados contarán para la clasificación, aunque el piso no sea todavía el reglamentario.',
      'Después del último entrenamiento hubo sancocho y discurso corto. “Gánenle primero al bus de las cuatro y media”, les dijo la capitana, y nadie volvió a llegar tarde.',
    ],
  },
  {
    sections: ['/entretenimiento'],
    kicker: 'Agenda',
    tags: ['Cultura', 'Agenda'],
    pictures: ['teatro', 'museo', 'comediante', 'cabina', 'estudio-tv', 'copa-bar', 'barranquilla-carnaval'],
    angles: [
      [
        'El festival de cuerdas de {lugar} llega a {n} ediciones con entrada libre',
        'Habrá tiples, bandolas y un taller para quien nunca haya tocado. La noche final reunirá a {m} voces en un coro formado por los vecinos.',
      ],
      [
        'Una obra sobre {agua} se presenta en {lugar} con actores de la vereda',
        'El texto se escribió con historias de pescadores. La función dura una hora, usa {n} faroles y termina con el público caminando hasta la orilla.',
      ],
      [
        'El grupo de salsa de {lugar} que grabó su disco en {n} noches de apagón',
        'Los músicos aprovecharon el silencio del barrio y una planta prestada. El resultado tiene diez canciones y el ruido de una nevera que decidieron conservar.',
      ],
      [
        'La emisora escolar de {lugar} estrena una radionovela hecha por {n} estudiantes',
        'Se oye los sábados y trata de una carta perdida en el correo. Los efectos se hacen con hojas de {cultivo}, latas y agua.',
      ],
    ],
    paragraphs: [
      'La boleta se cambia por un libro o por una libra de arroz. Los organizadores de {lugar} calculan que así reunirán {m} ejemplares para la biblioteca, que abrió con dos estantes.',
      'El ensayo general se hizo con la puerta abierta y terminó lleno. “Nos aplaudieron los errores”, cuenta la directora, que decidió dejar dos de ellos en la versión final.',
      'La programación incluye talleres para niños en la mañana y conciertos desde las siete. El cierre será en el atrio, si la lluvia lo permite, o en el coliseo, si no.',
      'Quienes viajen desde Cali tendrán {n} buses de regreso después de la última función. La recomendación es llegar temprano: la calle de la entrada se cierra a las cinco.',
    ],
  },
];
