import { manuscript, type Beat } from '../beat.ts';

export const DEPORTES: Beat = {
  sections: ['/deportes'],
  kicker: 'Deportes',
  tags: ['Deporte'],
  stories: manuscript(`
El luchador de Ciudad Bolívar que pelea enmascarado y enseña matemáticas sin máscara
De lunes a viernes es profesor de octavo. Los sábados sube al ring con capa y ningún alumno ha logrado probarlo.
Bogotá
Su personaje se llama El Cociente y siempre divide al rival en dos caídas.
Un estudiante lo descubrió por la manera de borrar el tablero y guardó silencio a cambio de nada.
La máscara la cosió su mamá, que va a verlo con tapones en los oídos.
Este año perdió un combate por puntos y corrigió el cálculo del juez.

El caddie que leyó ocho mil greens y nunca ha jugado un torneo
Conoce cada caída del campo por el sonido de la bola. Los profesionales lo piden por nombre y él escoge a quién acompañar.
Rionegro, Antioquia
Camina siempre por la izquierda, porque por la derecha el sol le miente.
A los arrogantes les da el palo correcto y la información a medias.
Aprendió golpeando guayabas con una rama detrás de la casa club.
Le regalaron una membresía y la usa para caminar de noche, sin bolsa.

Ciclismo a ciegas: el tándem que bajó la Línea a noventa kilómetros por hora
Adelante va un expolicía; atrás, un músico que no ve desde los doce años. Se entienden por la respiración.
Calarcá, Quindío
El de atrás pone la fuerza y decide, por el viento, cuándo viene la curva.
Tuvieron una sola caída y discutieron, en el suelo, de quién había sido la nota falsa.
Entrenan con una canción que marca el pedaleo y dura lo que dura el puerto.
En la meta, el músico fue el único que pudo describir el paisaje completo.

La liga de veteranos donde el árbitro carga un desfibrilador
Juegan de cincuenta en adelante, con medio tiempo largo y una regla nueva: el que se ría no puede ser amonestado.
Cali, Valle del Cauca · arquero
El aparato se ha usado dos veces y ambos beneficiados pidieron volver a entrar.
El reglamento prohíbe barrerse, escupir y recordar goles de 1985.
La tribuna la ocupan las esposas, que apuestan por el primero en agarrarse la espalda.
El goleador tiene setenta y uno y no corre: espera, como toda la vida.

Pesca con mosca en el páramo: el deporte de fallar con elegancia
Un odontólogo de Tunja amarra sus propios anzuelos con pelo de perro y devuelve cada trucha con una disculpa.
Tunja, Boyacá · paramo-frailejones
La mosca debe caer como si nadie la hubiera lanzado.
En una buena jornada pesca tres; en una excelente, dice, ninguna.
El pelo es de un criollo llamado Bruno, que recibe comisión en galletas.
Sus pacientes reconocen en la fresa el mismo giro de muñeca.

Los recogebolas del torneo de Bogotá entrenan más que algunos tenistas
Son dieciocho niños y una cadena de mando. Se lanzan la pelota rodando porque el rebote, explican, es vanidad.
Bogotá
El examen de ingreso dura cuatro horas y elimina a los que aplauden.
Deben saber el resultado sin mirar el tablero y la toalla sin que la pidan.
Un profesional les regaló su raqueta; la rifaron y ganó el que no juega.
Dos de ellos son hoy jueces de línea y ninguno extraña la red.

Boxear con el papá en la otra esquina: la historia de los Cuadrado
Padre e hijo entrenan en gimnasios rivales de Montería. Se enfrentaron por interpuesto alumno y no se hablaron en un mes.
Montería, Córdoba · guantes boxeo
La pelea terminó empatada, que es la única forma en que la madre aceptaba verla.
El viejo enseña a esperar y el joven a llegar primero.
Se reconciliaron cosiendo, entre los dos, un guante que se había abierto.
El siguiente combate será en diciembre; la madre pidió ser jueza.

El maratonista que corre hacia atrás por las calles de Bucaramanga
Empezó por una lesión y siguió por gusto. Completó veintiún kilómetros sin ver nunca a dónde iba, metro a metro.
Bucaramanga, Santander
De espaldas, asegura, las subidas duelen menos y la gente sonríe más.
Lleva un espejo en la gorra y un amigo que grita huecos.
Perdió una carrera por celebrar antes: vio a los demás llegar a su lado, de frente.
Los niños del barrio lo imitan y caminan a la escuela mirando sus casas.

La cancha de baloncesto de Providencia se juega con marea baja
El huracán se llevó el piso y quedaron los aros. Los partidos duran lo que el mar permite.
Providencia, San Andrés y Providencia
El balón rebota distinto según la arena y nadie discute los pasos.
Si el agua llega a la línea de tres puntos, todos los tiros valen uno más.
El equipo local entrenó sobre corales y ganó en cemento por treinta.
Reconstruirán la placa este año; los jugadores pidieron dejar un aro adentro.

El árbitro de ajedrez que expulsó a un campeón por silbar
La partida valía el título y el sonido era casi inaudible. El juez tiene oído absoluto y ninguna paciencia.
Medellín, Antioquia
La melodía, contó después, era una sonata mal afinada.
Consultó el reglamento, que habla de distracciones pero no de bemoles.
El campeón apeló y perdió; el siguiente torneo lo ganó masticando en silencio.
Se enviaron una tarjeta de Navidad con un pentagrama en blanco.

Carreras de balineras en Pácora: bajar sin motor y con sotana
El párroco diseñó el mejor carro y ha ganado tres veces. Lo acusan, en broma, de tener ayuda.
Pácora, Caldas
La pista mide dos kilómetros y pasa frente a la cárcel, donde hacen apuestas de postre.
El vehículo pesa lo justo y lleva una estampa debajo, como lastre.
Los frenos son la suela del zapato y la voluntad.
Este año lo superó una niña de once con un carro de lavadora.

Sumo en Palmira: los nietos de inmigrantes japoneses vuelven al círculo
Entrenan en un cañaduzal con arena traída del río. El más liviano pesa cincuenta kilos y gana seguido.
Palmira, Valle del Cauca
El torneo se había suspendido en 1962 por falta de barrigas y de interés.
Lo revivió una bisnieta que encontró en la casa el cinturón y las reglas.
Se saluda antes, se saluda después y el que grita pierde.
El almuerzo es sancocho con algas y define, en secreto, la categoría.
`),
};

