import { manuscript, type Beat } from '../beat.ts';

export const MUNDO: Beat = {
  sections: ['/mundo'],
  kicker: 'Mundo',
  tags: ['Mundo'],
  stories: manuscript(`
La panadería colombiana que despierta a un barrio entero de Queens
Tres hermanas de Tuluá hornean dos mil pandebonos por día y se volvieron la oficina informal de los recién llegados.
Nueva York
La cola empieza a las cinco y en ella se consiguen cuarto, abogado y niñera.
Las Hincapié llegaron con una receta y un horno prestado por un griego que ahora desayuna gratis.
En la pared hay un tablero de corcho con avisos; el más viejo busca una prima en New Jersey.
El almidón viaja en barco desde Buenaventura y su precio explica, mejor que un banco, el dólar.

El glaciar que perdió su nombre: Perú ya no llama nevado a una roca
Geógrafos y comuneros despidieron una montaña con una ceremonia y un acta que cambia desde hoy los mapas escolares.
Huaraz · nevado
El hielo dejó de alimentar la laguna hace ocho años; lo que quedaba era una mancha gris a la sombra.
La comunidad subió con flores y una placa, y los científicos con un taladro que no encontró fondo que perforar.
El Instituto Geográfico retiró la palabra y abrió una discusión sobre otras treinta cumbres.
Los niños preguntaron qué nombre le ponen ahora, y nadie quiso apresurarse.

La isla del Báltico que paga por quedarse los inviernos
El alcalde ofrece casa y trabajo remoto a quien pase allí cinco meses. Llegaron once familias y una orquesta de cámara.
Visby
En enero el sol sale a las nueve y se va antes de la merienda.
La orquesta tocó en la fábrica de pescado, que tiene buena acústica y calefacción.
De las once familias se quedaron siete; dos tuvieron hijos, que son los primeros en quince años.
El programa costó menos que el transbordador vacío que antes iba y venía por costumbre.

La biblioteca nómada que recorre Mongolia a lomo de camello
Lleva doscientos libros a pastores que nunca se detienen y recoge, a cambio, historias que no estaban escritas.
Ulán Bator · libros
La encargada viaja veinte días por mes y duerme en la tienda de quien reciba el pedido.
El libro más solicitado es un manual de veterinaria; el segundo, una novela de mar.
Las historias recogidas se graban con un teléfono y se transcriben en invierno.
Ya completan tres tomos, y los pastores piden leerlos para corregir a sus vecinos.

Un puente peatonal vuelve a unir dos pueblos de los Balcanes
Lo construyeron ingenieros de ambos lados con piedra de la misma cantera. Cruzarlo toma un minuto y costó treinta años.
Mostar
Los viejos lo cruzaron primero, con sillas, para sentarse en la mitad.
La discusión más larga fue el color de la baranda: quedó sin pintar.
Un café abrió en cada cabecera y los dos sirven lo mismo con nombres distintos.
Los niños lo usan para ir a clase de natación, que se da en la orilla de enfrente.

Los taxistas de La Paz aprenden a conducir en el aire
El teleférico urbano los dejó sin rutas y la empresa los contrató como operadores de cabina. Ochenta aprobaron el curso.
La Paz
El primer día ninguno quiso mirar hacia abajo; el segundo, discutían sobre el mejor paisaje.
El sueldo es menor que en un mes bueno de taxi y mayor que en uno malo.
Conservan la costumbre de conversar, aunque ahora la carrera dura exactamente diez minutos.
Uno de ellos colgó en la consola el muñeco que llevaba en el retrovisor.

Chile devuelve al mar a los pingüinos que curó en un gimnasio
Tras un derrame de aceite, voluntarios bañaron a trescientas aves en una cancha de baloncesto, una por una.
Valparaíso
Cada pingüino necesitó cuarenta litros de agua tibia y tres personas con guantes de soldador.
Los nombraron por el número de la baldosa donde dormían, para no encariñarse, y no funcionó.
Después de once semanas los soltaron al amanecer, en grupos de veinte.
El club reabrió con las líneas de la cancha repintadas y un olor que tardará en irse.

El sastre de Nápoles que remienda uniformes de ambos equipos
La tarde del clásico recibe a los dos utileros por puertas distintas. En cuarenta años nunca ha confundido una manga.
Nápoles · costura
El taller mide doce metros y tiene dos espejos que no se miran.
Ciro Esposito cobra lo mismo a los dos y no contesta preguntas sobre tallas.
Una vez cosió el número equivocado y el jugador marcó tres goles; le pidieron repetir el error.
El domingo cierra, apaga el radio y se entera del marcador por los gritos.

Un tribunal de Kenia reconoció a un río como testigo
La sentencia admite mediciones de caudal como declaración y obliga a tres empresas a explicar lo que el agua mostró.
Nairobi · juzgado
La demanda la presentaron pastores que llevaban nueve años apuntando el nivel en un árbol.
Los abogados de las empresas pidieron repreguntar al declarante, y la jueza dijo que podían ir a la orilla.
Fueron, con botas nuevas, y encontraron las marcas del árbol a la altura del pecho.
El fallo cita un proverbio local según el cual quien bebe de abajo conoce a quien vive arriba.

La aldea portuguesa que vendió sus campanas y ahora las alquila
Una constructora las compró para fundirlas, pero el contrato olvidó la torre. La disputa terminó en un arreglo musical.
Évora
Las dos piezas pesan novecientos kilos y llevaban un siglo sin sonar completas.
El comprador no pudo bajarlas sin permiso del obispo, ni el alcalde tocarlas sin permiso del comprador.
La solución fue una tarifa por repique, que pagan por turnos los vecinos.
El primer mes se gastaron el presupuesto en un bautizo.

Japón reabre una estación de tren para una sola estudiante
La línea iba a cerrarse, pero una alumna de secundaria la necesita dos veces al día hasta su graduación.
Hokkaido
El tren se detiene a las siete y cuatro y a las cinco y ocho, con o sin nieve.
El maquinista la saluda con la gorra y espera, por norma, treinta segundos más en los exámenes.
La estación tiene una estufa, un reloj y un cuaderno que ella llena mientras espera.
Faltan catorce meses; la empresa ya anunció que ese día habrá vagón comedor.

La radio del desierto que transmite en tres alfabetos de Sahara
Locutores tuareg, árabes y franceses comparten una cabina de adobe y se dividen los turnos para leer el noticiero.
Tombuctú · microfono
La antena está en el minarete de una escuela y se apaga durante las tormentas de arena.
Leen primero la lengua que más llamadas recibió el día anterior, de modo que el orden cambia.
El boletín de pozos, que dice cuáles tienen agua, decide la ruta de miles de animales.
La emisora no recibe publicidad, pero sí cabras.

El mercado flotante de Cantón se mudó a tierra y extraña el vaivén
Las vendedoras aprendieron a pesar sin marea. Algunas llegan todavía con sombrero de barquera y buscan dónde amarrar.
Cantón · mercado-plaza
El canal se rellenó para una avenida y los puestos recibieron números y persianas.
Durante el primer mes las balanzas dieron siempre de más, porque nadie estaba acostumbrado a la quietud.
Un arquitecto propuso un piso levemente inclinado y el gremio lo tomó en serio.
Venden lo mismo, a mejor precio, y cierran cuando ya no hay a quién saludar.

Islandia imprime un periódico con las noticias que ya no fueron
Cada diciembre, una redacción publica las predicciones incumplidas del año, una tras otra, con sus disculpas y su firma.
Reikiavik
El ejemplar tiene doce páginas y agota la tirada en una tarde.
La sección más leída es la económica, seguida de cerca por la de volcanes.
Los políticos piden aparecer, porque quien se equivoca ahí queda, según dicen, vacunado.
El editor guarda en su cajón la portada de un año que sí resultó como habían dicho.

La enfermera de Manila que canta los turnos por altavoz
En un hospital de mil camas, su voz ordena ambulancias y duerme a los niños. Una disquera le ofreció contrato.
Manila · hospital
El sistema de sonido se dañó a la mitad y solo quedó el micrófono de la recepción.
Maricel Santos descubrió que, cantado, el mensaje se entendía a la primera.
Los cirujanos afirman que operan más tranquilos los martes, que son sus días de bolero.
Rechazó la disquera con una frase corta: allá no hay urgencias.
`),
};

