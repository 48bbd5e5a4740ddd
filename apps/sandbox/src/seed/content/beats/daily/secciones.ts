import { manuscript, type Beat } from '../beat.ts';

export const ECONOMIA: Beat = {
  sections: ['/economia'],
  kicker: 'Empresas',
  tags: ['Empresas del Valle'],
  stories: manuscript(`
La confitería de La Flora que fabrica un solo dulce desde hace setenta años
No hay catálogo ni sabores nuevos. La tercera generación rechazó dos ofertas de compra y contrató a un químico.
Cali, Valle del Cauca
El dulce se llama Tornasol, pica primero y después refresca.
La receta está partida en tres sobres, uno por hermana, y se juntan los lunes.
El químico no vino a cambiarla, sino a averiguar por qué en los días de lluvia queda mejor.
Venden cuarenta mil unidades diarias y reciben cartas de gente que vive lejos.

Los repartidores en bicicleta de El Peñón crean cooperativa y bajan comisiones
Setenta domiciliarios compraron su propia aplicación. Cobran menos al restaurante y ganan más por viaje, sin pedirle permiso a nadie.
Cali, Valle del Cauca
La plataforma anterior descontaba la tercera parte y cambiaba las reglas de noche.
El programa se consiguió con código abierto y lo adaptó el hijo de un socio.
Hay asamblea cada quince días en un taller, donde también se parchan llantas.
En seis meses afiliaron noventa restaurantes y contrataron, con prestaciones, a la que contesta el teléfono.

Un taller de Yumbo convierte contenedores en panaderías que caben en una esquina
Llegan soldados, con horno, lavaplatos y permiso. Han entregado treinta y dos en cuatro departamentos, y hay dos más en camino.
Yumbo, Valle del Cauca · fabrica
La primera se hizo por necesidad, para una panadera a la que le tumbaron el local.
Cada módulo sale con medidor propio y una ventana que se abre como un libro.
El banco exigía escritura; aceptó por fin el número de serie como garantía.
La más viajera está en Guapi: subió al barco con el primer pan adentro.

Las costureras de Obrero facturan juntas y entran a licitaciones
Treinta talleres de sala se unieron con un solo sello. Ganaron el contrato de las batas de cuatro hospitales.
Cali, Valle del Cauca · costura
Por separado nadie podía garantizar mil prendas ni esperar noventa días de pago.
El consorcio compró la tela, puso las tablas de medida y nombró a una que dice no.
Si un taller se atrasa, el de al lado recoge su corte sin preguntar.
Las batas llevan por dentro una inicial, y ya hay enfermeras que piden la de doña Nelcy.

El bambú de Caicedonia sostiene techos en tres aeropuertos
Una familia que vendía guadua por camiones la entrega ahora cortada, curada y con cálculo estructural, pieza por pieza.
Caicedonia, Valle del Cauca
La diferencia entre un palo y una columna son cuatro meses de sombra y una firma.
Los hermanos Londoño estudiaron la norma en un cibercafé y contrataron al que la escribió.
El tercer aeropuerto pidió piezas de once metros, que bajaron de noche para no cerrar la vía.
En la planta trabajan cuarenta personas; en el guadual, las mismas de siempre.

La bolsa de empleo que busca por lo que la gente sabe hacer y no por diploma
Funciona en la biblioteca del Centenario, con entrevistas de media hora y una prueba práctica, que casi siempre consiste en arreglar algo.
Cali, Valle del Cauca · biblioteca
A Nidia Lerma le preguntaron qué arreglaba en su casa y salió contratada en mantenimiento.
Las empresas prueban al candidato una semana pagada, sin conocer su colegio.
De seiscientos inscritos, la mitad sigue en el puesto después de un año.
El formulario tiene una pregunta que todos recuerdan: qué le piden sus vecinos que haga.
`),
};

