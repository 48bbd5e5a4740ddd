import { manuscript, type Beat } from '../beat.ts';

const INTERVIEW = {
  sections: ['/foros-semanario/conferencistas'],
  kicker: 'Entrevista',
  tags: ['Entrevistas'],
} satisfies Partial<Beat>;

export const ENTREVISTAS: Beat = {
  ...INTERVIEW,
  by: 'mariana-cifuentes-uribe',
  stories: manuscript(`
Elena Villaveces: “La productividad no es trabajar más, es dejar de esperar”
La economista midió cuántas horas pierde una empresa mediana a la espera de una firma, un repuesto o un camión. Son casi tres de cada ocho.
Itagüí, Antioquia · costura
Elena Villaveces Prado dirige el Centro de Estudios del Desarrollo y llega a las entrevistas con un cronómetro, que pone sobre la mesa y casi nunca usa.
<b>¿Qué encontró al medir el tiempo muerto?</b>
Que el trabajador colombiano no es lento, sino que lo tenemos parado. Espera el material, la orden y la reparación, y al final del día se queda una hora más para compensar.
<b>¿Eso se arregla con tecnología?</b>
En parte. En nueve de las doce fábricas que seguimos bastó con que alguien tuviera autoridad para decidir compras de menos de dos millones. El cuello de botella era un gerente de viaje.
<b>¿Y la reducción de la jornada?</b>
Es una buena noticia mal explicada. Las plantas que reorganizaron turnos producen lo mismo en menos horas; las que solo recortaron están pagando extras y culpando a la ley.
<b>¿Cuál es el dato que más la ha sorprendido?</b>
Que en las empresas donde se publica la producción del día en una pizarra, los errores bajan una quinta parte. No hay premio ni castigo, solo una tiza.

Yolima Arrieta: “Nadie se opone al viento, se opone a que no le pregunten”
La ingeniera guajira defiende contratos en dos idiomas y una línea de baja tensión para cada vecino de un parque eólico.
—
Creció en una ranchería de Manaure donde la planta se prendía dos horas para la novela. Hoy Yolima Arrieta Páez negocia con las mismas empresas que entonces pasaban de largo.
<b>¿Qué es lo primero que explica en una comunidad?</b>
Cuánto mide una torre. Parece una bobada, pero durante años les mostraron una maqueta en la que el molino era del tamaño de una cabra.
<b>¿Y lo primero que explica en una empresa?</b>
Que el tiempo de la palabra también es un costo y conviene presupuestarlo. Quien se ahorra seis meses de conversación pierde después tres años de obra.
<b>¿La propiedad compartida funciona?</b>
Donde hay contabilidad clara, sí. En uno de los parques cada clan recibe un extracto mensual y hay dos jóvenes que saben leerlo; en otro llega un cheque y nadie sabe de qué.
<b>¿Qué espera de los próximos dos años?</b>
Que se termine la línea y que el primer bombillo que encienda sea el de la enfermería de Nazareth. Lo pedí por escrito.

Diana Quiroz: “Una cita a distancia es buena si evita un viaje, no si evita al médico”
La salubrista revisa qué queda de la telemedicina después del entusiasmo y por qué los mejores resultados los dieron las enfermeras.
—
Diana Quiroz Maldonado instaló pantallas en cuarenta y siete municipios y ha retirado nueve, lo cual cuenta con el mismo detalle.
<b>¿Por qué las retiró?</b>
Porque nadie las prendía. En esos lugares el problema era que el puesto de salud estaba cerrado, y una pantalla en un cuarto con candado es un televisor caro.
<b>¿Dónde sí cambió la vida de la gente?</b>
En dermatología, en salud mental y en los controles de embarazo. Son consultas en las que escuchar y mirar resuelve ocho de cada diez dudas.
<b>¿Qué papel tiene la enfermera?</b>
El principal. Ella toma la tensión, traduce lo que el especialista dice en difícil y al día siguiente va a la casa. La pantalla la ayuda a ella, y no al contrario.
<b>¿Cuánto tarda hoy una cita en el Pacífico?</b>
Bajamos de 63 a 17 días. Me gustaría decir que es un éxito, pero diecisiete días con un dolor son muchos días.

Nubia Cuesta: “Una universidad de provincia no es una sucursal de nada”
La rectora chocoana propone que los títulos digan dónde se estudió y que eso sea, por fin, un motivo de orgullo.
—
Matemática, hija de una partera y un boga, Nubia Cuesta Palacios preside el consejo de competitividad de su región y todavía dicta cálculo los martes a las seis.
<b>¿Por qué no ha dejado de dar clase?</b>
Porque el martes me entero de todo. Un reglamento se ve muy bien en el escritorio y en el salón alguien levanta la mano y lo tumba.
<b>¿Qué les falta a las universidades regionales?</b>
Que las midan por lo que cambian y no por lo que publican en inglés. Nuestros egresados son nueve de cada diez maestros del departamento, y eso no da puntos.
<b>¿Ha pensado en irse?</b>
Me fui. Hice el doctorado en São Carlos y volví con una maleta de libros y una sola certeza, que aquí los problemas son mejores.
<b>¿Qué le pide al próximo ministro?</b>
Internet en las residencias estudiantiles y que deje de inaugurar. Con lo que vale una inauguración se pintan cuatro salones.

Felipe Sarmiento: “Los datos de un pueblo son como su semilla: no se entregan sin saber para qué”
El científico entrena modelos en lenguas indígenas y rechazó vender el primero. Explica por qué y qué pide a cambio.
—
En el laboratorio de Felipe Sarmiento Abad hay once servidores y una regla pegada en la puerta: aquí no entra una grabación sin el permiso de quien habló.
<b>¿Por qué dijo que no a la venta?</b>
Porque las palabras no eran mías. Las grabaron 214 hablantes de nasa yuwe y el contrato que nos mandaron no los nombraba ni una vez.
<b>¿Existe una manera justa de hacerlo?</b>
Sí, y ya la probamos: una licencia que vence cada dos años, con un pago al cabildo y derecho a borrar. La firmó una empresa pequeña de Montevideo.
<b>¿Sirve la inteligencia artificial para salvar una lengua?</b>
La salvan los niños que la hablan. Nosotros podemos lograr que un teléfono no los obligue a cambiar de idioma para pedir un taxi.
<b>¿Qué lo preocupa?</b>
Que dentro de cinco años un asistente hable mejor la lengua que los nietos y todos lo celebremos.

Samuel Gaitán: “El contrato perfecto es el que un vecino puede leer”
Después de treinta años en concesiones, el ingeniero propone pliegos de veinte páginas y multas que se cobren de verdad.
—
A Samuel Gaitán Restrepo lo llaman cuando una obra se enredó. Dice que casi siempre llega tarde y que eso, al menos, le permite ver completo el enredo.
<b>¿Dónde se enredan?</b>
En los anexos. El pliego promete algo sensato en la página ocho y el anexo catorce lo contradice. Quien lo lee hasta el final es el abogado del contratista.
<b>¿Se puede escribir un pliego corto?</b>
Hicimos uno de veintidós páginas para un puente de Boyacá. Se presentaron once proponentes, cuando lo usual son dos, y la obra se entregó nueve días antes.
<b>¿Y las multas?</b>
Casi ninguna se cobra, porque el funcionario que la firma teme que lo demanden. Propongo una multa automática, pequeña y diaria, como la de una biblioteca.
<b>¿Qué obra admira?</b>
Los caminos de piedra del Cañón del Chicamocha. Llevan dos siglos sin interventor.

Ignacio Rocha: “Exportamos a pesar de las carreteras y de los discursos”
El dirigente gremial hace la cuenta de un contenedor de limón y propone vender menos visitas oficiales y más básculas.
Lebrija, Santander · limones-huerto
Ignacio Rocha Bustamante colecciona etiquetas de frutas de todo el mundo y las usa para discutir. En esta conversación sacó cuatro.
<b>¿Qué dice esa etiqueta peruana?</b>
Dice el lote, la finca y la fecha. La nuestra, hasta hace poco, decía Colombia y un teléfono que ya no existe. El comprador no paga por el sol, paga por saber.
<b>¿Cuánto pesa el flete interno?</b>
En aguacate, la mitad. En limón, algo más. Un bache en la vereda cuesta más que una huelga en el puerto, pero no sale en el noticiero.
<b>Usted ha sido duro con las misiones comerciales.</b>
He ido a diecinueve. De tres salió un negocio y en las tres el que viajó fue el productor. Las otras dieron fotos muy bonitas.
<b>¿Por dónde empezaría?</b>
Por doscientas básculas móviles y un laboratorio que entregue el análisis en dos días. Son 38.000 millones, menos que un kilómetro de doble calzada.
`),
};

