import type { ArchiveTheme } from './theme.ts';

const SECTION: ArchiveTheme['sections'] = ['/foros-semanario/noticias'];

export const FORUMS_ARCHIVE: readonly ArchiveTheme[] = [
  {
    sections: SECTION,
    kicker: 'Energía',
    tags: ['Energía', 'Foros'],
    pictures: ['valle-cana', 'fabrica', 'carretera', 'nevado', 'reservorio'],
    angles: [
      [
        'El foro de {lugar} propuso {n} comunidades energéticas con dueños locales',
        'Alcaldes, cooperativas y técnicos acordaron un modelo de tarifas. La primera planta abastecerá a {m} familias y venderá su excedente a la red regional.',
      ],
      [
        'Las lecciones de {lugar}: qué pasa cuando un pueblo administra su propia electricidad',
        'En el panel se mostró la cuenta completa de {n} meses. El ahorro llegó tarde, la confianza, antes, y la discusión por los postes todavía sigue.',
      ],
      [
        'Empresas y vecinos de {lugar} discuten cómo medir el caudal de {agua}',
        'La mesa técnica comparó {m} registros de tres entidades. El acuerdo más aplaudido fue también el más simple: usar la misma regla.',
      ],
      [
        'Desde {lugar}, expertos piden acelerar las licencias sin saltarse a la gente',
        'El documento final reúne {n} recomendaciones. La primera es publicar los plazos; la última, que alguien conteste el teléfono.',
      ],
    ],
    paragraphs: [
      'La jornada de {lugar} reunió a {m} asistentes en el auditorio y a otros tantos por la transmisión. La pregunta de apertura se quedó en la pantalla todo el día: quién paga cuando nadie decide.',
      'Los panelistas coincidieron en que el cuello de botella no es la tecnología. En {depto} hay {n} proyectos con estudios terminados que esperan una firma o una línea de transmisión.',
      'Desde el público, una profesora preguntó por los estudiantes. La respuesta fue un compromiso: dos cupos de práctica por cada planta, con contrato y con transporte.',
      'Las memorias se publicarán en este sitio. La próxima sesión revisará, punto por punto, qué se cumplió de lo que aquí quedó escrito.',
    ],
  },
  {
    sections: SECTION,
    kicker: 'Salud',
    tags: ['Salud', 'Foros'],
    pictures: ['laboratorio', 'yoga', 'lluvia', 'perro-gato'],
    angles: [
      [
        'El hospital de {lugar} mostró en el foro cómo bajó la espera a {n} días',
        'No compró equipos: cambió la agenda, llamó a los pacientes y abrió los sábados. La sala pidió los formatos y se los llevó impresos.',
      ],
      [
        'Telemedicina en {lugar}: {m} consultas que ahorraron un viaje por {agua}',
        'El balance incluye fallas, apagones y una enfermera que aprendió a arreglar antenas. Los ponentes pidieron contar también lo que no funcionó.',
      ],
      [
        'Qué necesita una médica para quedarse en {lugar}, según {n} que se quedaron',
        'Vivienda, internet y alguien con quien hablar del caso difícil. El salario apareció en cuarto lugar y sorprendió a los organizadores.',
      ],
      [
        'Los promotores de salud de {lugar} piden un mapa que no se borre cada cuatro años',
        'Recorren {m} casas con un cuaderno propio y los pies cansados. El foro propuso digitalizarlo sin quitárselo a quienes lo escriben.',
      ],
    ],
    paragraphs: [
      'La gerente llegó a {lugar} con una sola lámina: una línea que baja. Explicó cada escalón en {n} minutos y dedicó el resto a responder por los meses en que subió.',
      'El representante de los pacientes de {depto} pidió que los indicadores se lean en voz alta en las salas de espera. La propuesta fue acogida y ya tiene fecha.',
      'Según los datos presentados, {m} personas dejaron de viajar a la capital para un control. Otras tantas viajan todavía, casi siempre por un examen que dura diez minutos.',
      'Al cierre se firmó un acuerdo sencillo entre tres hospitales: compartir especialistas, repuestos y el turno de la ambulancia, en ese orden.',
    ],
  },
  {
    sections: SECTION,
    kicker: 'Educación',
    tags: ['Educación', 'Foros'],
    pictures: ['libros', 'museo', 'partitura', 'orquesta', 'juzgado'],
    angles: [
      [
        'Los colegios de {lugar} prueban un horario que empieza {n} minutos más tarde',
        'El experimento se presentó con datos de asistencia y de sueño. Los padres, que al comienzo se opusieron, pidieron extenderlo a la primaria.',
      ],
      [
        'En {lugar} se aprende estadística midiendo {agua} y nadie falta a esa clase',
        'Los estudiantes han tomado {m} muestras con frascos reciclados. La corporación ambiental usa hoy sus tablas y les responde las preguntas.',
      ],
      [
        'El bachillerato de {lugar} que se dicta en época de cosecha de {cultivo}',
        'Las familias ajustaron el calendario con la secretaría. La deserción cayó en {n} instituciones y el foro discutió cómo repetirlo sin convertirlo en regla.',
      ],
      [
        'Maestras de {lugar} contaron al foro por qué apagaron las tabletas los miércoles',
        'No es nostalgia: es que ese día leen en voz alta. Después de {m} sesiones, los resultados dejaron a la sala en silencio.',
      ],
    ],
    paragraphs: [
      'La mesa se hizo en el patio de un colegio de {lugar}, con {n} estudiantes como relatores. Su resumen, de una página, fue el único documento que todos los asistentes leyeron completo.',
      'La investigadora invitada recordó que ninguna plataforma reemplaza un almuerzo. En {depto}, dijo, la asistencia se explica mejor por el menú que por la conectividad.',
      'El programa cuesta {m} pesos por estudiante al mes. La discusión giró en torno a quién los pone cuando se acabe el convenio, y terminó con tres ofertas y un plazo.',
      'Quedó pendiente la formación de los maestros. La propuesta es que la den otros maestros, en su propia jornada, y que se les pague por hacerlo.',
    ],
  },
  {
    sections: SECTION,
    kicker: 'Infraestructura',
    tags: ['Infraestructura', 'Foros'],
    pictures: ['terminal-bus', 'bus-cali', 'derrumbe', 'auto', 'bogota-noche', 'obra-troncal'],
    angles: [
      [
        'La vía que une a {lugar} con el resto del país, explicada en {n} kilómetros',
        'Ingenieros y transportadores recorrieron el trayecto antes del foro. Llegaron con una lista de puntos críticos y una propuesta para no cerrarlos todos al tiempo.',
      ],
      [
        'El puerto de {lugar} sobre {agua} quiere mover {m} contenedores sin hacer ruido',
        'El plan ambiental fue el centro de la discusión. Los pescadores pidieron horarios de navegación y los obtuvieron en la misma mesa.',
      ],
      [
        'Por qué en {lugar} una placa huella dura el doble que en otros municipios',
        'La construyó la comunidad con asesoría y la repara un fondo propio. El caso se presentó junto a {n} que no salieron bien.',
      ],
      [
        'Concesiones, peajes y paciencia: el debate que dejó el foro de {lugar}',
        'Durante {n} horas se cruzaron cifras y reclamos. El acuerdo mínimo fue publicar en línea el estado de cada obra, con fotografías.',
      ],
    ],
    paragraphs: [
      'El mapa que abrió la sesión de {lugar} no tenía carreteras, sino tiempos. En él, {depto} se ve mucho más grande que en los otros, y eso fue exactamente lo que se quería mostrar.',
      'Los transportadores calculan {m} horas perdidas cada mes por los cierres. El concesionario presentó otro número; la interventoría, un tercero, y se acordó revisar los tres.',
      'Una líder comunal recordó que la vía también es la calle de alguien. Su propuesta de {n} pasos seguros quedó incluida en el cronograma antes del almuerzo.',
      'Las obras comienzan después de la temporada de lluvias. El comité que hará el seguimiento se reunirá cada dos meses y sus actas serán públicas.',
    ],
  },
  {
    sections: SECTION,
    kicker: 'Tecnología',
    tags: ['Tecnología', 'Foros'],
    pictures: ['estudio-tv', 'arrozal-dron', 'cine', 'cabina', 'reloj', 'relojero-mesa'],
    angles: [
      [
        'Los programadores de {lugar} que le venden software a {n} cooperativas vecinas',
        'El foro les pidió contar cuánto cobran y por qué. La respuesta, con facturas en pantalla, fue la charla más comentada de la tarde.',
      ],
      [
        'Sensores hechos en {lugar} avisan con {m} minutos de ventaja que sube {agua}',
        'El sistema cuesta menos que un celular y lo mantienen estudiantes. Las aseguradoras presentes pidieron los datos; los autores, que se paguen.',
      ],
      [
        'Inteligencia artificial en las fincas de {cultivo}: lo que funcionó y lo que no en {lugar}',
        'Después de {n} meses de prueba, el modelo acierta las plagas y falla los precios. Los agricultores ya lo sospechaban y lo dijeron.',
      ],
      [
        'El laboratorio público de {lugar} presta impresoras, tiempo y buenos consejos',
        'Por allí han pasado {m} proyectos, desde prótesis hasta repuestos de trilladora. El foro discutió cómo financiarlo sin cobrar la entrada.',
      ],
    ],
    paragraphs: [
      'La demostración se hizo en vivo y, como suele pasar, falló. El equipo de {lugar} explicó el error, lo corrigió y ganó el aplauso más largo de la jornada.',
      'De las {n} empresas presentes, solo dos nacieron en la capital. Las demás llegaron de {depto} y de sus vecinos, con clientes que no están en ninguna lista de las grandes.',
      'El debate sobre los datos fue el más tenso. Quedó claro que quien los toma debe decir para qué, y que {m} firmas en un formulario no equivalen a una explicación.',
      'La convocatoria para el próximo año ya está abierta. El comité dará prioridad a los proyectos que hayan fracasado una vez y puedan contar por qué.',
    ],
  },
];
