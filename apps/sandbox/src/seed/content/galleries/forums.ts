import { albumStories } from './album.ts';

export const FORUMS_ALBUMS = albumStories({
  brand: 'forums',
  sections: ['/foros-semanario/foros-anteriores', '/galerias', '/foros-semanario/galerias'],
  credit: 'Foros Semanario',
  ago: 52_009,
  every: 2207,
  albums: [
    {
      headline: 'Turismo que se queda: siete imágenes del foro de Santa Marta sobre playas y pueblos',
      standfirst:
        'Hoteleros, guías arhuacos y alcaldes discutieron cómo repartir visitantes sin gastar el paisaje. El debate empezó en un salón y terminó descalzo.',
      cover: 'mochilas',
      tags: ['Turismo', 'Caribe'],
      pictures: {
        playa: 'El foro sesionó a dos cuadras de la bahía. En el receso nadie se quedó adentro.',
        auditorio: 'Se inscribieron 640 personas y llegaron 702: hubo que abrir el segundo piso.',
        mochilas:
          'La mesa de artesanas arhuacas llevó tres mochilas y una tabla de costos. La tabla fue lo más fotografiado.',
        'panel-debate':
          'Cuatro alcaldes y una pregunta de Mercedes Noguera: ¿cuánto cuesta limpiar lo que deja un puente festivo?',
        nevado: 'Los mamos pidieron ver la Sierra antes de firmar. Esperaron a que se quitara la nube.',
        'cartagena-muralla':
          'La delegación de Cartagena presentó su límite de cruceros: dos por día y ninguno en Semana Santa.',
        microfono:
          'La relatora leyó nueve acuerdos. El primero cabe en una frase: contar antes de promocionar.',
      },
      text: [
        'Las memorias incluyen la metodología con la que Palomino midió su capacidad de carga, publicada con permiso de la junta.',
      ],
    },
    {
      headline: 'El campo pone la mesa: seis imágenes del foro de seguridad alimentaria en Tunja',
      standfirst:
        'Productores, cocineras y compradores públicos se sentaron con un menú hecho a cincuenta kilómetros a la redonda. Sobró discusión y no sobró papa.',
      cover: 'papa-cultivo',
      tags: ['Alimentación', 'Boyacá'],
      pictures: {
        'papa-cultivo':
          'La víspera, los asistentes visitaron un lote de Siachoque con once variedades nativas en pie.',
        'leche-ordeno': 'Ana Rosa Cuervo contó cómo doce ordeñadoras negocian el precio del litro en bloque.',
        'cocina-ajiaco': 'El almuerzo fue la prueba: todo lo del plato llevaba el nombre de la vereda.',
        'tribuna-foro':
          'Nubia Cuesta Palacios abrió con un dato: el comedor escolar compra lejos seis de cada diez alimentos.',
        billetes: 'La mesa de pagos acordó 30 días como plazo máximo. La mediana actual es de 74.',
        carretera: 'El compromiso de cierre fue una vía: 14 kilómetros entre Siachoque y la bodega regional.',
      },
      text: [
        'Tres gobernaciones adoptaron el pliego modelo de compra local que se redactó durante la jornada.',
      ],
    },
    {
      headline: 'Salud sin viajar: seis imágenes de la jornada de telemedicina en Quibdó',
      standfirst:
        'Médicas rurales, ingenieros y pacientes probaron en vivo una consulta a distancia. La señal se cayó una vez y nadie se levantó de la silla.',
      cover: 'techo-lluvia',
      tags: ['Salud', 'Pacífico'],
      pictures: {
        'pacifico-selva':
          'Los promotores del San Juan viajaron cinco horas en canoa para contar qué pasa cuando no hay radio.',
        hospital:
          'El hospital San Francisco mostró su sala de teleconsulta, que funciona con una planta donada.',
        celular:
          'Un electro leído desde Medellín en cuatro minutos: el aplauso fue para la auxiliar, Yenny Moya.',
        'panel-debate':
          'Diana Quiroz Maldonado preguntó quién paga los datos. Hubo un silencio y después dos propuestas.',
        'centro-datos': 'El operador explicó dónde se guardan las historias clínicas y quién tiene la llave.',
        'techo-lluvia':
          'En el puesto de salud de Samurindó el agua viene del techo. La señal, desde abril, también.',
      },
      text: ['La red acordada conectará 31 puestos de salud. Los primeros nueve entrarán antes de junio.'],
    },
    {
      headline: 'Ciudades para caminar: seis imágenes del encuentro de urbanismo en Cali',
      standfirst:
        'El foro se hizo a pie. Tres recorridos, un mapa de sombra y una lista de cruces peligrosos reemplazaron las diapositivas.',
      cover: 'cali-rio',
      tags: ['Urbanismo', 'Cali'],
      pictures: {
        'cali-rio':
          'El recorrido uno midió la temperatura del bulevar: 27 grados bajo la ceiba, 39 a diez pasos.',
        'obra-troncal':
          'En la troncal oriental los asistentes cruzaron con coche de bebé y silla de ruedas. Tardaron siete minutos.',
        'bus-cali': 'La parada de la 13: 212 personas por hora y una sola banca.',
        'bogota-ciclovia':
          'La invitada de Bogotá llevó las cuentas de la ciclovía y una advertencia, no empezar por los conos.',
        'cali-ermita': 'La relatoría se leyó en las gradas de La Ermita, con megáfono y sin atril.',
        restaurante: 'La cena sirvió para lo que no cabía en el acta: cada ciudad confesó su peor cruce.',
      },
      text: [
        'Ocho alcaldías firmaron el compromiso de publicar su inventario de andenes antes de terminar el año.',
      ],
    },
    {
      headline: 'El deporte como industria: seis imágenes de un foro con tiempo de reposición',
      standfirst:
        'Clubes, ligas femeninas y patrocinadores hicieron en Barranquilla las cuentas de un negocio que se juega más de lo que se factura.',
      cover: 'estadio',
      tags: ['Deporte', 'Economía'],
      pictures: {
        estadio:
          'La visita técnica al estadio empezó por los baños. Allí, dijo la gerente, se pierde la tercera parte del público.',
        'futbol-gol': 'La liga femenina llevó su balance: audiencia en alza, ingresos por derechos en cero.',
        trote: 'A las seis hubo trote para los ponentes. Llegaron once de veintitrés.',
        boxeo: 'Una academia de Palenque explicó cómo financia doce becas con dos veladas al año.',
        'barranquilla-carnaval':
          'La comparación inevitable: el Carnaval ocupa a 27.000 personas y también se prepara entrenando.',
        bolsa: 'El panel de cierre calculó cuánto valdría un club que publicara sus estados financieros.',
      },
      text: [
        'El documento final propone un registro público de contratos deportivos. Cuatro clubes aceptaron ser los primeros.',
      ],
    },
    {
      headline: 'Páramos y contratos: seis imágenes del foro del agua en Pamplona',
      standfirst:
        'Acueductos veredales, mineros y autoridades ambientales hablaron durante nueve horas. Se pusieron de acuerdo en la primera página y en la última.',
      cover: 'paramo-frailejones',
      tags: ['Agua', 'Páramos'],
      pictures: {
        'paramo-frailejones':
          'La jornada empezó a 3.400 metros: quince minutos de silencio pedidos por la comunidad de Mutiscua.',
        reservorio: 'La familia Jaimes mostró el reservorio que les permitió soltar la quebrada en verano.',
        'techo-lluvia':
          'Un techo de 60 metros cuadrados recoge 45.000 litros al año. La cuenta se hizo en el tablero.',
        represa: 'El operador de la represa reconoció que su caudal ecológico es de otro siglo.',
        senado: 'La senadora invitada prometió leer los anexos. Le entregaron los tres tomos en el acto.',
        juzgado:
          'El magistrado auxiliar explicó qué cambia cuando un río tiene derechos: quién puede demandar.',
      },
      text: ['De la mesa salió una veeduría binacional con acueductos de los dos lados de la frontera.'],
    },
    {
      headline: 'El café después del café: seis imágenes del foro de Armenia sobre valor agregado',
      standfirst:
        'Tostadores, baristas y cooperativas discutieron por qué la taza vale treinta veces más que el grano, y quién se queda con la diferencia.',
      cover: 'cafe-grano',
      tags: ['Café', 'Exportación'],
      pictures: {
        'finca-cafetera':
          'La finca anfitriona, en Circasia, abrió sus libros: tres años de costos, sin maquillaje.',
        'cafe-grano': 'Catación a ciegas de doce lotes. Ganó uno que la cooperativa pagaba como corriente.',
        fabrica:
          'La nueva tostadora regional trabajará por turnos para 64 familias. Los turnos se sortearon.',
        'buenaventura-puerto':
          'Ignacio Rocha Bustamante mostró la factura de un contenedor: el flete interno cuesta más que el océano.',
        celular:
          'Una plataforma hecha en Calarcá permite ver la finca desde la taza. Le faltan traducciones.',
        'copa-bar':
          'La última ronda fue de café frío con cáscara de naranja. La receta está en las memorias.',
      },
      text: [
        'Se acordó una marca colectiva para once municipios, con reglas que se podrán consultar antes de afiliarse.',
      ],
    },
    {
      headline: 'Justicia que se entiende: siete imágenes del foro de lenguaje claro en Bogotá',
      standfirst:
        'Jueces, profesoras y ciudadanos reescribieron en una tarde seis decisiones. La más corta pasó de once páginas a una cara.',
      cover: 'plaza-bolivar',
      tags: ['Justicia', 'Lenguaje claro'],
      pictures: {
        'plaza-bolivar':
          'La inscripción se hizo en la plaza: bastaba con traer un papel oficial que nadie hubiera entendido.',
        juzgado: 'El primer ejercicio fue leer un fallo en voz alta. El juez se cansó en la tercera línea.',
        aula: 'Las profesoras de primaria corrigieron a los magistrados. Lo hicieron con amabilidad y lápiz rojo.',
        biblioteca:
          'La Biblioteca Nacional prestó el edicto más antiguo de su fondo. Se entendía perfectamente.',
        libros: 'El glosario final tiene 112 palabras prohibidas y su remplazo. La primera es “incoar”.',
        congreso: 'La Cámara envió a un redactor. Pidió quedarse al segundo día.',
        'tribuna-foro':
          'Cierre de Clemencia Ávila, tutelante: leyó su sentencia reescrita y dijo que, ahora sí, había ganado.',
      },
      text: [
        'Catorce despachos usarán la plantilla durante seis meses. Un grupo de lectores medirá si algo mejora.',
      ],
    },
    {
      headline: 'Flores, moda y frontera: seis imágenes del foro de exportaciones de Rionegro',
      standfirst:
        'Cultivadoras de hortensia, talleres de confección y agentes de aduana compararon sus demoras. Ganó, por cuatro días, el algodón.',
      cover: 'flores-cultivo',
      tags: ['Exportaciones', 'Antioquia'],
      pictures: {
        'flores-cultivo':
          'En el invernadero de El Carmen, 80 mujeres cortan 22.000 tallos antes de las diez.',
        aeropuerto: 'Un ramo tiene 36 horas para llegar a Miami. La inspección puede tomar cinco.',
        costura: 'El taller de Guarne exporta uniformes médicos y una sola queja: el botón importado.',
        'moda-pasarela':
          'Dos firmas locales mostraron colección. La pasarela fue el pasillo del centro de convenciones.',
        'panel-debate': 'Elena Villaveces Prado propuso una ventanilla única que, por una vez, fuera única.',
        tren: 'El ministerio presentó el trazado férreo al puerto. Alguien preguntó por la fecha y hubo risas.',
      },
      text: [
        'La autoridad aduanera se comprometió a publicar cada semana sus tiempos de inspección por terminal.',
      ],
    },
    {
      headline: 'La cocina es una industria: seis imágenes del foro gastronómico de Popayán',
      standfirst:
        'Cocineras tradicionales, hoteleros y proveedores sumaron por primera vez lo que mueve una mesa bien servida. La cifra llegó con el postre.',
      cover: 'cocina-arepa',
      tags: ['Gastronomía', 'Empleo'],
      pictures: {
        'cocina-arepa':
          'Las anfitrionas de Timbío abrieron con arepas y una pregunta: ¿quién asegura al que cocina en la calle?',
        'mercado-plaza':
          'La visita a la plaza del barrio Bolívar empezó a las cinco y con balanza certificada.',
        restaurante: 'Una mesa para dos da empleo a once personas: el mapa se dibujó sobre el mantel.',
        galletas:
          'Tres emprendimientos de panela salieron con pedido y con la advertencia de no crecer de golpe.',
        'panel-debate':
          'Propinas, horarios y aprendices: el panel más concurrido no tuvo un solo chef famoso.',
        tren: 'El cierre propuso un tren de sabores entre Popayán y Cali. Rieles hay; locomotora, se pidió.',
      },
      text: [
        'El sector aceptó publicar un salario de referencia para cocineras y meseros, que se actualizará cada enero.',
      ],
    },
    {
      headline: 'Energía de la basura: seis imágenes de la mesa de economía circular en Pereira',
      standfirst:
        'Recicladores, industriales y alcaldes recorrieron un relleno, una fábrica y un laboratorio en el mismo día. El olor ayudó a concentrarse.',
      cover: 'bogota-ciclovia',
      tags: ['Economía circular', 'Reciclaje'],
      pictures: {
        fabrica: 'En Dosquebradas los sobrantes de acero se funden de noche, cuando la energía cuesta menos.',
        laboratorio: 'Una investigadora mostró un empaque de cáscara de plátano. Aguanta sopa, pero no dos.',
        'cerdos-corral':
          'La porcícola invitada convierte en gas lo que antes iba al río. Prende con eso doce estufas.',
        'bogota-ciclovia':
          'Los recicladores llegaron en bicicleta de carga y estacionaron frente al atril, a propósito.',
        billetes: 'El cuello de botella es el precio: el cartón vale hoy la tercera parte que en 2022.',
        auditorio:
          'En la votación final ganó, por nueve puntos, pagar al reciclador por el servicio y no por el kilo.',
      },
      text: [
        'Cuatro empresas comprarán material reciclado a precio fijo durante dos años. El contrato es público.',
      ],
    },
    {
      headline: 'La leche que falta y la que sobra: seis imágenes del foro lácteo de Ubaté',
      standfirst:
        'Entre enlechadas y escasez, el sector buscó una salida distinta a pedir aranceles. La encontró en un tanque de frío de segunda mano.',
      cover: 'leche-ordeno',
      tags: ['Lácteos', 'Precios'],
      pictures: {
        'leche-ordeno': 'La jornada comenzó ordeñando: catorce directivos y una sola vaca paciente.',
        'ensilaje-finca':
          'El silo de maíz bajó el costo por litro en 212 pesos, con factura proyectada en pantalla.',
        bolsa:
          'El analista invitado mostró el precio internacional. Alguien gritó “¡eso no es de aquí!” y tenía razón.',
        'panel-debate':
          'Ganaderos, procesadores y tenderos se sentaron del mismo lado de la mesa, por falta de sillas.',
        galletas:
          'Un proyecto escolar de Carmen de Carupa convierte el suero en galletas. Se probaron todas.',
        carretera: 'El acuerdo incluye once kilómetros de vía y un horario fijo de recogida.',
      },
      text: [
        'El precio piso se revisará cada noventa días con una fórmula que cabe en una servilleta y se publicó en ella.',
      ],
    },
    {
      headline: 'Moda con nombre propio: seis imágenes del foro de industrias creativas en Ibagué',
      standfirst:
        'Confeccionistas, músicos y programadores cruzaron tarjetas durante ocho horas. La pregunta común fue quién se queda con los derechos.',
      cover: 'moda-pasarela',
      tags: ['Industrias creativas', 'Derechos'],
      pictures: {
        'moda-pasarela':
          'El desfile inaugural lo hicieron las costureras, con las prendas que cosen para otras marcas.',
        costura:
          'Un taller del barrio Jordán explicó su tarifa por minuto. Era la mitad de la que pagan afuera.',
        concierto: 'La cantautora Lina Oviedo mostró sus regalías del año: alcanzaban para unas cuerdas.',
        cine: 'El cortometraje local más visto se hizo con tres celulares y una grúa de escoba.',
        'centro-datos': 'El estudio de animación alquila servidores de noche y anima dragones ajenos de día.',
        'tribuna-foro':
          'La directora de derechos de autor prometió un trámite de cuarenta minutos. Se cronometró en vivo.',
      },
      text: [
        'Se presentó un contrato modelo con tres versiones: para quien diseña, para quien interpreta y para quien programa.',
      ],
    },
    {
      headline: 'Seguridad sin uniforme: seis imágenes del foro de convivencia en Soacha',
      standfirst:
        'Comandantes, líderes juveniles y tenderos compararon cámaras, luces y saludos. El dato que cambió la mañana lo llevó una panadera.',
      cover: 'boxeo',
      tags: ['Convivencia', 'Ciudades'],
      pictures: {
        boxeo: 'La academia de Ciudadela Sucre tiene 180 alumnos y una regla: se pelea con cita.',
        policia: 'El comandante llevó el mapa de delitos. Los vecinos lo corrigieron con marcador.',
        'bogota-noche':
          'Dos luminarias por cuadra redujeron los atracos más que dos patrullas, mostró el estudio.',
        'bar-caja': 'Un bar guarda los celulares de sus clientes y no ha vuelto a tener riñas.',
        arquero:
          'El torneo de los sábados reúne a tres barrios que antes no se cruzaban. El arquero es neutral.',
        celular: 'Quedó creada una sola línea de reporte, atendida por personas. Se probó cuatro veces.',
      },
      text: ['La panadera, Nohora Rincón, lo dijo así: donde hay pan a las cinco, hay gente a las cinco.'],
    },
    {
      headline: 'Más turistas o mejores: siete imágenes del foro de Barichara y sus caminos de piedra',
      standfirst:
        'Caminantes, canteros y dueños de hostal discutieron cuántas personas aguanta un pueblo de 7.000 habitantes en un puente de tres días.',
      cover: 'restaurante',
      tags: ['Turismo', 'Patrimonio'],
      pictures: {
        'terminal-bus':
          'El último bus salió con cupo triple. De ahí arrancó la discusión, a la mañana siguiente.',
        'ciclista-montana':
          'Los ciclistas propusieron entrar sin carro desde Guane y fueron los primeros en firmar.',
        restaurante:
          'Una cena con nueve dueños de restaurante para acordar algo sencillo: de dónde viene el agua.',
        'casa-interior': 'De cada diez casas del centro, seis están vacías entre semana. Esta no.',
        museo: 'El taller de papel recibe doscientos visitantes por día y vende a once.',
        yoga: 'A las seis, en el mirador, el único silencio de la jornada. Duró veinte minutos y se anotó como acuerdo.',
        'tribuna-foro': 'Inés Ardila, cantera, pidió que la piedra tallada lleve la firma de quien la talló.',
      },
      text: [
        'El municipio ensayará un cupo diario de vehículos durante seis meses y publicará los resultados.',
      ],
    },
    {
      headline: 'Aulas al aire libre: seis imágenes del foro de educación ambiental en Inírida',
      standfirst:
        'Maestros indígenas, biólogas y estudiantes mostraron cómo se enseña ciencia sin laboratorio y con un río enfrente. Hubo que firmar a mano.',
      cover: 'barranquilla-carnaval',
      tags: ['Educación', 'Ambiente'],
      pictures: {
        'amazonas-rio': 'La inscripción se pagaba con una observación del río escrita en cualquier lengua.',
        aula: 'La profesora Mirelsa Gaitán dio la clase de fracciones con yuca brava y rallador.',
        'barranquilla-carnaval': 'La delegación del Caribe llevó un currículo hecho de máscaras, y lo bailó.',
        biblioteca:
          'Treinta maletas de libros salieron hacia seis resguardos. El registro de préstamos es oral.',
        apiario: 'El colegio de Barrancominas enseña estadística contando abejas sin aguijón.',
        nadadoras:
          'Antes del cierre, un cruce a nado con lancha de apoyo: el examen de física que nadie perdió.',
      },
      text: [
        'El ministerio reconocerá estos proyectos como horas de ciencias. La resolución se leyó en cuatro idiomas.',
      ],
    },
  ],
});