export const CONVERSACIONES: Beat = {
  ...INTERVIEW,
  by: 'ricardo-arbelaez-pinto',
  stories: manuscript(`
El médico que cerró su consultorio para abrir el de un pueblo entero
Javier Murillo dejó una clínica de Bogotá y se instaló en Bojayá por un año. Lleva siete y acaba de formar a su reemplazo.
Bojayá, Chocó
Nos recibió en la tarima con botas de caucho, no por efecto escénico, sino porque venía directo del muelle.
<b>¿Qué iba a hacer en un año?</b>
Pagar una deuda con mi conciencia y volver. Al mes ya sabía que mi deuda era ignorar cómo se vive sin un examen de sangre.
<b>¿Qué aprendió a diagnosticar con las manos?</b>
Casi todo lo que antes pedía en un papel. También aprendí a decir “no sé, pero me quedo”, que en medicina rural es un tratamiento.
<b>¿Por qué se va ahora?</b>
Porque la doctora Yenny Palomeque es de aquí, se graduó en marzo y me corrige. Cuando a uno lo corrigen bien, ya puede irse.
<b>¿Y qué hará?</b>
Dormir una semana y pedir que me dejen ser su suplente en diciembre.

El alcalde que publicó su agenda y descubrió que la mitad de las reuniones sobraba
Jorge Iván Salazar gobierna un municipio antioqueño de 19.000 habitantes y cuenta qué pasó cuando cualquiera pudo ver con quién se sentaba.
Sonsón, Antioquia
La agenda se publica los domingos en la puerta de la alcaldía y en internet, con el nombre del visitante y el tema.
<b>¿Quién se molestó?</b>
Los que venían a saludar. Entendí que saludar era una manera de no decir a qué venían.
<b>¿Disminuyeron las visitas?</b>
De 61 a 28 por semana. Y subió la calidad, porque quien se anota lo piensa y trae los papeles.
<b>¿Ha omitido alguna reunión?</b>
Dos, por seguridad de la persona que me visitaba. Las reporté a la personería el mismo día y ella decidió cuándo publicarlas.
<b>¿Lo recomendaría a un colega?</b>
Sí, pero que empiece por la suya y no por la del secretario.

Una ingeniera explica por qué el mejor acueducto de su carrera no tiene bombas
Rocío Bastidas construyó en Nariño 26 sistemas por gravedad. Cobra poco, exige mingas y no firma si las mujeres no están en la junta.
Samaniego, Nariño · nevado
Llegó con un tubo transparente de dos metros, agua teñida de azul y la intención de que todo el auditorio entendiera la presión.
<b>¿Por qué sin bombas?</b>
Porque una bomba se daña un viernes y el repuesto llega un jueves. La montaña, en cambio, no ha faltado a trabajar.
<b>¿Y las juntas?</b>
Donde solo hay hombres, la tarifa se discute por política. Donde hay mujeres se discute por litros, que es lo que se toma.
<b>¿Se le ha caído alguno?</b>
Dos, por confiar en una quebrada que en el mapa era permanente. Ahora la visito en febrero y en agosto, y duermo una noche al lado.
<b>¿Qué cuesta un sistema?</b>
Entre 90 y 240 millones para ochenta casas. Lo barato es el tubo; lo valioso es que después nadie lo abandone.

El contador de Quinchía que lee balances en voz alta los sábados
Arnulfo Tapasco enseñó a mil mineros artesanales a llevar cuentas. Ocho asociaciones ya venden oro con factura y trazabilidad.
Quinchía, Risaralda · billetes
Empezó en la banca del parque, con un megáfono prestado por la parroquia y un cuaderno que cualquiera podía revisar.
<b>¿Por qué en voz alta?</b>
Porque muchos no leen, y los que leemos nos cansamos. Cuando una cifra se dice en público, la siguiente sale mejor hecha.
<b>¿Qué cambió con la factura?</b>
El precio. Vendían con un castigo del 15 por ciento por no tener papeles, y el papel vale 6.000 pesos.
<b>¿Ha tenido amenazas?</b>
Sí, al comienzo. Se acabaron cuando también leí las cuentas de quien me amenazaba y resultó que estaba perdiendo plata.
<b>¿Qué sigue?</b>
Que los lean las hijas de los mineros. Tengo cinco alumnas y una ya me encontró un error.

La directora de orquesta que negocia presupuestos mejor que un sindicato
Marcela Huertas sostiene doce bandas municipales en el Tolima y explica cuánto cuesta, con pesos y centavos, que un niño toque el clarinete.
Ibagué, Tolima · orquesta
Antes de la entrevista pidió ver el contrato de los músicos que tocarían en la clausura del foro. Lo encontró mal y lo hizo cambiar.
<b>¿Cuánto vale un clarinetista?</b>
Un millón novecientos mil pesos al año, con instrumento, profesor y bus. Es menos de lo que cuesta tapar un grafiti en la fachada de la alcaldía.
<b>¿Cómo convence a un concejo?</b>
Llevo la banda. Un concejal puede votar contra una cifra, pero es difícil que lo haga mirando a una niña que acaba de tocar un bambuco.
<b>¿No es un poco de chantaje?</b>
Es un poco de música, y después vienen las planillas. He aprendido a llevar las dos en el mismo estuche.
<b>¿Qué pieza le gustaría dirigir en el Congreso?</b>
Cualquiera que tenga un silencio largo.

Una bombera de Mocoa explica por qué prefiere prevenir que salir en la foto
Claudia Jamioy dirige un cuerpo de 34 voluntarios y un sistema de alerta hecho con tarros, varillas y mucha disciplina.
Mocoa, Putumayo · derrumbe
La avenida torrencial de 2017 la encontró en la calle, con una linterna y sin radio. Desde entonces, dice, no confía en nada que dependa de una sola pila.
<b>¿Cómo funciona la alerta?</b>
Con doce vigías que miden el río cada hora cuando llueve. Si sube un palmo, llaman; si sube dos, tocan una campana; si no pueden llamar, también tocan.
<b>¿No es mejor un sensor?</b>
Tenemos nueve y los queremos mucho. Pero el sensor no sabe que la quebrada suena distinto cuando viene con piedra, y doña Carlina sí.
<b>¿Cuántas falsas alarmas ha habido?</b>
Catorce. En todas la gente salió, esperó y volvió. La gente se cansa de las mentiras, no de los cuidados.
<b>¿Qué necesita?</b>
Botas de la talla 36. Casi la mitad somos mujeres y las donaciones vienen todas para un gigante.

La juez que salió del despacho y dictó sentencia debajo de un mango
Hilda Rosa Epieyú lleva la justicia itinerante a nueve corregimientos de La Guajira y asegura que el mejor código es la puntualidad.
Riohacha, La Guajira · juzgado
Su despacho es una camioneta con dos sillas plegables, un sello y una sombra que cambia según la hora.
<b>¿Qué casos le llegan?</b>
Linderos, alimentos, un burro que se comió un cultivo. Lo que en la ciudad se tramita en tres años aquí enfrenta a dos familias durante treinta.
<b>¿Cómo se prepara una audiencia sin edificio?</b>
Con la palabra de la autoridad tradicional, que cita y responde por el silencio. Nunca he tenido que pedirlo dos veces.
<b>¿Le han discutido un fallo?</b>
Cuatro veces, y en una tenían razón. Volví, lo dije en voz alta y lo corregí; ese día me gané el puesto.
<b>¿Qué le sobra a la justicia?</b>
Escaleras. Hay personas que se devuelven desde la primera.
`),
};