export const ECONOMIA: Beat = {
  sections: ['/economia'],
  kicker: 'Negocios',
  tags: ['Empresas'],
  stories: manuscript(`
La fábrica de botones de Medellín sobrevivió a cuatro quiebras y a la cremallera
Con noventa obreros y una máquina de 1952 exporta a doce países. Su secreto es un archivo de ocho mil moldes.
Medellín, Antioquia · fabrica
Cada botón tiene partida de nacimiento: año, diseñador y camisa a la que perteneció.
Cuando llegó la cremallera plástica, la competencia vendió; aquí compraron los moldes ajenos por kilos.
Las casas de moda los piden hoy para reeditar prendas de otra época.
Los obreros son dueños del treinta por ciento y votan el color del año siguiente.

Los tenderos de Montería crearon su propia moneda y el banco la estudia
Circula en cupones de papel entre ciento cuarenta negocios y evita pagarles comisiones a otros en las compras pequeñas.
Montería, Córdoba · billetes
El cupón vale mil pesos, vence al año y lleva una iguana impresa a dos tintas.
Nació durante un apagón de datáfonos que duró nueve días y dejó cajas vacías.
Las distribuidoras lo aceptan hasta cierto monto; los niños, sin límite.
La superintendencia pidió informes y recibió, además del balance, un paquete de galletas.

El seguro que paga si no llueve: campesinos del Cesar reciben el primer giro
La indemnización se activó sola, cuando el satélite midió cuarenta días secos. Nadie tuvo que llenar un formulario.
Codazzi, Cesar
El índice se fijó con treinta años de datos y una discusión en la cancha del pueblo.
Cobró la prima una cooperativa, a razón de lo que cuesta un pollo por hectárea.
El giro llegó un martes; varios creyeron que era una equivocación y lo devolvieron.
La aseguradora tuvo que viajar a explicar que perder también estaba en el contrato.

La empresa de Rionegro que dejó de medir horas y midió silencios
Suspendió reuniones, apagó chats dos veces al día y vio subir la producción. El sindicato pidió extender el acuerdo.
Rionegro, Antioquia
La idea surgió de una contadora que encontró setecientas horas de juntas en un solo mes.
Hoy hay dos bloques mudos, uno por la mañana y otro después del almuerzo.
Las entregas se adelantaron una quinta parte y las renuncias bajaron a casi ninguna.
El gerente reconoce que al principio no sabía qué hacer con las manos.

Quién compra las acciones que venden los abuelos
Una generación que las heredó en papel las liquida para pagar salud. Fondos pequeños se especializan en encontrarlas.
Bogotá · bolsa
Los títulos aparecen en misales, debajo de colchones y detrás de un retrato.
Muchas empresas cambiaron de nombre tres veces y hay que seguirles el rastro como a parientes.
El corredor Julián Franco ha devuelto valor a dos mil papeles que parecían recuerdos.
El más antiguo era de un tranvía: no valía nada, pero lo compró un museo.

El puerto seco de Barrancabermeja espera barcos y recibe camiones
La obra está lista hace catorce meses. Falta dragar seis kilómetros para que el río cumpla su parte.
Barrancabermeja, Santander
Las grúas se engrasan cada semana para que no olviden su oficio.
Mientras tanto el patio sirve de centro de acopio y da trabajo a ciento veinte personas.
El contrato de dragado se adjudicó dos veces y se suspendió otras tantas por demandas.
Los pescadores, que ven pasar las actas, calculan la profundidad con una vara y no se equivocan.

La cuenta del mercado: por qué un huevo cuesta distinto en cada piso térmico
Seguimos una cubeta desde el galpón hasta tres cocinas. El flete, el frío y una curva explican la diferencia.
Pasto, Nariño
La cubeta salió a las tres de la mañana con un precio y llegó a Ipiales con otro.
En la subida se rompen dos de cada cien, y esos dos los pagan los noventa y ocho restantes.
Guardarlos en tierra caliente exige nevera; en tierra fría, calefacción para la gallina.
La señora que los compra no sabe nada de esto y, sin embargo, escoge siempre la tienda correcta.
`),
};
