import { manuscript, type Beat } from '../beat.ts';

export const POLITICA: Beat = {
  sections: ['/politica'],
  kicker: 'Política',
  tags: ['Política local'],
  stories: manuscript(`
La Asamblea del Valle aprueba el primer presupuesto que se votó con calculadora en mano
Cada diputado tuvo que decir en voz alta de dónde quitaba lo que pedía agregar. La sesión duró trece horas y terminó sin un peso de más.
Cali, Valle del Cauca · congreso
La regla la propuso la diputada Maritza Cobo y parecía inofensiva: toda proposición que aumentara un gasto debía señalar el renglón que lo perdía. De las 84 que estaban radicadas, 61 se retiraron antes del almuerzo.
El presupuesto para el próximo año quedó en 3,1 billones de pesos. Educación conserva la mayor porción y las vías terciarias reciben, por primera vez, más que la publicidad y los eventos.
## Lo que se movió
| Sector | Proyecto inicial | Aprobado
| Educación | 1,02 billones | 1,04 billones
| Vías terciarias | 96.000 millones | 131.000 millones
| Eventos y publicidad | 58.000 millones | 23.000 millones
El debate más largo fue el del aeropuerto de Cartago, que tres bancadas querían ampliar y ninguna financiar. Se aplazó para marzo, cuando esté el estudio de demanda.
La secretaria de Hacienda, Lorena Sinisterra, celebró que la corporación no dejara ingresos hipotéticos. “Otros años nos aprobaban la plata que ojalá llegara”, explicó.
La gobernadora tiene diez días para sancionar la ordenanza. En el recinto quedaron, sobre las curules, veintiuna calculadoras con el escudo del departamento.

Los ediles de la comuna 15 renuncian al carro y piden que les paguen el pasaje
Por mayoría devolvieron el vehículo que les asignó el distrito. Calculan que con lo del combustible pueden visitar cada barrio dos veces por semana.
Cali, Valle del Cauca · bus-cali
La camioneta estuvo estacionada once meses frente a la casa comunal, primero por falta de conductor y después de batería. “Nos la pedían prestada para los trasteos, que era su mejor uso”, cuenta el presidente de la junta, Wilmar Angulo.
En el acta del 3 de junio los siete ediles solicitaron cambiarla por tarjetas de transporte y un megáfono. La Secretaría de Gobierno respondió que no existía el trámite para devolver.
Tuvieron que inventarlo entre todos: un inventario, dos fotografías y un paz y salvo que firmó el celador.
Desde agosto recorren la comuna en bus y bicicleta. Las actas ahora incluyen una columna con los minutos de espera de cada ruta, que ya fueron usados por Metrocali para reforzar la alimentadora de Mojica.
El único que extraña el vehículo es el gato de la caseta, que dormía sobre el capó.

Yumbo pregunta a sus vecinos en qué gastar las regalías y gana una piscina por 41 votos
Hubo tarjetones, testigos y escrutinio como en cualquier elección. Participaron ocho mil personas, más que en la última votación de concejo en esos barrios.
Yumbo, Valle del Cauca · urna-votacion
La piscina semiolímpica le ganó por 41 votos a la reparación del acueducto de Mulaló. El resultado se conoció a las seis de la tarde y a las seis y cuarto ya había una solicitud de reconteo.
La alcaldía había reservado 7.400 millones de pesos del sistema de regalías para que los decidiera la gente, por primera vez mediante voto secreto. Se instalaron 36 mesas en colegios y en dos fábricas.
## Las cuatro opciones
- Piscina semiolímpica en La Estancia: 3.102 votos.
- Acueducto de Mulaló: 3.061.
- Ruta escolar nocturna: 1.388.
- Cubierta de la galería: 522.
Los habitantes del corregimiento aceptaron la derrota, pero llegaron a la plaza con baldes vacíos. El alcalde se comprometió a financiar la primera fase del acueducto con recursos propios.
“Perdimos contra el calor”, dijo la líder Amanda Guerrero, que había votado, según confesó, por las dos cosas.
La Misión de Observación local documentó tres fallas menores: dos lapiceros sin tinta y una mesa que abrió veinte minutos tarde porque el jurado fue a desayunar.

Por qué el personero de Palmira despacha los viernes en el puesto de una chontadurera
Recibe quejas entre el mango y la sal, sin turno y sin formulario. En cinco meses ha tramitado más peticiones que en todo el año anterior.
Palmira, Valle del Cauca · mercado-plaza
El puesto es de Nelly Caicedo y queda en la esquina de la galería central. Ella presta una butaca, él pone un talonario. “La gente no le tiene miedo al chontaduro”, razona el personero, Fabián Escarria.
La oficina de la alcaldía está en un tercer piso con detector de metales. Muchos de los que hoy se acercan no habían entrado nunca: vendedores, jornaleros, una mujer que llevaba seis años pagando el predial de otra casa.
El promedio es de 38 quejas por viernes. La tercera parte se resuelve con una llamada hecha ahí mismo, en altavoz, con público.
La Contraloría preguntó si eso constituía sede alterna y quién pagaba el arriendo. La respuesta oficial, de media página, dice que el arriendo se paga en chontaduro comprado al detal.
Otros cuatro municipios han pedido copia del modelo. Escarria les manda una foto y una recomendación: que el puesto quede donde haya sombra.

La concejala que lee los contratos en voz alta tiene más público que el noticiero
Cada martes transmite desde su comedor una cláusula, un precio y una pregunta. Dos licitaciones se corrigieron después de pasar por su mesa.
Cali, Valle del Cauca · celular
Se llama Claudia Mosquera, es contadora y al principio la veían su mamá y un primo. El capítulo sobre los refrigerios escolares, en el que comparó el precio oficial de un banano con el de la tienda, tuvo 212.000 reproducciones.
No acusa ni levanta la voz. Lee despacio, muestra la página y llama a la entidad para preguntar. Si le contestan, la respuesta queda al aire completa; si no, se oye el timbre hasta el final.
Así se supo que un contrato de fumigación incluía tres veces el mismo barrio con distinto nombre. La Secretaría de Salud lo ajustó y ahorró 190 millones.
Sus colegas están divididos. Unos la imitan; otros la invitaron a una reunión sobre “el uso responsable de las redes”, que ella pidió transmitir.
El Concejo estudia ahora habilitar una sala para que todos puedan hacerlo. La concejala ofrece su comedor, que tiene buena luz y café.

Tres candidatos a la Alcaldía de Buga aceptan debatir en la emisora de los vendedores de dulces
Habrá un reloj de arena, preguntas de los oyentes y una regla estricta: quien prometa una obra debe decir cuánto cuesta mantenerla.
Buga, Valle del Cauca · microfono
La emisora funciona en un altillo junto a la basílica y la oyen 900 comerciantes. Hasta ahora su programa más serio era el santoral.
La idea salió de una pelea por los toldos. “Cada uno vino a decirnos una cosa distinta; que la digan al tiempo”, propuso la locutora, Oliva Tenorio, que vende manjar blanco desde los doce años.
Los equipos de campaña pidieron moderador externo. Fue escogida una profesora de matemáticas jubilada, que traerá su propia tiza.
| Bloque | Tiempo | Tema
| Primero | 20 minutos | Espacio público y ventas
| Segundo | 20 minutos | Agua y tarifas
| Tercero | 15 minutos | Preguntas cruzadas
Los peregrinos podrán seguirlo por los parlantes del parque, entre misa y misa. El párroco solo pidió que ningún aspirante use la palabra milagro.

El Senado cita al director de Invías por los once años de la variante de Loboguerrero
Los congresistas vallecaucanos, que rara vez votan juntos, firmaron la misma proposición. Quieren un cronograma con nombres y no con trimestres.
Bogotá · carretera
Faltan 3,8 kilómetros y dos puentes. Mientras se terminan, los camiones que van al puerto bajan por un tramo donde este año ha habido 29 cierres.
La citación, impulsada por la senadora Irma Lucía Plaza, contiene 42 preguntas. La primera pide el costo acumulado de las suspensiones y la última, el teléfono del ingeniero residente.
La entidad adelantó que la demora obedece a un pleito predial y a un hallazgo arqueológico: una vasija que hoy está en el museo de Buga y, según los gremios, es lo único que ha llegado a su destino.
Los transportadores estiman pérdidas de 2.100 millones de pesos por cada día de cierre. La Cámara de Comercio de Buenaventura enviará su propia cuenta.
El debate quedó para el 4 del mes entrante a las nueve de la mañana. Los congresistas por el Valle viajarán en bus, por la vía.

El voto de los trasnochados: así se vive una consulta en los barrios donde nadie madruga
En Juanchito las mesas permanecen vacías hasta el mediodía y revientan a las tres. La Registraduría estudia correr el horario, como pide una cantante.
Cali, Valle del Cauca · copa-bar
A las ocho de la mañana había cuatro jurados, dos policías y un perro. El primero en votar, a las diez y veinte, venía de trabajar y preguntó si podía hacerlo sentado.
En el puesto de Juanchito están inscritas 2.900 personas. La mayoría son músicos, meseras, taxistas y vigilantes. En las últimas tres elecciones la mitad de los sufragios se depositó en la hora final.
“Nosotros no somos abstencionistas; somos de la noche”, dice Lucero Ibargüen, corista, que redactó la petición para extender la jornada hasta las ocho. La firmaron 640 vecinos, varios de ellos sobre la barra.
El registrador especial respondió que el horario es nacional, aunque prometió reforzar la última franja con dos mesas más y una fila preferente para quien llegue con uniforme.
A las cuatro en punto sonó la campana. Una trompetista alcanzó a meter el tarjetón y se fue a ensayar.

Cali tendrá por primera vez una silla vacía en el consejo de gobierno, y será para los niños
Cada mes un estudiante distinto podrá ocuparla, opinar y hacer una sola pregunta obligatoria. La primera invitada pidió que le explicaran la palabra concertación.
Cali, Valle del Cauca · aula
El acuerdo lo aprobó el Concejo en segundo debate con dos votos en contra. No es una jornada simbólica: el funcionario interrogado tiene quince días hábiles para contestar por escrito y en lenguaje que entienda un alumno de séptimo.
Sharit Mina, de trece años, estrenó el asiento el lunes. Oyó cuarenta minutos de informes y después levantó la mano. “¿Concertar es cuando ya decidieron o cuando todavía no?”, quiso saber.
Hubo risas, luego un silencio, y por último una respuesta del secretario de Movilidad que la niña pidió repetir más despacio.
La selección se hará por sorteo entre los gobiernos escolares, con cupo para los rurales. El distrito cubre el transporte y un almuerzo para el acompañante.
La del próximo mes ya prepara la suya: por qué en su colegio hay aula de sistemas y no hay enchufes.
`),
};

