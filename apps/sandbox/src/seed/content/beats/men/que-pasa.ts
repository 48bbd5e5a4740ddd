import { manuscript, type Beat } from '../beat.ts';

export const NOTICIAS: Beat = {
  sections: ['/noticias', '/que-pasa'],
  kicker: 'Noticias',
  tags: ['Actualidad'],
  stories: manuscript(`
Un juez de Tunja ordenó a dos hermanos compartir un carro de 1967
La sentencia fija semanas, gasolina y quién escoge la emisora. Ninguno de los dos ha aprendido todavía a manejarlo.
Tunja, Boyacá · auto
El carro era del padre y llevaba once años quieto por la pelea.
El fallo ordena que los cambios de turno se hagan en la tumba, a las tres de la tarde.
En el baúl apareció una carta con instrucciones para los frenos.
El mecánico la leyó en voz alta y cobró la mitad.

Los bomberos de Duitama bajaron de un árbol al mismo señor por tercera vez
Don Anselmo sube a podar, se concentra en el paisaje y olvida el camino de regreso. La ciudad ya le tomó cariño.
Duitama, Boyacá
La primera vez se pensó que era protesta y llegó la prensa.
La segunda, llevaba un radio y pidió cinco minutos porque estaba buena la canción.
En la tercera los bomberos subieron dos cafés.
La alcaldía le instaló una escalera fija con baranda y placa.

El pueblo que eligió personero por sorteo después de cuatro empates
La votación terminó siempre nueve a nueve. Una balota sacada por una niña resolvió lo que la política no pudo.
Pore, Casanare · urna-votacion
La norma contempla el azar, pero nadie recordaba en qué artículo.
La bolsa fue una mochila y las balotas, dos granos de maíz de distinto color.
El perdedor felicitó a la niña y le pidió, sin éxito, el grano.
El ganador prometió gobernar como si lo hubieran escogido por poco.

Una empresa de Itagüí paga por dormir la siesta y nadie quiere irse
Veinte minutos, con antifaz y turno. La productividad subió y el sindicato negocia ahora el derecho a soñar.
Itagüí, Antioquia
El cuarto tiene doce sillas y la única lámpara roja de la planta.
Los ronquidos se votan: el peor compra los buñuelos.
El gerente lo probó para dar ejemplo y tuvieron que despertarlo a las cinco.
En el pliego se pide que el despertador sea una persona.

El museo de objetos perdidos del aeropuerto abrió con una pierna de yeso
También hay un acordeón, un velo y tres cartas de renuncia. Todo puede reclamarse contando una historia convincente.
Rionegro, Antioquia · aeropuerto
La pierna viajó en cabina y bajó sola.
El velo lo pidieron cuatro mujeres y ninguna convenció al curador.
Por el acordeón vino un niño que tocó y no tuvo que hablar.
Las cartas se exhiben cerradas; cada semana alguien mira la letra y se va.

Taxistas de Pasto crean un turno para quien solo quiere hablar
Cuesta media tarifa y no va a ninguna parte. La lista de espera empieza a las siete de la noche.
Pasto, Nariño
El recorrido es la misma cuadra, despacio, con la calefacción prendida.
El conductor no aconseja; a lo sumo, cambia de emisora.
Un pasajero lo usó para ensayar una declaración y pagó doble.
Los más viejos del gremio dicen que siempre lo hicieron, pero cobrando completo.

La estatua de Chaparral que cambió tres veces de prócer
El bronce no alcanzaba para otro y le cambiaron la placa y el bigote. Un historiador pidió la verdad y recibió un martillo.
Chaparral, Tolima
Primero fue un general, después un poeta y, por un tiempo, un ciclista.
La espada se volvió pluma y la pluma, bomba de aire.
El historiador descubrió que el modelo original era el panadero de la fundición.
La placa nueva lleva ese nombre, y en el zócalo dejan pan.

Un perro de Yarumal tiene cuenta de ahorros y más visitas que el gerente
La abrió su dueño, que no confía en la familia. El banco descubrió el error y decidió, por simpatía, no corregirlo.
Yarumal, Antioquia · perro-gato
En el formulario decía nombres: Capitán; ocupación: vigilancia.
La firma es una huella y la comparan con seriedad.
Tiene mejor historial que media cuadra y nunca ha pedido crédito.
Los viernes pasa a saludar y sale con un calendario.

Hallan en Mompox un violín escondido dentro de otro violín
El restaurador oyó un golpe al moverlo. El pequeño lleva tres siglos adentro y suena mejor que el grande.
Mompox, Bolívar
Entró en piezas por el agujero de la tapa, como un barco en una botella.
Nadie sabe quién lo puso ahí ni de qué lo estaba salvando.
La primera nota la dio una niña, porque era la única a la que le quedaba.
El museo exhibirá los dos, uno con la puerta abierta.

El edificio de Cartagena que votó por dejar entrar al vendedor de raspado
La asamblea duró cuatro horas y tuvo un solo punto. El señor Julio atiende ahora en el lobby, de dos a tres.
Cartagena, Bolívar
Un copropietario habló de la imagen y otro, del calor.
La decisión la inclinó una señora del noveno que contó a cuánto se vendía la nostalgia.
El carrito sube en el ascensor de servicio y baja en el principal.
La cuota de administración ahora se paga con menos demoras.

Cinco hombres aprendieron a tejer para pagar una apuesta y no pararon
Perdieron un partido en Aguadas y tuvieron que hacer un sombrero. El taller ya exporta, y tiene lista de espera.
Aguadas, Caldas · zurcido
El primero quedó tan grande que sirvió de frutero.
La maestra los regañaba por apretar, que es lo que hace uno cuando piensa en la oficina.
Hoy se reúnen tres noches a la semana y hablan más que en el bar.
Al ganador de aquel partido le mandaron el mejor, una talla menos.

Un notario de Armenia certifica abrazos a quienes viajan lejos
Empezó con un nieto que pidió constancia. El documento no tiene validez y lo han enmarcado cuatrocientas familias.
Armenia, Quindío
El acta registra hora, duración y quién soltó primero.
Cobra lo mismo que por autenticar una firma y dona el sello.
Un funcionario de migración lo aceptó como carta de invitación.
El suyo propio, con un hermano, lleva la nota de pendiente.
`),
};