export const ESTILO: Beat = {
  sections: ['/estilo-de-vida', '/que-pasa'],
  kicker: 'MenLife',
  tags: ['Estilo'],
  stories: manuscript(`
El último barbero de navaja del centro de Tunja no acepta afanes
Tiene una silla de 1954, cuatro citas por día y la costumbre de callarse cuando la hoja pasa por el cuello.
Tunja, Boyacá
Afila contra una correa que fue de su maestro y, antes, de un caballo.
Quien llega tarde pierde el turno y gana un café de consolación.
La espuma se bate a mano durante el tiempo que dura un bolero.
Ha afeitado a tres generaciones de un mismo apellido y asegura que la mandíbula se hereda.

Una chaqueta, siete climas: la prueba de un topógrafo que cruza el país
Probó durante un año la misma prenda, de la Guajira al páramo. Le cambió dos botones y el concepto de bolsillo.
Bogotá
El bolsillo bueno se abre con la mano que no tiene el teodolito.
La tela aguantó sal, espinas y un asado; la cremallera se rindió en Quibdó.
Aprendió a secarla con el cuerpo y a doblarla como almohada.
La usa ahora en la oficina, con las manchas ordenadas por departamento.

El arte de hacer un asado para quince sin mirar el reloj ni el celular
Un parrillero de Yopal explica su método: leña de guayabo, sal al final y nadie opina hasta que hierva el agua de la yuca.
Yopal, Casanare
El fuego se prende dos horas antes y se deja conversar solo.
La carne se pone cuando se puede sostener la mano encima lo que dura un padrenuestro.
Prohíbe las pinzas porque, dice, la carne no es un papel.
El que pregunta cuánto falta lava los platos.

Cómo se hereda un reloj que nunca ha dado bien la hora
El de los Villamizar se adelanta siete minutos desde 1938 y ningún relojero ha sido autorizado para corregirlo.
Cúcuta, Norte de Santander · relojero-mesa
El bisabuelo lo puso así para alcanzar siempre el tren.
La familia llega antes a todo y ha tenido que esperar, calculan, once días completos.
Pasa al hijo que prometa no tocar la corona.
El actual dueño es piloto y usa otro para trabajar.

Guía breve para tener una planta y que no parezca un castigo
Hablamos con el encargado del invernadero de una cárcel, que ha visto hombres duros llorar por un helecho.
Popayán, Cauca
El primer error es escogerla por la cara y no por la ventana.
El segundo, regarla por culpa después de una semana de olvido.
Él recomienda una suculenta y una rutina, como al que empieza de nuevo.
Cuando sale la primera hoja, advierte, hay que hacerse el desentendido.

La cantina de Jericó donde se sirve un trago y se exige un cuento
Nadie puede repetir historia. El cantinero las apunta y guarda, con fecha, las que mejoraron, con el paso de los años.
Jericó, Antioquia · copa-bar
El cuaderno va por el tomo nueve y tiene índice de mentiras.
Un geólogo pagó toda la noche con un solo derrumbe.
Los que no saben contar pueden pedir prestado, pero deben intereses.
La historia más corta tiene cuatro palabras y valió una botella.

Tres trajes en cuarenta años: la cuenta de un notario que viste siempre bien
Gris, azul y uno negro que no menciona. Su sastre murió y él aprendió a pegar botones, y a hacerse solo el dobladillo.
Manizales, Caldas · corbatas
El gris lo compró para casarse y el azul para dejar de estarlo.
Los cepilla de arriba hacia abajo, con la ventana abierta, y los deja descansar tres días.
La elegancia, sostiene, es que nadie recuerde qué tenías puesto.
El negro sale poco y regresa siempre con pañuelo.

Volver a montar en bicicleta a los cincuenta sin parecer un anuncio
Sin licra, sin grupo y sin cronómetro, un editor cruzó la ciudad a su propio ritmo y descubrió tres panaderías.
Bogotá · bogota-ciclovia
La bicicleta era de su hija y tiene canasta, cosa que resultó decisiva.
El primer día llegó sudado, despeinado y con pan caliente.
Aprendió a saludar a los porteros y a bajarse en las subidas sin excusas.
La hija le pidió la bicicleta; él le regaló una más cara y siguió con esta.

El taller de Mosquera que restaura radios y vende la primera emisora que suena
Cada aparato se prueba en público. El cliente puede devolverlo si no le gusta lo que estaban diciendo.
Mosquera, Cundinamarca
Los tubos se calientan despacio y la voz entra como de otro cuarto.
Han devuelto tres: uno por un discurso, otro por un gol en contra.
El tercero lo devolvió una viuda, porque sonó la canción, y luego lo recompró.
El dueño no arregla televisores: esos, dice, no dejan pensar.

Cuchillos de Guacamayas: el herrero que templa con agua de lluvia
Usa muelles de camión y mangos de cuerno. Cada hoja se vende con una piedra y una advertencia.
Guacamayas, Boyacá
El agua del acueducto, asegura, tiene demasiado que decir.
El temple se reconoce por el color: paja, vino y, un segundo después, arruinado.
La advertencia es que nunca se regala; siempre debe cobrarse, aunque sea una moneda.
Tiene un cajón lleno de ellas, todas de amigos.

Dormir en hamaca: un manual de llaneros para insomnes de ciudad
En diagonal, sin almohada y con un pie afuera. Probamos la técnica durante un mes y vendimos la cama.
Puerto Gaitán, Meta
La diagonal pone la espalda recta y los problemas torcidos.
El pie sirve para empujar el piso cuando el sueño se atasca.
La primera noche amanecimos del otro lado; la segunda, no amanecimos hasta las nueve.
El llanero pidió una foto del balcón y contestó que faltaba un perro.

El club de los que leen el periódico en papel en un café de Sincelejo
Son nueve y se reparten las secciones por sorteo. Esa mañana, quien saque la económica invita los tintos.
Sincelejo, Sucre
El ritual dura hora y media y solo se puede comentar al voltear la hoja.
Tienen prohibido el teléfono y un juez que decide si una noticia es triste.
El crucigrama se hace entre todos, con un jubilado que sabe ríos.
Cuando falta alguno, su silla recibe la página de los obituarios, doblada.
`),
};