export const COLOMBIA_REGIONES: Beat = {
  sections: ['/colombia'],
  kicker: 'Colombia',
  tags: ['País'],
  stories: manuscript(`
Leticia estrena una morgue fluvial después de diez años de despedir a sus muertos en hielo
La lancha, con cámara fría y capilla, recorrerá nueve comunidades del Amazonas. Antes las familias esperaban hasta una semana por un traslado.
Leticia, Amazonas · amazonas-rio
La embarcación mide catorce metros y se llama Última Vuelta, por votación de los estudiantes que la pintaron. Lleva dos auxiliares, un motor silencioso y una ventana grande del lado del río.
Hasta ahora, un fallecimiento en San José o en Puerto Alegría suponía conseguir combustible, hielo y permiso. “A mi suegro lo acompañamos cuatro días con bolsas de las cervecerías”, recuerda Delfina Ahuanari.
El proyecto costó 1.300 millones de pesos y se financió con un fondo de fronteras. La gobernación calcula unos doce viajes por mes.
El cabildo ticuna participó en el diseño: exigió que hubiera espacio para los cantos y que el cuerpo viajara siempre con la cabeza aguas abajo.
La primera travesía fue de prueba y no llevó a nadie. Aun así, en tres muelles la gente se quitó el sombrero.

El pueblo de Boyacá que apagó sus luces para volver a ver la Vía Láctea
Pesca cambió 380 bombillas por otras más bajas y cálidas. Llegan astrónomos, ha bajado el recibo y los gallos volvieron a su horario.
Pesca, Boyacá
La idea la llevó un profesor de física que no conseguía mostrarles a sus alumnos la constelación del escudo del colegio. Midió el brillo del cielo desde seis veredas y presentó el informe en el concejo con una linterna en la mano.
Las nuevas lámparas apuntan al suelo y se atenúan a las diez. El consumo de alumbrado cayó 46 por ciento, de acuerdo con la empresa regional.
Los comerciantes temían por la seguridad. La estación de Policía comparó doce meses y no encontró diferencia, salvo en los hurtos de gallinas, que disminuyeron.
## Para quienes quieran ir
- Mejor época: diciembre a febrero, en luna nueva.
- Hay diez hospedajes familiares y ningún letrero luminoso.
- Se recomienda llevar ruana y linterna roja.
Una familia de Cali viajó la semana pasada por el eclipse parcial. Se quedaron tres noches porque a la más pequeña le faltaba contar un pedazo.

Barrancabermeja reabre su ferrocarril con un vagón que es biblioteca y otro que es consultorio
El tren de servicios cubrirá 120 kilómetros de estaciones abandonadas. Se detiene tres horas en cada una y no vende tiquetes.
Barrancabermeja, Santander · tren
El primer silbato se oyó en García Cadena a las 6:15 de la mañana. En el andén esperaban 90 personas, algunas con exámenes médicos y otras con libros para devolver que prestaron en una campaña de 1998.
La iniciativa reúne a una caja de compensación, la operadora de la vía y la diócesis. El coche consultorio hace citologías, optometría y vacunas; el otro lleva 3.400 títulos y un cuentero.
Durante la prueba atendieron a 211 pacientes. Dos fueron remitidos de urgencia, en el mismo tren, hasta el hospital.
“No nos trajeron el progreso; nos trajeron el horario”, celebra Aníbal Serpa, exguardavía, que volvió a ponerse la gorra.
El recorrido será quincenal hasta junio. La continuidad depende de un convenio que vence con el año fiscal.

La isla de Providencia vuelve a coser velas: 22 balandras correrán la regata más antigua del Caribe
Después del huracán quedaban dos embarcaciones enteras. Los carpinteros de Bottom House enseñaron a sus nietos y las demás salieron del mismo árbol.
Providencia, San Andrés y Providencia · playa
Cada catboat toma cuatro meses y no usa un solo plano. El maestro Bernardo Howard mide con el brazo y corrige con la palma.
El taller abrió con madera de los árboles caídos y donaciones de tela. Hay once aprendices, cuatro de ellas mujeres, que reclaman cambiar una costumbre: que los nombres de los botes no sean siempre de las esposas.
La carrera será el sábado, desde Southwest Bay. Los premios son un radio marino, un cerdo y el derecho a elegir el himno de la iglesia.
La Capitanía dispuso dos lanchas de rescate. En noventa años, dicen los viejos, se han volteado cien botes y nadie ha perdido el sombrero.
Yanira Archbold, de diecinueve años, timoneará el Second Chance. Lo cosió ella y no deja que nadie más toque la escota.

Cúcuta abre una oficina para buscar abuelos: 340 familias separadas por la frontera se reencuentran
Un equipo de tres personas cruza registros parroquiales, fotos y apellidos repetidos. El caso más antiguo llevaba cincuenta y dos años sin respuesta.
Cúcuta, Norte de Santander · migrantes
La oficina queda en la casa de la Cruz Roja y tiene una pared con hilos. Cada hilo une una fotografía de este lado con un nombre del otro.
Todo empezó cuando la trabajadora social Zulay Contreras buscaba a su propia abuela. La encontró en Rubio, a 21 kilómetros, vendiendo las mismas hayacas cuya receta recordaba su madre.
El método no tiene misterio: llamar a las parroquias, oír con paciencia y desconfiar de las fechas. “La gente olvida el año, pero se acuerda del olor de la casa”, explica.
De las 340 búsquedas exitosas, 61 terminaron en visita y 18 en mudanza. Otras catorce personas pidieron no ser encontradas, y se les respetó.
El servicio es gratuito y recibe casos de cualquier ciudad. Desde el Valle han llegado veintisiete.

Los bomberos de Ipiales suben al volcán con mulas y bajan con un pronóstico
El cuerpo voluntario instaló sensores en el Cumbal junto a la comunidad pasto. La alarma sonó una vez, de madrugada, y evacuaron a 400 personas en orden.
Cumbal, Nariño · nevado
La ceniza cayó finita, como harina, a las 3:40. A esa hora los altoparlantes de Cuaical ya estaban dando la instrucción en voz de una maestra.
Los equipos miden gases, vibración y temperatura; los datos viajan por radio hasta una pantalla en la estación. Para subir los 90 kilos de baterías hicieron falta seis bestias y el permiso de los mayores, que pidieron una ceremonia.
Nadie resultó herido. Cuatro horas después el Servicio Geológico bajó el nivel de alerta y las familias regresaron a ordeñar.
El comandante, Segundo Cuaspud, insiste en que el mérito es del simulacro de marzo. “Esa vez se rieron de nosotros; esta vez nos siguieron”, comenta.
Quedan por cubrir dos veredas, que hoy se avisan con un cuerno.

Un juez de Montería ordena dar nombre a las calles que solo tenían manzana y lote
La tutela la ganó una repartidora que perdía pedidos y una enfermera que no encontraba a sus pacientes. El municipio tiene seis meses.
Montería, Córdoba · juzgado
El barrio El Poblado existe desde 1994 y 31.000 personas viven en direcciones como “manzana 47, lote 9, la de la reja azul”. Las ambulancias tardan en llegar nueve minutos más que en el resto de la ciudad.
La sentencia, de veinte páginas, reconoce que carecer de nomenclatura vulnera la salud, el trabajo y hasta el voto. Ordena placas, mapa público y consulta a los vecinos.
La consulta ya empezó. Hay pasajes que se llamarán como los arroyos que taparon, y uno que llevará el de la partera de la primera invasión, Eulalia Doria.
Kelly Montes, la demandante, celebra con reservas. “Ahora van a encontrarme también los cobradores”, bromea.
La alcaldía no apeló y abrió la contratación por 870 millones.

Así cocina Tumaco el primer comedor escolar que compra todo a menos de veinte kilómetros
Mil doscientos niños almuerzan pescado fresco, cacao y plátano del propio municipio. El contrato lo administra una asociación de mamás.
Tumaco, Nariño · cocina-arepa
Antes llegaban enlatados desde Cali, por tierra y por mar, con catorce días de camino. Ahora la jaiba se compra a las cuatro y se sirve a las once.
La asociación Las Gualajas reúne a 46 mujeres de La Ciudadela. Ganaron la licitación con un argumento que ningún otro proponente tenía: los proveedores eran sus hermanos.
## Un menú de la semana
| Día | Plato | Origen
| Lunes | Pusandao de pescado | Bocagrande
| Miércoles | Tapao con plátano | Río Mira
| Viernes | Encocado de camarón | Chajal
La nutricionista del programa, Luz Belén Segura, registra un aumento de peso en el 70 por ciento de los estudiantes y casi nada en la caneca.
El ministerio revisa si la experiencia puede repetirse en otros quince puertos. Las socias piden algo más sencillo: que el giro llegue antes que el fin de mes.
`),
};