export const JUDICIAL: Beat = {
  sections: ['/judicial'],
  kicker: 'Judicial',
  tags: ['Justicia'],
  stories: manuscript(`
La fiscal que resolvió un caso de 1998 oliendo un expediente
El papel conservaba un rastro de barniz. Siguiéndolo, llegó a una carpintería y a un testigo que nadie buscó.
Cali, Valle del Cauca · juzgado
La carpeta llevaba veinte años en un estante y había cambiado de despacho siete veces.
El olor coincidía con el de un taller que cerró el mes siguiente al robo.
El antiguo aprendiz, hoy jubilado, contó lo que había visto y preguntó por qué tardaron tanto.
Las obras de arte aparecieron detrás de un cielo raso, enrolladas y sin un rasguño.

Los jueces de paz de Aguablanca arreglan en la sala lo que no llega al juzgado
Doce vecinos elegidos por voto resolvieron novecientos pleitos por ruido, goteras y perros en un año, sin un solo abogado.
Cali, Valle del Cauca
La audiencia se hace con tinto y sin celular, y empieza por oír al que menos habla.
El acuerdo se escribe a mano y lo firman también los testigos de la cuadra.
El pleito más largo duró cinco sesiones y trataba de una rama de mango.
La rama sigue ahí: los frutos de un lado son de una familia y la sombra es de las dos.

Capturan al falso médico de Palmira por recetar con letra clara
Una farmaceuta sospechó de las fórmulas perfectamente legibles. Llevaba ocho meses atendiendo en un garaje, a dos cuadras del hospital.
Palmira, Valle del Cauca · hospital
El hombre cobraba poco, oía mucho y mandaba casi siempre agua con limón.
La farmaceuta llamó a la secretaría de Salud y preguntó por un registro que no existía.
Varios pacientes pidieron que lo dejaran libre porque, aseguran, era el único que los miraba.
El proceso sigue; la secretaría abrió en el mismo barrio una consulta de verdad.

La cárcel de Villahermosa editó un diccionario de su propio idioma
Ochocientas palabras explicadas por internos y revisadas por una lingüista. Se vende en la feria del libro, con prólogo de un guardia.
Cali, Valle del Cauca · libros
El vocabulario cambia cada dos años, cuando llega gente de otra ciudad.
Hay diecinueve maneras de nombrar el silencio y una sola de decir mañana.
Los autores recibieron rebaja por estudio y el primer ejemplar quedó en la biblioteca del patio.
La lingüista confiesa que tuvo que borrar cuatro términos por respeto a sus dueños.

Recuperan noventa instrumentos robados a una escuela de música de Tuluá
Estaban en una bodega, cada uno con su funda. Al ladrón lo delató un clarinete mal afinado, al final de una fiesta.
Tuluá, Valle del Cauca · partitura
Un profesor oyó en una fiesta una nota que conocía y pidió ver el instrumento.
Tenía debajo de la llave la marca que él mismo había limado en 2011.
La policía encontró el resto ordenado por tamaño, como en un salón de clase.
El sábado los niños tocaron en la estación y los agentes pidieron otra.

El tribunal devolvió un lote y los dueños encontraron un bosque
Tras dieciocho años de litigio, una familia recibió en Dagua un predio que nadie había podido tocar, salvo los pájaros.
Dagua, Valle del Cauca
Cuando empezó el pleito era un potrero; hoy tiene árboles de veinte metros.
La sentencia ordenaba entregarlo en el estado en que se encontrara, y se encontraba así.
Los hermanos pensaban vender y votaron, tres contra uno, por dejarlo quieto.
El cuarto pidió un pedazo para su casa y la construyó en el único claro.
`),
};