export const MUJERES_SOHO: Beat = {
  sections: ['/mujeres-soho'],
  kicker: 'Entrevista',
  tags: ['Entrevistas'],
  stories: manuscript(`
Nubia Asprilla, la capitana del remolcador que no deja fumar en el puente
Maneja cuarenta toneladas por el canal del Dique y responde con la misma calma con que esquiva un banco de arena.
Cartagena, Bolívar
Su primer viaje lo hizo de polizona, escondida entre bultos de yuca, a los nueve años.
Cuando le dieron el mando, dos marineros pidieron traslado y uno regresó a disculparse.
“El río no pregunta quién lo lleva; pregunta si sabe”, dice mirando siempre adelante.
Colecciona radios viejos y canta, desafinada, cada vez que amarra.

Vera Montilla explica por qué dejó la televisión para arreglar motores fuera de borda
Presentó deportes durante ocho años. Un día abrió el motor de una lancha y no volvió a maquillarse para trabajar.
Tolú, Sucre
Dice que en ambos oficios se trata de oír lo que falla.
Sus clientes la reconocen y prefieren no decírselo hasta que prende.
Extraña el estudio por el aire acondicionado y por una camarógrafa.
Guarda el último libreto debajo de la caja de bujías.

La geóloga que duerme en cráteres: conversación con Irma Celis
Ha pasado ciento veinte noches en la boca de volcanes activos. Le pedimos que describiera el miedo y habló del desayuno.
Manizales, Caldas · nevado
El miedo llega con hambre, explica, por eso se come antes de mirar.
Aprendió a oler el cambio de humor de la montaña cuando era practicante.
Lleva siempre un libro malo, para no lamentar si hay que salir corriendo.
Su casa queda en un primer piso y ella la encuentra altísima.

Dalila Ruge, trompetista: soplar fuerte para que no pregunten
Única mujer en tres orquestas de salsa, habla del cansancio, del labio partido y de la canción que no piensa volver a tocar.
Cali, Valle del Cauca
Empezó con la trompeta de un tío que la empeñaba cada enero.
En la primera gira durmió en el bus para no discutir el cuarto.
Hoy escoge a los músicos y les hace una sola prueba: que sepan callarse cuatro compases.
La canción prohibida la compuso ella, y fue un éxito.

Amelia Chadid vende perfumes a hombres que no saben lo que extrañan
Atiende en un local sin letrero. Pregunta por la casa de la abuela, por un salón de clase, y mezcla.
Barranquilla, Atlántico · perfume
Un cliente lloró con la tercera gota y pidió que no se lo envolviera.
La mayoría cree buscar madera y encuentra, al final, jabón de barra.
Ella no usa ninguno, para que nadie la recuerde por accidente.
Se niega a copiar el de una mujer ausente: dice que eso se negocia con ella.

Paloma Ariza, domadora de caballos y de gerentes
Dicta en Villavicencio un curso donde los ejecutivos deben convencer a una yegua de cruzar un charco. Casi todos fracasan el primer día.
Villavicencio, Meta · llano-ganado
La yegua se llama Asamblea y no le impresionan los cargos.
Quien tira de la rienda se queda parado; quien camina, a veces, la lleva detrás.
Paloma observa sin hablar y entrega el informe en una sola frase.
La más repetida es que el charco no era el problema.
`),
};
