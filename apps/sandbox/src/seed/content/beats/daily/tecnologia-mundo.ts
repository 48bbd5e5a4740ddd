import { manuscript, type Beat } from '../beat.ts';

export const TECNOLOGIA: Beat = {
  sections: ['/tecnologia'],
  kicker: 'Tecnología',
  tags: ['Innovación'],
  stories: manuscript(`
El semáforo que aprende en la calle Quinta: seis meses de prueba y once minutos menos de trancón
Un laboratorio de la Universidad Autónoma entrenó un sistema con videos sin rostros. También aprendió a darle más tiempo al que cruza con bastón.
Cali, Valle del Cauca · transmilenio
Los 24 cruces del corredor dejaron de obedecer a un reloj fijo. Unas cámaras cuentan carros, buses y peatones, y un computador decide cada noventa segundos cuánto dura el verde.
La prioridad la definió la ciudad y no la máquina: primero ambulancias, luego buses, después quien camina. Los particulares quedaron de últimos y, aun así, ganaron tiempo.
Las imágenes se borran a los ocho segundos. Un comité externo, en el que participa una profesora de derecho, puede auditar el código sin avisar.
“Lo más difícil fue enseñarle que una persona lenta no es un error”, dice la ingeniera Natalia Prado.
El convenio vence en enero. La Secretaría de Movilidad tiene que decidir si lo extiende a la 70, donde el trancón todavía se maneja con silbato.

Qué hacer si le roban el celular: los siete pasos que de verdad sirven en la primera hora
La mayoría llama a la familia antes que al banco, y es ahí donde se pierde la plata. Guía con los números y el orden correcto.
Cali, Valle del Cauca · celular
El año pasado se denunciaron en la ciudad 14.600 hurtos de teléfonos. En uno de cada cinco el ladrón alcanzó a mover dinero antes de que el dueño bloqueara la línea.
Lo primero es pedir prestado un aparato y conservar la calma: los primeros veinte minutos importan más que la denuncia.
## En este orden
- Bloquee los bancos y billeteras desde la línea de cada entidad.
- Llame a su operador y pida suspender la tarjeta SIM y reportar el IMEI.
- Entre a su correo desde otro equipo, cierre sesiones y cambie la clave.
- Avise a sus contactos: pueden pedirles plata en su nombre.
- Borre el teléfono a distancia.
- Denuncie en la página de la Policía y guarde el número.
- Revise los movimientos durante treinta días.
El teniente Álvaro Bonilla, del grupo de delitos informáticos, agrega una prevención casera: apunte el IMEI en un papel. Se obtiene marcando *#06#.
Otra medida útil es ponerle clave a la SIM. Sin ella, el delincuente la cambia a otro equipo y recibe los códigos de los bancos.
Y si aparece una llamada que dice haberlo encontrado, no vaya solo. La entrega se puede hacer en un CAI.

La sala de sistemas de El Diamante que repara los computadores que botan las empresas
Diecisiete estudiantes de décimo han resucitado 340 equipos. Los entregan con una carta escrita por quien apretó el último tornillo.
Cali, Valle del Cauca · aula
La institución educativa tenía cuatro equipos para novecientos alumnos. El profesor de física, Harold Cuero, se fue de pesca a los sótanos de un banco y regresó con una camioneta de chatarra.
Aprendieron quemando. La primera fuente explotó y el rector pensó en clausurar, hasta que vio encender a la segunda.
Los aparatos salen con un sistema operativo liviano, diccionario y doscientos libros. Se destinan primero a quien vive más lejos.
Mayerly Banguera, de quince años, es la jefe de control de calidad. Rechaza uno de cada ocho. “Si yo no se lo daría a mi hermano, no sale”, sentencia.
Este mes exportaron: veinte equipos viajaron en lancha a Bazán. Llevaban instrucciones para conectarlos a un panel solar.

Un dron con ojo de agrónomo busca la enfermedad del plátano antes de que se vea
Vuela a doce metros, fotografía en colores que no percibimos y avisa por mensaje. En Sevilla salvó la tercera parte de los lotes.
Sevilla, Valle del Cauca · arrozal-dron
El moko del plátano se nota cuando ya no hay remedio. La cámara lo detecta diez días antes, por un cambio en la manera como la hoja devuelve la luz.
La empresa es de dos hermanas, Yuliana y Sandra Marín, que crecieron entre las matas y estudiaron topografía por correspondencia. Cobran por hectárea lo que cuesta un bulto de abono.
De 1.100 hectáreas revisadas resultaron sospechosas 37. En ellas se aisló la planta, se desinfectó el machete y se esperó.
Fallan, reconocen, cuando hay niebla o cuando un gallinazo defiende su espacio aéreo. Ha derribado dos.
El Instituto Agropecuario evalúa el método para cinco municipios. La decisión depende de una prueba a ciegas, que se hará con lotes marcados solo en el papel.

Así funciona la red de internet que un corregimiento montó con antenas de segunda
Los Andes, en zona rural de Cali, llevaba nueve años pidiendo señal. La instalaron doscientos vecinos con escaleras, cable y una asamblea por mes.
Cali, Valle del Cauca · energia-eolica
Ningún operador quiso subir: 214 suscriptores, decían, no pagaban la torre. La comunidad hizo sus propias cuentas y descubrió que sí, siempre que la torre fuera un eucalipto.
La señal llega por un enlace desde el cerro de Cristo Rey y se reparte en ocho nodos. Cada cuota es de 22.000 pesos y el que no puede, trabaja.
## Lo que cambió en un año
- 61 alumnos terminaron materias en línea.
- La cosecha de mora se negocia sin intermediario.
- El puesto de salud manda los electrocardiogramas por la red.
- Hay menos visitas, se quejan los mayores.
Para compensar lo último, la asamblea decretó una hora sin conexión, de siete a ocho de la noche.
El ministerio los invitó a registrarse como prestadores comunitarios. El formulario pedía llenarse en una oficina de Bogotá; lo hicieron por internet, y quedó constancia.

Voces clonadas en el oriente de Cali: la estafa que ya suena como su mamá
La Fiscalía tiene 73 denuncias con el mismo libreto. Un grupo de madres inventó una contraseña familiar y la enseña en las tiendas.
Cali, Valle del Cauca · microfono
A doña Ruth Lenis la llamó su hija llorando. Le pidió 600.000 pesos para pagar una multa y no contarle al papá. La voz era idéntica, hasta en la manera de tragar saliva.
La hija estaba en la pieza de al lado. Doña Ruth colgó temblando.
Los delincuentes toman audios públicos de redes sociales; con quince segundos basta. Después marcan a la hora en que el verdadero dueño está trabajando o en clase.
Un investigador explica que el engaño se nota en la prisa. Nunca hay tiempo para devolver la llamada, siempre hay vergüenza y el pago es a una billetera.
En Mojica las vecinas acordaron una palabra que no se escribe: cada familia la escoge y la cambia con los cumpleaños. En la tienda hay un aviso sin explicación: “¿Y la clave, mijo?”.
La campaña se replicará en 40 colegios. Se ruega no publicar la palabra de uno, ni de ejemplo.

La biblioteca abre un taller de inteligencia artificial para quienes no quieren usarla
Se llama “Preguntas antes de preguntar” y enseña a desconfiar con método. Los cupos se agotaron en dos horas, casi todos entre jubilados.
Cali, Valle del Cauca · biblioteca
La primera tarea es pedirle a un programa la biografía propia y subrayar las mentiras. A un asistente lo graduó de médico; a otra le regaló tres hijos.
“Se trata de oír el tono: inventa con la misma seguridad con que acierta”, señala el tallerista, Brayan Tello, bibliotecólogo de veintiocho años.
Después vienen los usos razonables, como resumir un decreto o redactar un derecho de petición, siempre con alguien que lea el resultado. El grupo comparó cinco respuestas sobre la dosis de un medicamento y dos eran peligrosas.
La sesión más discutida fue la de los derechos de autor. Un poeta de San Nicolás encontró versos suyos, mejorados, firmados por nadie.
El curso dura cuatro sábados. El último consiste en apagar el computador y escribir una carta.

Una prótesis impresa en Yumbo cuesta lo que unos zapatos y la diseñó quien la usa
Cristian Sandoval perdió los dedos en una máquina de panadería. Su versión número diecinueve ya amarra cordones y bate huevos.
Yumbo, Valle del Cauca · fabrica
La primera que le formularon valía catorce millones y servía para posar en las fotos. La dejó en un cajón y bajó de la red un modelo libre.
Aprendió a dibujar en tres dimensiones en un cibercafé de La Estancia. Cada intento lo probaba amasando, porque para él una mano que no amasa no ha llegado.
Hoy trabaja con una fisioterapeuta y dos estudiantes. El dispositivo pesa 380 gramos, se mueve con la muñeca y se arregla con hilo de pescar.
Han entregado 52. A los niños les salen de colores y hay que reimprimirlas cada año, según crecen.
La próxima tendrá tacto: un sensor que vibra si algo está caliente. Es lo único, dice Sandoval, que todavía extraña del horno.

El archivo de sonidos del Pacífico que se guarda en un disco y en veinte nietas
Ingenieros y cantoras grabaron 900 piezas entre Guapi y el San Juan. Cada una fue copiada dos veces: en un servidor y en una voz más joven.
Buenaventura, Valle del Cauca · centro-datos
La condición la puso doña Eulogia Montaño. “El aparato se daña; la niña no”, advirtió, y señaló a su nieta. Por cada arrullo registrado alguien menor de veinte años tenía que aprenderlo.
El equipo trabajó con micrófonos cubiertos de media velada, para la brisa, y grabó de noche, cuando callan los motores.
Los archivos quedaron alojados en la universidad y en tres colegios. No están abiertos por completo: ciertos cantos de velorio solo se pueden oír con permiso de la familia.
Un programa compara melodías y ha encontrado parentescos inesperados. Hay una juga de Timbiquí que comparte once compases con un canto de Mozambique.
“Nos dijeron que éramos primos; ya lo sabíamos”, comentó doña Eulogia.

Los carros eléctricos de segunda ya se consiguen en Cali: qué mirar antes de comprar
La batería vale más que la lata y casi nadie la revisa. Un taller de la 5.ª con 44 hace el diagnóstico en cuarenta minutos.
Cali, Valle del Cauca · campero-taller
En el registro de la ciudad hay 3.900 vehículos eléctricos y unos 260 cambiaron de dueño durante el año. Los precios cayeron 18 por ciento.
El técnico Elmer Campo conecta un lector y mira tres cifras: la salud de la batería, los ciclos y la diferencia entre celdas. Por debajo del 75 por ciento recomienda negociar, y por debajo del 60, despedirse con cortesía.
| Qué revisar | Señal buena | Señal mala
| Salud de la batería | Más de 80 % | Menos de 70 %
| Garantía restante | 3 años o más | Vencida
| Cargador incluido | Original | Adaptado
Aconseja además preguntar dónde dormía el carro. El que pasó cinco años al sol envejece como cualquiera.
Del lado legal, el traspaso no cambia, pero hay que pedir el certificado de la carga doméstica si la instalación se incluye.
Y hacer la prueba cuesta arriba. “Si llega al Kilómetro 18 y vuelve, hablamos”, resume.

Estudiantes de Tuluá envían un globo a la estratosfera y lo recuperan en un gallinero
Subió a 31 kilómetros con una cámara, un termómetro y una carta para quien lo encontrara. La respuesta llegó con seis huevos.
Tuluá, Valle del Cauca · ciclista-montana
El despegue fue en la cancha del colegio técnico a las 7:04. Los padres cantaron el himno y el viento se lo llevó en la mitad.
Durante dos horas la señal llegó limpia. A las nueve y media el globo reventó, como estaba previsto, y cayó en paracaídas sobre la vereda La Moralia.
Doña Fabiola Ospina oyó el alboroto de las gallinas, leyó la carta y llamó al número. “Pensé que era del Gobierno, por lo envuelto”, relata.
La fotografía muestra la curva de la Tierra, negra y azul, y en una esquina un dedo: el del alumno que olvidó quitarlo al calibrar.
Los datos de temperatura los usará una universidad. Los huevos se sortearon y los ganó el profesor de química.
El segundo lanzamiento será en marzo. Llevará a bordo una semilla de samán y la dirección de doña Fabiola.
`),
};