export const ENTRETENIMIENTO: Beat = {
  sections: ['/entretenimiento'],
  kicker: 'Escena',
  tags: ['Cultura de Cali'],
  stories: manuscript(`
El cine de barrio que proyecta contra la pared de un supermercado
Cada jueves, doscientos vecinos de Calima sacan sillas y ven clásicos en un muro de doce metros, con crispetas caseras.
Cali, Valle del Cauca · cine
El proyector lo arregló un electricista y el sonido sale de tres carros estacionados.
La función empieza cuando se apaga el aviso, gesto que el gerente hace en persona.
Si llueve se aplaza, salvo una vez que llovió en la película y nadie se movió.
La boleta es una bolsa de reciclaje y con ella se paga el cable.

La maestra que conserva en cuadernos los pasos de la salsa de los sesenta
Dibuja pies, flechas y giros desde que tenía quince años. Una academia los está enseñando, una libreta cada semestre.
Cali, Valle del Cauca · cali-salsa
Son cuarenta y dos libretas con espiral y manchas de aguardiente.
Cada paso tiene el nombre de quien lo inventó o de quien se cayó intentándolo.
Doña Amparo Arrebato, tocaya de la célebre, corrige con bastón y sin música.
La academia reconstruyó un baile completo que solo existía en el cuaderno once.

El circo que se quedó en Cali y abrió panadería
La carpa se rompió en un aguacero y los trapecistas alquilaron un local. Hornean con público, tres veces al día.
Cali, Valle del Cauca
El malabarista lanza la masa y el mago entrega la vuelta, que siempre es exacta.
Los domingos hay función de diez minutos entre dos hornadas.
La carpa ya está remendada, pero votaron quedarse otro año.
El pan más vendido tiene forma de nariz roja y se acaba antes de las nueve.

Una telenovela se graba en San Antonio y los vecinos negocian el horario
El comité de cuadra fijó descansos, pago por fachada y un papel con parlamento, con tres palabras y una sola toma.
Cali, Valle del Cauca · estudio-tv
Las escenas de noche no pueden pasar de las diez porque hay bebés y examen de Estado.
El pago por fachada se destinó a arreglar el andén donde se tropezaba el galán.
El papel con parlamento lo ganó por sorteo don Efrén, que debe decir “siga”.
Lo dijo en la toma diecinueve, y aplaudieron desde los balcones.

La radio comunitaria de Terrón Colorado que pone boleros a la hora del miedo
De doce a dos de la mañana acompaña a vigilantes, enfermeras y gente que no duerme, sin interrumpir casi nunca la música.
Cali, Valle del Cauca · microfono
El programa recibe cuarenta mensajes por noche y casi ninguno pide una canción.
La locutora, Ximena Bonilla, contesta con la voz baja porque su hija duerme al lado.
Una vez detuvo un disco para avisar que en una casa olía a gas.
Los oyentes se conocieron en un almuerzo y descubrieron que vivían a seis cuadras.

El coro de taxistas que ensaya por radioteléfono
Veintidós conductores afinan en la frecuencia de la empresa. Cantan en hospitales cuando baja el pico, entre una carrera y otra.
Cali, Valle del Cauca
La idea nació de una espera larga y de dos que sabían la segunda voz.
La operadora da la nota y reparte las carreras entre estrofa y estrofa.
En el ensayo presencial parquean en círculo y usan las luces como metrónomo.
Su repertorio tiene once canciones y una advertencia: ninguna sobre choques.

La biblioteca del Centenario presta instrumentos y la fila da la vuelta
Cien guitarras, violines y tamboras salen por quince días con el mismo carné de los libros, y una multa por desafinar.
Cali, Valle del Cauca
El primero en prestarse fue un acordeón; el primero en devolverse, un triángulo.
Cada estuche lleva un cuaderno donde quien lo tuvo escribe qué aprendió.
La bibliotecaria revisa cuerdas con la seriedad con que antes revisaba lomos.
Una violinista que empezó así acaba de entrar al conservatorio.
`),
};