export const VIRALES: Beat = {
  sections: ['/virales', '/que-pasa'],
  kicker: 'Virales',
  tags: ['Virales'],
  stories: manuscript(`
El ganso que cruza la avenida en Chía y detiene el tráfico por costumbre
Sale a las siete y doce, no mira a los lados y regresa por la tarde. Tiene más seguidores que el alcalde.
Chía, Cundinamarca
El video original dura once segundos y alguien le puso un vals.
Los conductores apagan el motor y sacan el desayuno.
Un agente intentó acompañarlo y recibió un picotazo en el silbato.
La cebra que pintaron para él tiene las rayas más angostas.

Un profesor explicó la inflación con empanadas y lo vieron seis millones
La primera cabía en la mano; la última, en un dedal. El precio del tablero nunca cambió, ni siquiera al final.
Neiva, Huila
Las hizo su mamá, que aparece al final preguntando quién va a pagarle.
Varios bancos centrales compartieron el video y uno pidió la receta.
El rector lo felicitó y le descontó el gas.
Los alumnos pasaron el examen y pidieron otro tema con almuerzo.

La abuela de Sahagún que narra partidos de ajedrez como si fueran de fútbol
Grita jaque con la voz de un gol de último minuto. Nunca había jugado y ya discute aperturas.
Sahagún, Córdoba · microfono
Empezó porque el nieto jugaba callado y ella se aburría.
A los peones los llama muchachos; al alfil, ese que va torcido.
Un gran maestro noruego la oyó traducida y pidió que le narrara una derrota.
Lo hizo con ternura y por primera vez bajó el volumen.

El novio que dijo no sé y el cura que le contestó tómese su tiempo
La ceremonia se detuvo ocho minutos. Hubo tinto, una llamada y un final que nadie alcanzó a grabar.
Girón, Santander · boda
La novia se sentó en el escalón y se quitó los zapatos.
Él caminó hasta el portón, miró la calle y regresó con agua para ella.
Lo que se dijeron lo oyó solo el monaguillo, que cobra por no contarlo.
Están casados y celebran el aniversario de los ocho minutos.

Una señora de Facatativá regaña a su asistente de voz y este aprende a disculparse
Le exige que salude antes de contestar y que no interrumpa. La grabación circula entre ingenieros, que la oyen con la espalda recta.
Facatativá, Cundinamarca · celular
La primera regla fue decir buenos días, así fuera de noche.
Cuando el aparato no entiende, ella repite más despacio, como a los nietos.
Un día le preguntó si estaba cansado y hubo un silencio raro.
La empresa le ofreció dinero por su voz; ella pidió, mejor, una visita.

El equipo de microfútbol que celebra los goles con poemas
Nadie entiende la estrategia, pero el rival se queda oyendo. Van invictos en Riosucio, y ya les piden autógrafos.
Riosucio, Caldas
El delantero recita de memoria y el arquero corrige la métrica.
La regla es no repetir autor durante el torneo.
Un árbitro sacó amarilla por un soneto demasiado largo.
En la final los contrarios respondieron con coplas y terminó en abrazo.

El video del perro que devuelve los balones a la cancha de Envigado
Los lleva en el hocico, sin morder, y espera el saque. Cobra un pedazo de salchicha por partido.
Envigado, Antioquia
Aprendió viendo, acostado detrás del arco, durante dos campeonatos.
Una tarde no fue y el encuentro se suspendió por falta de garantías.
Los equipos le dieron carné, camiseta y número, el cero.
Su dueño confiesa que en la casa no recoge nada.

La clase de yoga que un burro interrumpió y terminó dirigiendo en Moniquirá
Entró por la cerca, se echó en la mitad y nadie quiso moverse. La postura ya tiene nombre y diploma.
Moniquirá, Boyacá
La instructora pidió respirar con él, que lo hacía perfectamente.
Durante cuarenta minutos no se oyó más que masticar.
Los alumnos salieron con pasto en la ropa y una calma sospechosa.
El burro regresa los sábados y se va si alguien habla de energía.

Un fotógrafo de cédulas se hizo famoso por pedir que no sonrían tan triste
Trabaja frente a la registraduría de Quibdó. Su frase logra que la gente salga parecida a sí misma.
Quibdó, Chocó
El truco, dice, es preguntar qué almorzaron y disparar antes de la respuesta.
Tiene una pared con los rechazados, que son los mejores.
Un turista francés se hizo la foto sin necesitarla y la usó de portada.
Él sigue cobrando lo mismo y no aparece en ninguna.

El ascensor de Medellín que saluda con la voz de un vecino muerto
Lo grabó en 1998 y nadie ha querido cambiarlo. La familia sube y baja los domingos, solamente para oírlo.
Medellín, Antioquia
La voz dice planta baja, con cuidado, y hace una pausa.
El técnico actualizó todo menos esa tarjeta, por orden de la asamblea.
Una niña que no lo conoció le contesta siempre hasta mañana.
El video se grabó sin querer, mientras alguien bajaba la basura.

La carta de amor que llegó treinta años tarde a una casa equivocada
La nueva inquilina contestó por cortesía. Llevan once cartas y ninguno ha preguntado por la destinataria, por pudor.
Bogotá · libros
El sobre apareció detrás de un buzón oxidado, con estampilla de paloma.
Decía vuelvo en marzo y no especificaba de qué año.
Ella escribió que la casa había cambiado de color y le describió el nuevo.
Se van a conocer en marzo, como estaba anunciado.

Los gemelos de Sogamoso que se turnan un solo empleo sin que el jefe lo note
Uno trabaja lunes, el otro martes. El secreto duró cuatro años y lo reveló un corte de pelo.
Sogamoso, Boyacá
La evaluación anual decía: constante, aunque a veces parece otro.
Se pasaban las novedades por un cuaderno escondido en el baño.
El jefe pidió verlos juntos, se rio y los contrató a ambos medio tiempo.
Ahora discuten quién se queda con los viernes.
`),
};

