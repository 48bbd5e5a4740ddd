import { manuscript, type Beat } from '../beat.ts';

/** Stories about the results of the summit of 2024 in its city. */
export const CUMBRE: Beat = {
  sections: ['/cali-cop16', '/medio-ambiente'],
  kicker: 'Especial COP16',
  tags: ['Legado verde'],
  by: 'leidy-johana-ospina-garzon',
  stories: manuscript(`
Las traductoras de la cumbre enseñan inglés de ríos y de pájaros en Siloé
Doce intérpretes que trabajaron en la zona azul dictan clases los sábados. El primer vocabulario es el del barrio.
Siloé, Cali · auditorio
Los alumnos aprendieron a decir ladera, quebrada y deslizamiento antes que mesa y lápiz.
La clase nació de una queja: ningún folleto de la cumbre explicaba dónde quedaba la loma.
Hoy cuatro muchachos guían a visitantes por las escalinatas y cobran la caminata.
El examen final consiste en presentar a un vecino y traducir sus chistes.

La carpa de los pueblos del Pacífico tiene por fin una casa con techo
El pabellón desmontable donde se cantó durante doce noches fue reconstruido en el malecón con la misma madera.
Guapi, Cauca · pacifico-selva techo-lluvia
Las tablas viajaron numeradas en un barco de cabotaje que las llevó sin cobrar el flete.
Faltaron tres, que reemplazó un aserradero con chanul de una plantación propia.
Adentro funciona una escuela de marimba y una oficina que tramita títulos colectivos.
El estreno fue de noche, con la lista completa de quienes habían cantado en Cali.

El aeropuerto conserva el jardín que recibió a las delegaciones y ahora lo riegan ellas
Las aseadoras del turno de noche adoptaron las eras de la entrada y cambiaron el pasto por plantas nativas.
Palmaseca, Palmira · aeropuerto
El contrato de riego terminó con la cumbre y las matas empezaron a secarse en enero.
Gloria Inés Lasso pidió permiso para usar el agua del aire acondicionado, que se botaba.
Volvieron los colibríes, y con ellos los viajeros que llegan temprano a mirarlos.
La administración puso un letrero con los nombres de las nueve jardineras.

Qué pasó con las once mil botellas de vidrio que repartió la zona verde
La mitad sigue en uso en colegios públicos; el resto volvió al horno en Yumbo. Seguimos el rastro de ambas.
Yumbo, Valle del Cauca · fabrica
Las botellas reemplazaron al plástico en los catorce días del encuentro.
Un profesor de química recogió cinco mil en costales y las marcó con el año.
En la vidriera explican que reciclar una cuesta menos que fundir arena nueva.
De las que faltan, dice el inventario, la mayoría está en repisas, con una flor.

Los arrieros de Los Andes cobran por no dejar subir basura a los Farallones
El corregimiento aprovechó la vitrina de la cumbre para organizar su entrada. Cada visitante firma lo que lleva y lo que baja.
Los Andes, Cali · carretera
En la báscula del retén se pesa la mochila a la ida y al regreso.
Quien baja con menos empaques de los que subió paga una multa que va al acueducto.
El primer año se devolvieron cuatrocientos kilos y ninguna discusión pasó a mayores.
Las mulas llevan ahora un costal vacío, por si alguien se arrepiente en el camino.

La mesa de abejas que se instaló en la cumbre entrega su primera miel urbana
Veinte colmenas sin aguijón sobreviven en terrazas de hospitales y colegios. La cosecha cupo en cuarenta frascos pequeños.
Tequendama, Cali · apiario
Las abejas son angelitas, una especie nativa que no pica y visita flores mínimas.
El hospital las puso en la azotea de pediatría, frente a la ventana de los juegos.
Cada frasco lleva el mapa de las cuadras donde se recogió el néctar.
El laboratorio encontró rastros de guayacán, de mango y de la albahaca de una vecina.

El puerto que prometió apagar sus barcos cumplió con la mitad de los muelles
Buenaventura anunció en la cumbre energía eléctrica para los buques atracados. Ya funciona en dos terminales y se oye la diferencia.
Buenaventura, Valle del Cauca · buenaventura-puerto
Un barco conectado deja de quemar combustible mientras descarga.
Los vecinos de La Playita notaron primero el silencio y después la ropa limpia.
El tercer muelle espera un transformador que viene, precisamente, en barco.
La autoridad portuaria publica cada lunes cuántas horas pasaron enchufados.

Los niños negociadores de la cumbre redactaron el manual de un humedal
Cuarenta estudiantes que simularon una plenaria decidieron adoptar El Retiro. El reglamento tiene nueve artículos y un dibujo.
El Retiro, Cali
El primer artículo prohíbe gritar antes de las ocho, cuando despiertan las iguazas.
Un abogado les propuso quitar el noveno, que obliga a pedir perdón a los patos.
La votación fue nominal y lo mantuvo por treinta y ocho contra dos.
La autoridad ambiental lo colgó en la caseta, al lado del suyo, que nadie leía.

El acuerdo sobre datos genéticos llegó a un laboratorio de Palmira y a una huerta
Investigadoras que estudian una variedad de fríjol deben ahora repartir el beneficio con quienes la guardaron durante generaciones.
Rozo, Palmira · laboratorio
La semilla salió hace treinta años de la cocina de doña Bertilde Yule, en Jambaló.
Con el nuevo fondo, la familia recibe asistencia técnica y una parte de las regalías.
Las científicas tardaron siete meses en encontrarla, porque el rótulo solo decía Cauca.
Ella pidió, además, que le devolvieran un puñado: a la suya se la comió el gorgojo.

Bicicletas de la cumbre: trescientas siguen rodando y cada una tiene dueña
El préstamo para los delegados se convirtió en un programa para mujeres que trabajan de noche en el oriente.
Mojica, Cali · ciclista-montana bogota-ciclovia
Las llaves se entregan en la estación de bomberos, que queda abierta a toda hora.
Las usuarias salen en grupo a las once y se avisan por radio en cada cruce.
Un taller de la comuna cambió los sillines y soldó canastas donde cabe un mercado.
En un año hubo once pinchazos y ninguna bicicleta perdida.

El cacao que sirvieron a los delegados se vende con el nombre de sus fincas
Veintidós familias de San Cipriano y Cisneros encontraron comprador, sin buscarlo, en el desayuno de una delegación europea.
San Cipriano, Valle del Cauca · cacao
El chef había comprado dos bultos de urgencia, porque el pedido grande no llegó.
Un delegado preguntó de dónde era el sabor y le dieron el teléfono de la cooperativa.
La primera exportación pesó trescientos kilos y salió en cajas de cartón con un tren dibujado.
Con la segunda compraron una tostadora, que comparten por turnos.

La biblioteca de la biodiversidad cabe en un vagón y viaja por el Valle
Los libros de las delegaciones quedaron en cajas hasta que un ferroviario jubilado propuso llevarlos por la vía férrea.
La Cumbre, Valle del Cauca · tren biblioteca
Son mil ochocientos títulos en treinta y un idiomas, de los que aquí se leen cuatro.
Una bibliotecaria de Dagua los ordena por animales y no por países.
El vagón se detiene dos días en cada estación y el préstamo se anota en tiquetes.
Los más pedidos son un atlas de ranas y uno de recetas que nadie sabe leer.

Así suena el río Cauca: el archivo que grabaron veinte pescadores para la cumbre
Cada uno llevó una grabadora durante un mes. La colección está abierta en internet y una orquesta ya la usó.
Juanchito, Candelaria · amazonas-rio partitura
Los biólogos buscaban especies; los pescadores, el ruido de la draga.
Entre las dos cosas quedaron seiscientas horas de agua, remos y conversaciones.
Un bagre sonó como una puerta y obligó a revisar todo lo anterior.
La partitura que salió de allí termina con un motor que se apaga.

El corredor de sombra de la avenida Sexta sobrevivió a su primer verano
De los seiscientos árboles sembrados para la cumbre siguen vivos quinientos veinte. Los comerciantes llevan la cuenta, uno por uno.
Granada, Cali
Cada local apadrinó los tres que tiene enfrente y responde por ellos con nombre.
Los que murieron estaban en materas, frente a edificios vacíos.
Una estudiante midió seis grados de diferencia entre las dos aceras a las dos de la tarde.
Los restaurantes movieron sus mesas al lado nuevo y piden que no se poden en diciembre.

La cumbre también dejó deudas: los pequeños proveedores que cobraron un año después
Setenta negocios de comida, transporte y sonido tardaron en recibir su pago. Contamos cómo lo lograron y quién medió.
Junín, Cali · cocina-arepa
El operador subcontrató a otro y este, a un tercero, que cerró su oficina en enero.
Las cocineras guardaron los manteles con el logo como prueba y los llevaron a la audiencia.
El acuerdo se firmó con la Cámara de Comercio de testigo y en seis cuotas.
La última se pagó con pasteles de garbanzo para todos, por cuenta del deudor.

El mural de las especies perdió tres animales y ganó un barrio entero
La pintura de la Quinta se borraba por la lluvia. Sus autores invitaron a los vecinos a completarla y a discutir qué va.
San Fernando, Cali
Se habían ido el tití, un cangrejo y media danta.
Los vecinos votaron por restaurar los dos primeros y cambiar la danta por un perro.
La discusión duró tres sábados y terminó con ambos, uno detrás del otro.
Firmaron ciento cuarenta personas, en letra pequeña, dentro de las plumas.

Tres alcaldías siguen reuniéndose por el oso que nadie vio en la cumbre
Jamundí, Cali y Dagua firmaron un plan para el oso de anteojos. Las cámaras captaron a una hembra con su cría.
Pance, Cali
El convenio obliga a cerrar un sendero dos meses, cuando maduran los aguacatillos.
Los operadores de turismo protestaron hasta ver la fotografía.
Ahora venden la misma caminata con otro nombre: el camino que se le presta al oso.
La cría ya tiene apodo en los tres municipios, y en los tres es distinto.
`),
};