export const AMBIENTE: Beat = {
  sections: ['/medio-ambiente'],
  kicker: 'Ambiente',
  tags: ['Ambiente'],
  stories: manuscript(`
El búho del campus: una universidad cambió sus ventanas por once lechuzas
Los choques de aves contra el vidrio cayeron a cero con unas líneas que casi no se ven.
Cali, Valle del Cauca
Un estudiante recogió en un semestre ciento cuatro pájaros y los dibujó todos.
La solución fue una calcomanía de puntos que cuesta menos que lavar los cristales.
Las lechuzas, que anidaban en una torre, bajaron a vivir cerca de la cafetería.
El dibujante cambió de carrera y ahora cuenta a los que pasan de largo.

Yotoco cultiva su propio bosque con semillas que dejan los monos
Biólogos siguen a los aulladores, recogen lo que siembran y lo llevan a vivero. La mitad germina, sin ayuda de abono.
Yotoco, Valle del Cauca
El mono come de catorce árboles y reparte sus pepas sin cobrar flete.
El equipo camina debajo con una sábana y mucha dignidad.
En tres años han producido nueve mil plántulas de especies que ningún vivero vendía.
La reserva piensa pagarles, propone una bióloga, con silencio.

El humedal El Cortijo tiene nombre nuevo y dejó de recibir escombros
Los niños del sector lo llamaron Laguna de las Garzas y pintaron el letrero. Nadie ha vuelto a botar nada encima.
Cali, Valle del Cauca
El nombre anterior estaba en un plano; el nuevo está en una camiseta.
Hicieron guardia tres meses con linternas y un parlante que ladraba.
La autoridad retiró cuarenta volquetas y la comunidad sembró la orilla.
En el primer censo contaron veintisiete garzas y una llanta, que dejaron como recuerdo.

La ruta del aceite usado de Cartago termina en un bus escolar
Cuatrocientas cocinas entregan lo que antes iba al sifón. Con él se mueve el transporte de dos veredas.
Cartago, Valle del Cauca
El recolector pasa los miércoles en un triciclo que huele a empanada.
Un litro de aceite daña mil de agua, o recorre once kilómetros, según dónde termine.
La planta funciona en el garaje de un ingeniero y tiene chimenea con filtro.
Los niños aseguran saber, por el humo, si ese día hubo pescado.

Los tanques de tormenta de Meléndez funcionaron en su primer aguacero
Dos depósitos bajo un parque guardaron doce millones de litros y evitaron inundar ochenta cuadras, sin que nadie tuviera que moverse.
Cali, Valle del Cauca · lluvia
La obra duró tres años y mucha gente juraba que era un parqueadero.
A las cuatro y diez empezó a llover y a las cinco las compuertas se cerraron solas.
Los vecinos salieron a mirar la calle seca como quien mira una nevada.
El agua se soltó despacio durante la noche; arriba, los columpios ni se enteraron.
`),
};