export const PANTALLA: Beat = {
  sections: ['/peliculas-y-series', '/que-pasa'],
  kicker: 'Pantalla',
  tags: ['Cine y series'],
  by: 'santiago-real-bermudez',
  stories: manuscript(`
El hombre del carrito: una película muda que se oye hasta la última fila
Dura setenta minutos, no tiene diálogos y sigue a un vendedor que perdió la voz. El público termina hablando en voz baja.
Bogotá · cine
El protagonista pregona con una campana y con la cara, que basta.
El director grabó la ciudad a la altura de las llantas.
Hay una escena con un semáforo dañado que vale el tiquete.
Salimos sin ganas de decir nada, que es el mejor elogio.

Siete capítulos y un solo cuarto: la serie policial que no muestra el crimen
Todo ocurre en una sala de interrogatorios de Barranquilla con el aire dañado. El culpable suda igual que nosotros.
Barranquilla, Atlántico · estudio-tv
Las preguntas se repiten, y cada vez significan otra cosa.
La actriz que hace de abogada no levanta la voz hasta el quinto episodio.
El final se resuelve con un vaso de agua y nadie lo ve venir.
Pide verse de noche, con ventilador y sin teléfono.

Por qué volver a las películas de camioneros en tiempos de pantallas pequeñas
Tienen carretera, radio y alguien que debe llegar. Hicimos una lista de nueve que conservan el polvo original.
Honda, Tolima · cabina
La mejor empieza con un motor que no prende y no se disculpa.
En casi todas hay una mujer que sabe más que el mapa.
La peor, que incluimos por cariño, atropella la gramática en cada curva.
Verlas seguidas produce hambre de fonda y una extraña confianza.

El doblador que le puso voz a trescientos villanos y lo saludan con miedo
Es bajito, usa tirantes y cría canarios. Cuando pide un café, la gente le entrega también la billetera.
Bogotá · microfono
La risa malvada la ensayó en un túnel, contra su propio eco.
Dice que los malos hablan despacio porque nadie los apura.
Una vez hizo de santo y el director lo despidió por sospechoso.
Los canarios, en cambio, solo cantan cuando él calla.

Documental sobre un silencio: la banda que dejó de tocar y nadie supo por qué
Cuatro músicos de Pereira se separaron a mitad de una canción en 1987. La cámara los reúne en el mismo garaje.
Pereira, Risaralda
Cada uno recuerda un motivo distinto y todos son ciertos.
La canción quedó grabada hasta el segundo coro.
El bajista llega tarde, como entonces, y conecta sin saludar.
Lo que pasa después no debe contarse, pero dura tres minutos y doce segundos.

La comedia romántica más honesta del año transcurre en una fila del banco
Se conocen en el turno ochenta y se despiden en caja. Es un cortometraje y deja una semana de conversación.
Medellín, Antioquia
Hablan de plata porque es lo único que no les da pena.
Él le presta el lapicero; ella corrige un número.
Cuando el tablero anuncia el turno, ninguno se levanta.
La sala entera quiso prestarles el puesto.

Terror de páramo: una niebla, dos botánicas y algo que camina
Filmada en Chingaza con luz natural, asusta sin monstruo. El sonido lo hicieron doblando frailejones de utilería, de noche.
Bogotá · paramo-frailejones
La cámara se queda atrás cuando ellas avanzan, como quien no se atreve.
El guion no explica y por eso seguimos mirando la ventana al llegar.
Hay un termo que aparece lleno una vez de más.
Conviene verla acompañado y regresar por una calle con gente.

La serie de abogados que acierta en todo menos en los vestidos
Un penalista nos acompañó a verla. Detuvo la imagen veintidós veces y terminó pidiendo la segunda temporada, con palomitas.
Cali, Valle del Cauca · juzgado
Aprobó los términos, los silencios y el olor imaginado del despacho.
Rechazó las corbatas y un testigo que aplaude.
El momento en que el juez pierde el lapicero le pareció, dijo, jurisprudencia.
Se fue sin despedirse: tenía audiencia y quería usar una frase.

Cuando el boxeo se filma desde el rincón: tres cintas que miran al perdedor
En ellas el que cae tiene casa, deudas y un hermano que sostiene la toalla. El campeón apenas se ve.
Cartagena, Bolívar · guantes boxeo
La primera se grabó con una cámara prestada por el propio rival.
En la segunda no hay golpes: se oyen detrás de una puerta.
La última muestra el desayuno del día siguiente y es la más violenta.
Después de verlas cuesta aplaudir de pie.

El cineclub de Mitú proyecta sobre la vela de un barco
No hay pared blanca ni electricidad segura. Las funciones dependen del viento y por eso algunas historias se ondulan.
Mitú, Vaupés · cine
La planta se prende a las siete y debe apagarse a las nueve, acabe o no.
Los finales los cuenta un profesor, que tiene los suyos propios.
La película más pedida es de nieve, cosa que nadie ha visto.
Cuando sopla fuerte los actores parecen respirar.
`),
};