export const MUNDO: Beat = {
  sections: ['/mundo'],
  kicker: 'Mundo',
  tags: ['Internacional'],
  stories: manuscript(`
Los vallecaucanos de Elizabeth votan por primera vez en un alcalde que les habló en caleño
El candidato nació en Nueva Jersey y aprendió el acento de su niñera de Palmira. Ganó por 612 votos y agradeció con un “mirá, ve”.
Elizabeth, Estados Unidos · urna-votacion
En el barrio de la calle Morris hay siete panaderías colombianas y hasta hace poco un solo votante inscrito por cada cuatro vecinos. La campaña abrió su sede entre dos de ellas.
Una red de empleadas domésticas se propuso duplicar el registro. Fueron puerta por puerta con formularios y empanadas, y anotaron a 2.300 personas.
El nuevo alcalde, Martin Kossak, prometió intérpretes en los hospitales y licencias para ventas ambulantes. Los comerciantes le entregaron una lista de catorce puntos con fecha de cumplimiento.
Su antigua niñera, Blanca Nelly Escobar, asistió a la posesión en primera fila. “Yo solo le enseñé a pedir bien el favor”, declaró.
Según el censo, en la ciudad viven 19.000 personas de origen colombiano. La mitad procede del Valle.

Una sequía de tres años obliga a Montevideo a lavarse los dientes con agua de garrafa
El embalse que surte a la capital uruguaya bajó al cuatro por ciento. Una caleña cuenta cómo se vive cuando la llave sale salada.
Montevideo, Uruguay · represa
Diana Lozano llena tres botellas cada mañana: una para el café, otra para el perro y la última para la vecina, que está embarazada. De la llave sale un agua turbia que sirve para trapear.
Las autoridades mezclan el caudal dulce con el del estuario y autorizaron duplicar el límite de sodio. El Gobierno subsidia dos litros diarios a medio millón de personas.
Los supermercados racionan. Aparecieron revendedores y también un club de intercambio donde se cambia agua por horas de jardinería.
## Las cifras
- Reserva del embalse: 4,1 por ciento.
- Consumo reducido: 22 por ciento en dos meses.
- Días sin lluvia apreciable: 97.
Los hidrólogos advierten que la infraestructura se diseñó para el clima de 1970. Está en marcha un segundo acueducto, que tardará dos años.
Lozano aprendió algo de su infancia en Aguablanca que hoy enseña por el balcón: recoger en baldes el aguacero, si es que viene.

El tribunal de La Haya da la razón a un pueblo de pescadores contra tres petroleras
Es la primera vez que una cooperativa gana ante esa corte. La sentencia ordena medir el daño por lo que dejó de pescarse.
La Haya, Países Bajos · juzgado
Los demandantes son 4.200 habitantes de un delta africano que llegaron con libretas de pesca escritas desde 1961. Ese registro casero fue la prueba reina.
El fallo, de 311 páginas, establece que el derrame de 2008 destruyó manglares cuyo valor no puede calcularse solo por la madera. Habrá que indemnizar años de trabajo y “la pérdida de un modo de vida”.
Las compañías anunciaron que lo estudiarán. Sus acciones cayeron cerca del tres por ciento.
Expertos en derecho ambiental creen que la decisión podría citarse en procesos del Pacífico colombiano. El consejo comunitario de Bahía Málaga pidió una copia traducida.
“Que nuestros mayores apunten todo”, sugirió su representante, Faustina Valencia. “Ya vimos que un cuaderno pesa.”

Un barrio de Madrid adopta la minga: los vecinos arreglaron la plaza en un domingo y con sancocho
La idea fue de una enfermera de Santander de Quilichao. El ayuntamiento puso la arena, y la olla, de cien litros, salió de una parroquia.
Madrid, España · cocina-ajiaco
La plaza de Usera llevaba tres años con vallas. Rosa Elvira Zape propuso en la reunión de vecinos una palabra que nadie conocía y que hubo que explicar dos veces.
Se presentaron 214 personas, entre ellas un notario jubilado que resultó experto en adoquín. A las dos de la tarde pararon para comer y a las siete estaba lista.
La concejala del distrito elogió el gesto y recordó que las obras necesitan licencia. Se tramitó el lunes, con la obra terminada.
Hay planes para la biblioteca. “Aquí todo lo pagan y por eso no se conocen; la minga los presentó”, comenta Zape.
De las vallas hicieron bancos. Cada uno lleva pintada una verdura del sancocho.

Tokio prueba los trenes sin anuncios y descubre que la gente llega menos cansada
Durante un mes, doce estaciones apagaron altavoces y pantallas publicitarias. Un diseñador colombiano ayudó a reemplazarlos por luz y texturas.
Tokio, Japón · tren
El experimento comenzó a las cinco de la mañana de un lunes. En lugar de voces, el borde del andén se ilumina poco a poco cuando se aproxima el tren.
Julián Caicedo, egresado de una escuela de Cali, trabaja desde hace seis años en señalética. Sugirió baldosas de distinto grosor para que quien no ve sepa, con el pie, cuál es su puerta.
La empresa encuestó a 40.000 usuarios. El 71 por ciento se sintió menos fatigado y las confusiones aumentaron apenas en dos puntos, casi todas entre turistas.
No todo gustó. Los vendedores de publicidad calculan pérdidas y una asociación de personas sordas pidió mantener los textos de emergencia, que volvieron a los tres días.
La prueba se ampliará a otras 30 estaciones. Caicedo quisiera repetirla en el MÍO, aunque, aclara, primero habría que lograr que los parlantes se entendieran.

Nairobi recoge plástico y paga con recorridos de bus: el pasaje cuesta veinte botellas
Tres meses después del lanzamiento, los canales de dos barrios volvieron a correr. Una delegación de recicladores de Navarro fue a ver cómo lo hicieron.
Nairobi, Kenia · bus-cali
Los pasajeros pesan su bolsa en una caseta y reciben un código. Doscientas rutas lo aceptan y la municipalidad lo cambia por dinero al operador.
La inversión viene de un impuesto a los envases. En noventa días se recuperaron 610 toneladas.
Lucy Wanjiru, coordinadora de la red, relató el principal problema: hubo quien vació bodegas enteras de botellas nuevas. Lo resolvieron con un límite semanal por persona.
Los cinco visitantes caleños preguntaron por el pago a los recicladores de oficio. Aprendieron que allá tienen turno propio y tarifa más alta, porque separan mejor.
“Nos gustó todo, menos el picante”, resumió Amparo Viáfara, de la asociación de Navarro, que regresó con el reglamento traducido y un pañuelo.

Muere a los 104 años la cartógrafa que dibujó el fondo del Atlántico sin haberlo visto
Durante décadas no la dejaron subir al barco. Con los datos que le traían otros trazó la cordillera que cambió la geología.
Lisboa, Portugal · libros
Helena Saldanha entró al instituto oceanográfico como mecanógrafa. En 1952 le encargaron pasar a limpio unos sondeos y notó un valle que se repetía en la mitad de cada perfil.
Se lo dijo a su jefe, que lo atribuyó a un error de cálculo. Hizo de nuevo las cuentas por la noche, en su cocina, con lápices de colores de sus hijos. Seguía ahí.
Su mapa se publicó en 1961 con la firma de dos hombres. El reconocimiento tardó treinta y cuatro años; la invitación a navegar, treinta y seis.
Cuando por fin cruzó la dorsal, a bordo de un buque de investigación, pidió que apagaran los motores un minuto. “Quería saber si me reconocía”, contó después.
El funeral será privado. La armada portuguesa arrojará flores en las coordenadas que ella calculó.

La huelga de los guionistas de telenovelas paraliza a México y deja sin final a medio continente
Piden regalías por plataformas y límites a los textos automáticos. En Colombia, tres canales estiran el penúltimo capítulo.
Ciudad de México, México · estudio-tv
Los 900 afiliados del sindicato dejaron los computadores un viernes a la hora exacta en que la protagonista iba a decir quién era el padre.
Su pliego tiene once puntos. El más discutido exige que ningún diálogo generado por un programa se firme sin autor, y que quien lo corrija cobre como si lo hubiera escrito.
Las productoras ofrecieron un aumento del ocho por ciento. La contrapropuesta llegó en forma de escena, con acotaciones.
## Qué ver mientras tanto
- Las repeticiones, que han duplicado la audiencia.
- Un concurso de finales escritos por televidentes.
- El noticiero.
Un canal de Cali, que emite la serie con tres semanas de atraso, organizó un foro para que la gente proponga el desenlace. Van 7.000 cartas; en 5.800 el padre es el jardinero.

Islandia cierra un volcán con fila india: así evacuaron a cuatro mil personas en noventa minutos
El plan estaba impreso en la puerta de cada nevera. Un geólogo del Quindío que trabaja allá explica qué podría copiarse para el Machín.
Grindavík, Islandia · incendio
A las 9:14 de la noche sonaron los teléfonos, todos a la vez. A las 10:44 el último vehículo salió por la carretera del norte con un gato en el tablero.
Cada casa tenía asignados una ruta, un vecino y una bolsa. Los que no conducen figuraban en una lista, con nombre y timbre.
Esteban Giraldo, vulcanólogo nacido en Armenia, monitorea la zona desde 2017. “No es un asunto de riqueza: es que ensayan, y ensayan cuando no pasa nada”, afirma.
La erupción abrió una grieta de cuatro kilómetros y destruyó tres viviendas. No hubo víctimas.
En Cajamarca, Tolima, la última práctica se realizó en 2022. La alcaldía confirmó que habrá otra en febrero y que repartirá imanes para nevera.

El joven de Tuluá que resolvió un problema de medio siglo en la pizarra de un café
Tiene dieciséis años, fue a una olimpiada y se quedó sin monedas. El dueño ofrecía la merienda a quien encontrara la respuesta.
Bath, Reino Unido · restaurante
El tablero cuelga desde 1974 junto a la máquina de té. Pedía acomodar once círculos en un cuadrado de la manera más apretada posible, y debajo había tres mil intentos.
Samuel Londoño esperaba el bus de su delegación. Pidió una tiza, borró con la manga una esquina y a los cuarenta minutos llamó al dueño.
Un profesor de la universidad revisó el dibujo y confirmó que mejoraba en una milésima lo conocido. “Es una milésima preciosa”, escribió en su cuenta.
El muchacho aprendió geometría con un maestro que usa tapas de gaseosa. A él le dedicó la solución y le llevará la mitad del premio, envuelta en servilletas.
La merienda constaba de té, dos panes y mermelada. La delegación ganó, además, una medalla de bronce.

Los hospitales de Ucrania reciben camillas hechas en Palmira por una fábrica de muebles escolares
Son livianas, se doblan y caben cuatro en un baúl. La empresa paró su línea de pupitres durante cinco semanas para cumplir el pedido.
Varsovia, Polonia · hospital
El contacto fue una cirujana caleña, voluntaria en la frontera, que reconoció en un catálogo las bisagras de las sillas donde estudió.
Los ingenieros adaptaron el tubo y probaron la lona con sacos de arena, con niños y con el gerente. Cada unidad resiste 180 kilos y pesa siete.
Viajaron 1.200 en un contenedor, con instrucciones en cinco idiomas. En la tela, los operarios dejaron mensajes que nadie les había pedido.
“Uno decía: aquí también hubo guerra, y mejora”, recuerda la doctora Liliana Sarria, que lo leyó en voz alta en la sala de triaje.
La segunda remesa sale en diciembre. Los pupitres atrasados se entregarán en enero, y los colegios que los esperaban mandaron a decir que no hay afán.
`),
};