export const OPINION: Beat = {
  sections: ['/opinion'],
  kicker: 'Opinión',
  tags: ['Opinión', 'Ciudad'],
  by: 'isabel-holguin-caicedo',
  stories: manuscript(`
La brisa de las cinco
Ningún alcalde la ha inaugurado y es la obra pública mejor terminada de esta ciudad. Llega puntual, gratis y para todos.
—
A esa hora se cierran persianas, se abren puertas y los viejos sacan la silla al andén.
Nadie discute de política durante los primeros diez minutos, que deberían decretarse como tregua.
Los edificios nuevos le han ido tapando el paso, uno por uno, con licencia en regla.
Antes de aprobar el siguiente, que los curadores suban a la azotea y la esperen de pie.

Pedir perdón en el semáforo
Un hombre me cerró, bajó el vidrio y dijo que lo sentía. Me quedé sin saber qué hacer con las manos.
—
Venía yo preparada para el insulto, que en esta ciudad se sirve tibio y con nombre de animal.
La disculpa, en cambio, exige una respuesta y no la enseñan en el curso de conducción.
Le dije gracias, que no era exactamente lo que correspondía, y el semáforo cambió.
Desde entonces ensayo frente al espejo; es más difícil que parquear.

El edificio de los ascensores tristes
Vivo en un sexto piso con nueve vecinos que no se saludan. Decidí escribir sus nombres en el tablero.
—
Puse primero el del cuarto, que es viudo y pide siempre el ascensor vacío.
Al día siguiente alguien había corregido una tilde, lo cual fue casi una conversación.
A la semana aparecieron cumpleaños, una receta de lentejas y el aviso de un gato perdido.
El gato volvió; el viudo, ahora, detiene la puerta con el pie.

Cali no es alegre, es terca
Nos recetaron la felicidad como gentilicio. Yo he visto otra cosa: gente que baila porque ya decidió no sentarse.
—
La alegría del folleto no explica por qué se madruga tanto en una ciudad que trasnocha.
Terquedad es abrir la tienda después del tercer atraco y ponerle flores al mostrador.
Terquedad es seguir diciendo ve, mirá, cuando en la oficina todos hablan como en una serie.
Que bailen los turistas; nosotros, mientras tanto, insistimos.

El árbol que no dejaron caer
Doce señoras se sentaron debajo de un samán con termos y agujas. La motosierra esperó tres días y se fue.
—
No gritaron, no pintaron pancartas y no cerraron la vía: tejieron.
El ingeniero pidió permiso para pasar y le contestaron que primero terminaban la manga.
Al tercer día alguien encontró otra ruta para el tubo, que siempre había existido.
La bufanda mide nueve metros y está enrollada al tronco, por si refresca.

Lo que se pierde cuando cierra una papelería
Se pierde el lugar donde nos vendían una sola hoja. Nadie volverá a confiarnos tan poco, con tanta seriedad y tanta paciencia.
—
Doña Hilda vendía cartulina por octavos, lápices por unidad y paciencia por montón.
Sabía qué tarea le tocaba a cada grado y guardaba el papel crepé del color correcto.
En la cadena de al lado todo viene en paquete de veinte, incluso la soledad.
Fui el último día y le compré un borrador; me dio de encima un consejo.

Mi tía escucha la ciudad
Perdió la vista a los sesenta y desde entonces distingue los barrios por el ruido. La saqué a pasear para aprender.
—
En Granada, dice, las cucharas suenan a porcelana y en el Obrero a peltre.
Reconoció la Quinta por los frenos y San Antonio por una risa que bajaba.
En un parque nuevo se quedó callada y preguntó si lo habían terminado.
Le dije que sí y contestó que no le creía, porque no se oía a nadie.

Los nombres de los buses
Nadie llama a la ruta por su número. Decimos la que pasa por donde mi abuela, y todos los pasajeros entienden perfectamente.
—
Un ingeniero me explicó que el sistema tiene noventa y dos códigos y una lógica impecable.
Le pregunté cuál me llevaba a la plaza y tuvo que abrir el celular, igual que yo.
El conductor, sin mirar, dijo que la que huele a piña, y ahí venía.
Rebauticemos las rutas por lo que se ve desde la ventana; los códigos déjenlos por debajo, para los ingenieros.

Una silla en el andén vale más que una cámara
En mi cuadra hubo nueve robos hasta que don Heriberto se jubiló. Desde que sale a leer la prensa no ha vuelto a pasar nada.
—
No es que vigile: se duerme en la página internacional y ronca con decoro.
Pero los que vienen a lo malo no distinguen entre un anciano dormido y uno que cuenta.
La alcaldía nos ofreció un equipo con visión nocturna, y votamos por una banca con espaldar.
Ahora son cuatro los jubilados, hay dominó, y la delincuencia tendría que pedir turno.

El plano de mi cocina
Mis hijos quieren tumbar la pared para que entre la luz. No saben que esa pared es la que me deja llorar picando cebolla.
—
La cocina abierta es una idea de gente que no frita.
En la mía se han dado tres malas noticias y dos pedidas de mano, todas con la puerta entornada.
Los arquitectos hablan de integrar, y yo les sirvo tinto en la sala para que no opinen.
Al final cedí una ventana pequeña: por ahí paso los platos y veo quién llega con hambre.

Contra el parqueadero del museo
Van a poner cien carros donde había una ceiba y dos novios. Dicen que así vendrá más gente, y no aclaran a qué.
—
A ese museo fui la primera vez a pie, con los zapatos apretados y un cuaderno de la escuela.
La ceiba era la primera sala: uno entraba ya con la cabeza levantada.
Los novios han ido cambiando, pero siempre son los mismos, por la manera de no mirar el reloj.
Que los carros esperen en otra parte; al fin y al cabo, no saben ver cuadros.

Aguacero con nombre propio
El del martes tumbó once techos y lo llamaron vaguada. En mi barrio lo llamamos Nicolás, que fue el niño que nos avisó.
—
Nicolás tiene ocho años y vio que el caño venía callado, que es como viene cuando trae algo.
Tocó catorce puertas en el orden correcto, primero las de abajo.
Los informes hablan de milímetros y de un frente frío; ninguno menciona sus chanclas.
Propongo que los aguaceros lleven el nombre de quien salvó, y no el de la nube.

La señora de la fila cuatro
Fui al teatro y a mi lado una mujer lloró desde el principio. Al salir supe que era su primera obra y la compré otra vez.
—
Tenía sesenta y siete años y había limpiado ese edificio durante veinte, siempre con las luces prendidas.
Nunca lo había visto a oscuras, que es cuando un teatro se vuelve de verdad.
Me contó que reconoció cada silla, y que la suya chirriaba porque ella misma la había apretado mal.
Volvimos el sábado; chirrió de nuevo, en pleno silencio, y fue lo mejor de la función.
`),
};