export const ESCENA: Beat = {
  sections: ['/entretenimiento', '/que-pasa'],
  kicker: 'Escena',
  tags: ['Escena'],
  stories: manuscript(`
El comediante que cuenta siempre el mismo chiste y nunca repite la risa
Lleva nueve años afinándolo en bares de Bogotá. Dura cuarenta minutos y el remate cambia según quién esté en la barra.
Bogotá · comediante
Empieza con un hombre que entra a una ferretería y no se sabe a qué.
Ha grabado todas las funciones y compara, con regla, los silencios.
Una noche lo contó sin remate y fue cuando más se rieron.
El dueño del bar jura que un día el hombre va a salir de la ferretería.

Rock de vereda: la banda de Fómeque que ensaya en un gallinero
Las gallinas pusieron más desde que llegó la batería. El disco se grabó entero con ellas al fondo.
Fómeque, Cundinamarca
El cantante ordeña antes y después, y de ahí sale la voz.
La acústica es seca, gracias al cisco de arroz.
Tienen una balada sobre un tractor que hace llorar a los agrónomos.
En el lanzamiento regalaron media docena por entrada.

El mago que se retiró porque empezó a creer en sus trucos
Desapareció una moneda en Pamplona y todavía la busca. Ahora enseña a niños y les muestra siempre la manga.
Pamplona, Norte de Santander
La moneda era de su abuelo y el truco lo había hecho mil veces.
Revisó el chaleco, el público y el techo del teatro.
A los alumnos les pide que avisen si alguna cosa no regresa.
Hace un año apareció una paloma que no era suya y la adoptó.

La gallera que se convirtió en sala de conciertos y conserva el redondel
En Montelíbano la gente se sienta en círculo y el músico gira. El primer recital fue de arpa.
Montelíbano, Córdoba
El dueño vendió los gallos el día que su hija tuvo un concierto y no había dónde.
La arena amortigua y la altura del ruedo obliga a mirar las manos.
Los viejos apostadores siguen yendo y apuestan, bajito, a qué canción sigue.
El letrero dice lo mismo de antes, menos una palabra.

Un karaoke sin letra: el bar de Istmina donde hay que inventarla
Suena la pista y nadie ve las palabras. Los mejores versos quedan escritos en la pared, con nombre, fecha y mesa.
Istmina, Chocó
El primero en hacerlo había olvidado los lentes.
Hay un jurado de tres pescadores que califica con golpes de mesa.
La versión local de un bolero famoso trata sobre una nevera.
El compositor original la oyó y pidió derechos, en broma, y otra ronda.

El títere que preside los consejos de padres en un colegio de Málaga
Lo maneja el celador y dice lo que nadie se atreve. Desde que llegó, las reuniones duran la mitad y se ríen todos.
Málaga, Santander
Se llama Don Acta y tiene el bigote de un antiguo rector.
La primera vez lo sacaron del armario por una gotera y se quedó con la palabra.
Pregunta por la plata de la rifa sin levantar la ceja, porque no tiene.
Los niños quieren ser personeros y él les exige saber sumar.

La orquesta de un solo hombre que ameniza entierros en Magangué
Toca bombo con el codo, armónica con la boca y platillo con el pie. El dueño de la funeraria le tiene cuarto.
Magangué, Bolívar
Empezó en las fiestas y descubrió que en los velorios lo oían completo.
Pregunta siempre cuál era la canción del difunto y casi nunca es triste.
Una viuda le pidió un merengue y bailó sola hasta que se sumaron los hijos.
Cobra por pieza y no cobra la última.

El imitador de presidentes que ya no sabe cuál es su propia voz
En la casa lo entienden por los gestos. Una fonoaudióloga le ayuda a buscarla con grabaciones de cuando vendía helados.
Ibagué, Tolima · microfono
Hace once mandatarios, tres árbitros y un cardenal con gripa.
La esposa le exige que para pedir perdón no use a ninguno.
En la cinta de los helados dice vainilla con un temblor que nadie reconoce.
Lleva seis meses practicando esa palabra y ya casi le sale.

La feria donde se compran canciones por metro y se pagan al terminar
En la plaza de Chinú, doce acordeoneros componen a la medida. Hay coplas de cortesía para quien pregunte el precio.
Chinú, Córdoba
El metro mide ocho versos y no incluye el nombre, que se cobra aparte.
Los más pedidos son de perdón; los más difíciles, de felicitación sincera.
Un ganadero encargó veinte metros para una vaca y los cantaron completos.
Si el cliente llora antes del final, la ley de la feria manda rebaja.

Un cine de Ocaña proyecta películas al revés y la gente entiende mejor
Fue un error del operador. Ahora hay función invertida los miércoles y un público que discute los comienzos.
Ocaña, Norte de Santander
Los disparos salvan gente y las despedidas terminan en abrazo.
La comedia romántica resultó tristísima; la de guerra, un alivio.
El operador ofreció renunciar y le subieron el sueldo.
A la salida todos caminan hacia atrás unos pasos, por juego.

El imitador de trenes que reúne a un pueblo sin carrilera en La Dorada
Hace la locomotora, el puente y la señora que se despide. La función termina cuando alguien pregunta a dónde va.
La Dorada, Caldas · tren
El último tren pasó cuando él tenía ocho años y se lo aprendió entero.
Los ferroviarios jubilados le corrigieron una válvula.
Los niños, que no han visto ninguno, se bajan en la parada que prefieren.
La estación lo contrató como anuncio oficial de las nueve.
`),
};