/** Errands and formalities, of the computer, of health and of money. */
const service = (also: string, tag: string, text: string): Beat => ({
  sections: ['/servicios', also],
  kicker: 'Servicio',
  tags: [tag],
  stories: manuscript(text),
});

export const SERVICIOS: readonly Beat[] = [
  service(
    '/tecnologia',
    'Trámites en línea',
    `
Cómo recuperar una cuenta de correo cuando el celular fue robado
El orden importa: primero la línea, después el correo y de último los bancos. Esta es la ruta que recomiendan los técnicos.
Versalles, Cali · celular
- Llame al operador y bloquee la línea con el número de serie del equipo.
- Pida una tarjeta nueva con el mismo número antes de cambiar claves.
- Recupere el correo desde un computador conocido y cierre las demás sesiones.
La serie está en la caja del teléfono y en la factura; conviene fotografiarla hoy.
Si el correo pide un código, espere la tarjeta nueva en vez de crear otra cuenta.
Los bancos aceptan el bloqueo a cualquier hora y entregan un número de radicado.
Con la denuncia en línea se reclama el seguro, si la factura lo incluye.

La firma electrónica gratuita del Estado, explicada para quien nunca ha firmado así
Sirve para poderes, contratos y peticiones. Se obtiene con la cédula, un correo y diez minutos de buena señal.
Buga, Valle del Cauca · celular
El registro pide una fotografía de las dos caras del documento, sin brillo.
Después se graba un movimiento de la cabeza, para comprobar que hay una persona.
La clave no se comparte ni con el hijo que ayuda: él puede sentarse al lado.
Un papel firmado así vale lo mismo que uno autenticado, salvo en ventas de inmuebles.

Tres señales de que un mensaje de multas de tránsito es una trampa
La Secretaría de Movilidad recibió ochocientas quejas por enlaces falsos. Ninguna autoridad cobra por medio de un mensaje de texto.
Yumbo, Valle del Cauca · motocicleta transmilenio
La primera es la prisa: un plazo de dos horas no existe en ningún código.
La segunda, el descuento del noventa por ciento; la ley permite la mitad, y con curso.
La tercera es la dirección de la página, que termina en letras extrañas.
Para consultar, escriba usted mismo la dirección del sistema nacional de multas.

Cómo pedir turno en la Registraduría sin pagarle a un tramitador
El agendamiento es gratis y abre a las seis de la mañana. Los cupos de la semana se publican los viernes.
Palmira, Valle del Cauca · urna-votacion
Los mejores horarios son los del miércoles, porque pocos los buscan.
Si el sistema dice que no hay cupo, inténtelo a las doce: entonces se liberan los cancelados.
Lleve el comprobante en papel; en tres sedes el lector no abre pantallas.
Quien venda un turno comete una falta que se puede denunciar en la misma ventanilla.

Qué revisar antes de vender o regalar un computador viejo
Borrar los archivos no basta. Cuatro pasos evitan que fotos, claves y facturas terminen en manos del comprador.
Tuluá, Valle del Cauca
Guarde una copia en un disco externo y ábrala en otro equipo para comprobarla.
Cierre las cuentas una por una, incluida la del programa de música.
Restablezca el sistema con la opción que sobrescribe el disco, aunque tarde la noche.
Si el equipo no prende, pida en un taller que le entreguen el disco en la mano.

Internet en la vereda: cómo solicitar un punto comunitario y quién lo mantiene
El programa exige un salón con techo, energía y un responsable elegido. La solicitud la firma la junta de acción comunal.
El Queremal, Dagua · finca-cafetera ensilaje-finca
El formulario cabe en dos hojas y se entrega en la alcaldía del municipio.
Un técnico visita el lugar en sesenta días y mide la vista hacia la torre.
La conexión es gratuita por tres años; después se paga entre los usuarios.
La junta debe llevar un cuaderno de fallas, que es lo primero que piden al renovar.
`,
  ),
  service(
    '/bienestar',
    'Citas y vacunas',
    `
Dónde y cuándo vacunar gratis a un niño que llegó de otro municipio
No se necesita el carné anterior ni estar afiliado. Los puntos del Valle completan el esquema según la edad.
Jamundí, Valle del Cauca · hospital mercado-plaza
Lleve el registro civil o cualquier documento que diga cuándo nació.
Si el carné se perdió, la enfermera busca las dosis en el registro nacional.
Dos vacunas distintas pueden ponerse el mismo día, en brazos diferentes.
Los sábados atienden los puntos móviles de las plazas, de ocho a una.

Cómo donar sangre por primera vez y qué se come antes
El banco regional necesita cien unidades diarias. La entrevista es confidencial y el procedimiento dura menos que un almuerzo.
San Antonio, Cali · galletas
Se puede desde los dieciocho años, con más de cincuenta kilos y buen sueño.
Desayune sin grasa, tome agua y evite el ejercicio ese mismo día.
Un tatuaje reciente obliga a esperar seis meses; una gripa, quince días.
El cuerpo repone el líquido en una jornada y los glóbulos en ocho semanas.

La línea que atiende crisis emocionales en el Valle y lo que ocurre al llamar
Contesta una psicóloga en menos de dos minutos, a cualquier hora. No pide nombre y solo envía ayuda si hace falta.
Cartago, Valle del Cauca · celular
La primera pregunta es dónde está usted y si hay alguien cerca.
Se puede llamar por otra persona, con su permiso o sin él si hay peligro.
La conversación no queda en la historia clínica ni la conoce el empleador.
Al cerrar proponen una cita en el centro de salud mental más cercano.

Qué hacer cuando la EPS no entrega un medicamento a tiempo
El plazo legal es de cuarenta y ocho horas. Hay tres pasos antes de la tutela y un modelo para escribirlos.
Buenaventura, Valle del Cauca · hospital
Exija en la farmacia el comprobante de pendiente, con fecha y firma.
Con él se radica la queja en la superintendencia, que obliga a responder en dos días.
La personería redacta la tutela sin costo si el tratamiento no admite espera.
Guarde las cajas vacías: prueban qué se estaba tomando y desde cuándo.

Piscinas públicas del Valle: horarios, exámenes y lo que de verdad protege
Catorce escenarios abren para quien tenga carné municipal. El examen de la piel se hace en la entrada y no se cobra.
Roldanillo, Valle del Cauca · nadadoras
El gorro no es un capricho: el pelo es lo que más daña los filtros.
Las clases para mayores son los martes y jueves, con profesora dentro del agua.
El cloro que huele fuerte es señal de que falta limpieza y no de que sobre.
Quien tenga epilepsia puede nadar acompañado y debe avisarle a la salvavidas.

Cuidar a un enfermo en casa: las ayudas que existen y casi nadie solicita
Hay préstamo de camas, relevo de cuidadores y transporte a diálisis. Se piden con una sola hoja en la comisaría.
Florida, Valle del Cauca · madre-hija
La cama hospitalaria se presta por seis meses y la llevan hasta la pieza.
El relevo dura cuatro horas a la semana y lo hacen auxiliares en práctica.
Para el transporte basta la orden médica y pedirlo con dos días.
La comisaría visita primero a quien cuida, porque también puede necesitar una cita.
`,
  ),
  service(
    '/economia',
    'Cuentas de la casa',
    `
Cómo leer el recibo de la energía y encontrar lo que se puede reclamar
Seis renglones explican el valor. El que más errores tiene es el consumo promedio, que se usa cuando nadie leyó el contador.
Sevilla, Valle del Cauca · techo-lluvia energia-eolica
Compare la lectura actual con la del aparato, que está en la puerta.
Dos meses seguidos con promedio dan derecho a una visita sin costo.
El alumbrado público se cobra por estrato y no puede subir en mitad de año.
El reclamo se hace antes del vencimiento, y mientras se resuelve se paga lo demás.

Predial con descuento: fechas, municipios y qué hacer si el avalúo subió de golpe
Once municipios del Valle rebajan hasta el quince por ciento por pagar temprano. La revisión del avalúo tiene su propio plazo.
Ginebra, Valle del Cauca
La solicitud se presenta ante el gestor catastral con fotos y una comparación.
Sirven los recibos de tres casas vecinas de tamaño parecido.
Si la respuesta favorece al dueño, el municipio abona la diferencia al año siguiente.
Pagar con descuento no significa aceptar el avalúo, aunque en ventanilla digan otra cosa.

Qué revisar en un contrato de arriendo antes de entregar el primer mes
El depósito en dinero está prohibido en vivienda. El inventario con fotografías evita la mitad de los pleitos del final.
Candelaria, Valle del Cauca · casa-interior
El aumento anual no puede pasar de la inflación del año anterior.
Las reparaciones que no se ven, como tuberías y techos, son del propietario.
Quien se vaya antes debe avisar con tres meses o negociar por escrito.
Pida copia con las dos firmas el mismo día; mañana empieza a olvidarse.

Cesantías: cuándo se pueden retirar y cómo evitar que se vayan en fletes y fiestas
Vivienda, estudio y desempleo son los tres motivos. El fondo paga en cinco días si los papeles están completos.
Zarzal, Valle del Cauca · costura madre-hija
Para arreglar la casa se exige un presupuesto firmado y el certificado de tradición.
Para estudiar sirve la orden de matrícula, también la de un hijo o la pareja.
El empleador no puede negarse: solo comprueba para qué se usará el dinero.
Los intereses, que llegan en enero, son aparte y se consignan en la nómina.

El mercado de la semana por menos: diez productos y la plaza donde están mejor
Comparamos precios en cuatro galerías de la ciudad y dos de Palmira. La diferencia por canasta llegó a treinta y un mil pesos.
Alameda, Cali · mercado-plaza papa-cosecha
Los huevos y la yuca convienen en Santa Elena; la fruta, en Alameda.
El pescado baja los martes, cuando llegan los camiones del puerto.
Comprar entre vecinas por canastilla rebaja hasta la quinta parte.
La libra de la plaza debe tener quinientos gramos: hay báscula de control en la entrada.
`,
  ),
];