export const COLOMBIA: Beat = {
  sections: ['/colombia'],
  kicker: 'Colombia',
  tags: ['Regiones'],
  stories: manuscript(`
El maestro de Nuquí que calificaba con mareas y se jubiló con bajamar
Durante cuarenta años adaptó el horario escolar al mar. Lo despidieron en canoa ciento cuarenta exalumnos, casi todos en silencio.
Nuquí, Chocó · pacifico-selva
Cuando la marea subía, los niños de la otra orilla no llegaban, así que la clase esperaba.
El calendario lo colgaba cada mes con dos colores, y las notas salían igual de buenas.
El ministerio lo sancionó una vez y lo condecoró la siguiente, con la misma resolución modificada.
Dejó de herencia una tabla de mareas hasta 2040 y el gusto por la puntualidad relativa.

Los arrieros de Salamina cargan antenas para llevar internet a cuatro veredas
Cada mula lleva un tramo de torre y un saco de cemento. El contrato incluye herraduras, y un seguro de vida.
Salamina, Caldas
Los ingenieros calcularon un helicóptero; los arrieros, once viajes y un aguardiente.
La subida toma cinco horas y tiene un paso donde hay que vendarle los ojos a la mula.
La señal se encendió un sábado y lo primero que bajó fue la foto de la recua.
El operador los contrató de nuevo para el mantenimiento, con seguro para las bestias.

En Tibú la feria del libro se hace en la cancha y se paga con cacao
Veinte editoriales aceptaron trueque durante tres días. Se agotaron los cuentos y los manuales de injertos, antes del segundo día.
Tibú, Norte de Santander · cacao
La tabla de cambio estaba en la entrada: una novela, dos kilos; un diccionario, tres.
Los editores volvieron con bultos que una chocolatera de Cúcuta les compró en el camino.
Una niña cambió su mazorca por un atlas y preguntó en qué página quedaba su casa.
La buscaron entre todos, la marcaron con lapicero y le devolvieron la mazorca.
`),
};