export const MAS_MUJERES: Beat = {
  sections: ['/mujeres-soho'],
  kicker: 'Perfil',
  tags: ['Perfiles'],
  stories: manuscript(`
Rut Escobar, la que baja a las minas de sal a cantar
Soprano y técnica en seguridad industrial, usa la voz para saber si una galería es firme. La oímos a ciento ochenta metros.
Zipaquirá, Cundinamarca
Si el eco regresa limpio, explica, la roca está de buen genio.
Aprendió de su padre, que silbaba antes de poner la dinamita.
La contrató la orquesta y siguió bajando los martes.
El público, dice, aplaude; la mina, en cambio, contesta.

Ofelia Tamara jugó póker con diplomáticos y aprendió nueve idiomas
Hoy traduce contratos en una casa de Mompox y solo apuesta semillas de tamarindo. Nadie le ha visto perder.
Mompox, Bolívar · libros
Los idiomas, asegura, se aprenden oyendo cómo miente cada quien.
De un embajador ganó una lámpara; de otro, el miedo a los trenes.
Se retiró la noche en que adivinó la carta de un niño.
Las semillas las siembra y tiene un patio lleno de ganancias.

La cirujana que cose balones: Teresa Ibargüen y la puntada perfecta
Entre operaciones repara los de la cancha de su barrio en Apartadó. Practica ahí, dice, la paciencia, que no se enseña.
Apartadó, Antioquia · hospital
Usa hilo absorbible los días malos y encerado los domingos.
Los muchachos le llevan también zapatos y, una vez, un tambor.
La cicatriz de un balón debe quedar por dentro, igual que las otras.
Cuando juega el equipo ella va de hincha y de urgencia.

Alba Niebles maneja una grúa y escribe cartas desde arriba
Pasa diez horas en la cabina más alta de Barranquilla. Sus destinatarios son gente que ve de lejos y no conoce.
Barranquilla, Atlántico
Le escribió a una señora que riega en la azotea y a un niño que mira barcos.
Las deja caer con una piedra, cuando no hay viento ni supervisores.
La señora contestó con un aviso pintado en el techo: mañana llueve.
Desde ese día lleva impermeable y no ha fallado el pronóstico.
`),
};
