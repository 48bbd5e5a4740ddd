import { manuscript, type Beat } from '../beat.ts';

/** How other countries live. */
export const AFUERA: Beat = {
  sections: ['/mundo'],
  kicker: 'Mundo',
  tags: ['Correo del mundo'],
  stories: manuscript(`
Un pueblo de los Alpes cambia su pista de esquí por un bosque de manzanos
La nieve llegó tarde seis inviernos seguidos. Los habitantes votaron por desmontar el teleférico y sembrar en la ladera.
Brigels, Suiza
El torno principal se vendió a una mina y las sillas quedaron de columpios.
Los agrónomos eligieron variedades antiguas que resisten el deshielo.
La primera cosecha será en cuatro años; mientras tanto, el hotel ofrece caminatas.
El instructor más veterano se opuso, perdió y ahora poda.

Las maestras de Dakar enseñan a leer en los taxis atascados
Cada trancón dura una hora. Una asociación repartió cartillas a los conductores y sonido a quienes viajan atrás.
Dakar, Senegal
Las lecciones duran lo que tarda la avenida de la Corniche en moverse.
El pasajero puede pedir silencio, aunque casi todos terminan corrigiendo.
En dos años aprendieron novecientos taxistas, que pagan la cartilla con una carrera.
El examen se presenta en la gasolinera y se aprueba leyendo la tarifa completa.

La isla griega que cerró su discoteca para oír volver a las tortugas
Los turistas bajaron el primer verano y aumentaron el segundo. Ahora pagan por quedarse callados, de noche y a oscuras.
Zante, Grecia · copa-bar
La música desorientaba a las crías, que corrían hacia la pista y no hacia el mar.
El dueño aceptó mudarse a cambio de una licencia de restaurante sin parlantes.
Los guías llevan linternas rojas y cobran una multa por cada fotografía con luz.
La temporada pasada contaron ciento doce nidos, el triple que antes.

El mercado flotante de Can Tho aprende a pesar el plástico igual que la piña
Las vendedoras reciben botellas vacías como parte del pago. Una lancha las recoge al final de la mañana.
Can Tho, Vietnam · mercado-plaza
El kilo de envases vale media piña pelada o dos tazas de sopa.
La equivalencia la fijó una cocinera después de probar una semana con su cuenta.
El río bajó su carga de basura un tercio en la estación seca.
La lancha recolectora es la más pintada y ya tiene dos imitadoras.

Oporto devuelve a sus dueños los objetos que olvidaron en el tranvía durante medio siglo
La oficina cerrará y antes quiere entregar doce mil cosas. Hay paraguas, dentaduras y un acordeón con la tecla trabada.
Oporto, Portugal · tren
Cada pieza conserva el tiquete con la línea, la fecha y el apellido del conductor.
Los funcionarios publican tres al día y el barrio reconoce las letras.
El acordeón era de un marino que volvió por él con ochenta y seis años.
Tocó lo que recordaba, y la fila de los paraguas esperó sin protestar.
`),
};

/** Inventions from abroad. */
export const INVENTOS: Beat = {
  sections: ['/mundo', '/tecnologia'],
  kicker: 'Ideas de afuera',
  tags: ['Inventos'],
  stories: manuscript(`
Estonia prueba un autobús que solo pasa cuando alguien lo espera en la parada
El botón está en el poste y funciona sin teléfono. En los pueblos ahorró la mitad de los viajes vacíos.
Võru, Estonia · terminal-bus
Un programa junta las llamadas y dibuja la ruta mientras el chofer termina el café.
Los mayores pidieron que el poste respondiera con una luz y no con una voz.
Si nadie oprime, el bus reparte el correo y las medicinas.
Los ingenieros calcularon la espera en veinte minutos; los usuarios, en una galleta.

Un taller de Nairobi imprime prótesis con tapas recogidas por los propios pacientes
Cada mano lleva cuatrocientas tapas de colores y cuesta lo que un par de tenis. Ya viajan a tres países.
Kisumu, Kenia · laboratorio
El diseño se descarga gratis y se ajusta con una foto junto a una moneda.
Los niños escogen los tonos y, al crecer, devuelven la anterior para fundirla.
La fundadora aprendió reparando impresoras de oficina en un sótano.
Su próxima meta es un pie que aguante una cancha de tierra.

Los relojes solares vuelven a las escuelas de Chile para explicar los algoritmos
Una profesora los usa para enseñar reglas, errores y correcciones sin una sola pantalla. El método se extiende por el norte.
Vicuña, Chile
La instrucción es sencilla: si la sombra toca la piedra, suena la campana.
En invierno la regla falla y los alumnos deben escribir la excepción.
Después pasan al computador y reconocen, dicen, la misma terquedad.
El patio tiene once relojes, y ninguno está de acuerdo con el del rector.
`),
};

/** Stages and books from abroad. */
export const ESCENAS: Beat = {
  sections: ['/mundo', '/cultura'],
  kicker: 'Escenas de afuera',
  tags: ['Arte del mundo'],
  stories: manuscript(`
La ópera de Manaos ensaya con las ventanas abiertas para que canten los sapos
La nueva dirección dejó de pelear con el ruido de la selva y lo escribió en la partitura. Hay compases reservados.
Manaos, Brasil · amazonas-rio partitura
El teatro tapaba sus rendijas con terciopelo desde hacía un siglo.
Un tenor notó que desafinaba menos cuando seguía el tono de la charca.
Los biólogos indicaron a qué hora cambia el coro y de qué especie es cada voz.
La función empieza según la lluvia; la boleta dice únicamente «al anochecer».

Un museo de Oaxaca presta sus máscaras a quienes las usan en la fiesta
Las piezas salen de la vitrina dos veces al año. Vuelven con sudor, confeti y una nota que se archiva.
Oaxaca, México · museo
El reglamento lo escribieron los danzantes con las conservadoras del museo.
Ninguna se ha perdido; tres regresaron mejor pintadas de lo que salieron.
La nota debe decir quién la llevó, qué bailó y si le apretaba.
Los investigadores consultan hoy más las notas que las máscaras.

La biblioteca de Sarajevo que reconstruye su catálogo con la memoria de los lectores
Los ficheros ardieron en la guerra. Treinta años después, los usuarios dictan de memoria qué había en cada estante.
Sarajevo, Bosnia y Herzegovina · biblioteca
Un jubilado recordaba el orden de la sala de geografía por el color de los lomos.
Cada testimonio se compara con dos más antes de escribir una ficha.
Han recuperado sesenta mil títulos y comprado, de segunda, once mil.
Quedan huecos que nadie llena: llevan una tarjeta en blanco y la fecha.
`),
};

export const APARATOS: Beat = {
  sections: ['/tecnologia'],
  kicker: 'Tecnología',
  tags: ['Aparatos'],
  stories: manuscript(`
Las alumnas de Guapi inventan una boya que avisa cuando el estero se llena de gasolina
Está hecha con una olla, un sensor de cocina y un panel prestado. Pita distinto si el derrame viene de río arriba.
Guapi, Cauca · pacifico-selva cocina-ajiaco
La idea salió de una mañana en que el agua del almuerzo olía a motor.
El prototipo se hundió dos veces, y a la tercera lo amarraron a un flotador de pesca.
La capitanía de puerto ya recibió cuatro alertas y encontró una manguera rota.
Las inventoras, de quince años, cobran el mantenimiento en cuadernos.

La emisora de Toro lee en voz alta los mensajes de un robot que cuenta carros
Un estudiante puso cámaras en la entrada y un programa que habla. Los oyentes lo llaman para discutirle la cifra.
Toro, Valle del Cauca · carretera
El aparato sabe distinguir tractomulas, motos y un burro que pasa a las siete.
Con los datos, el municipio movió el paradero y pintó una cebra.
La voz era metálica; los locutores la doblaron con acento del norte del Valle.
El burro, cuyo dueño pidió privacidad, figura en el reporte como vehículo menor.
`),
};

export const CUERPO: Beat = {
  sections: ['/bienestar'],
  kicker: 'Cuerpo y mente',
  tags: ['Hábitos'],
  stories: manuscript(`
Las siestas de veinte minutos que una fábrica de Yumbo puso en el contrato
Ocho hamacas y un reloj de cocina bajaron los accidentes de la tarde. Los médicos explican por qué más tiempo sería peor.
Arroyohondo, Yumbo
El sueño corto no llega a la fase profunda, de la que se sale con torpeza.
Los operarios se anotan por turnos y la hamaca se pierde a los cinco minutos.
La productividad subió un poco; el humor, según la encuesta, bastante más.
Quien no duerme puede quedarse mirando el techo: también cuenta.

Masticar despacio: el consejo de abuela que una nutricionista midió con cronómetro
Sesenta voluntarios almorzaron el mismo plato a dos velocidades. La diferencia apareció en el hambre de las cinco.
Ginebra, Valle del Cauca · cocina-ajiaco restaurante
El estómago tarda unos veinte minutos en avisar que está lleno.
Quienes comieron lento dejaron, sin proponérselo, la octava parte del arroz.
Una cuchara pequeña ayudó más que todas las aplicaciones del teléfono.
Conversar sirve, siempre que se haga con la boca vacía.

El grupo de duelo que se reúne a tejer en el parque de Tuluá
Nadie está obligado a hablar. Las puntadas marcan el ritmo y una psicóloga pasa entre las sillas, sin libreta.
Tuluá, Valle del Cauca · zurcido
Empezaron cinco viudas y hoy asisten treinta personas, entre ellas cuatro hombres.
Cada quien teje un cuadro con lana de una prenda de quien perdió.
Cuando terminan el cuadro deciden si lo guardan o lo unen a la cobija común.
La cobija ya cubre una cama doble y viaja a las casas que la necesitan.

Qué le pasa al oído después de una noche de parlantes y cuándo preocuparse
El pito que queda al día siguiente es una advertencia. Una audióloga recorrió cinco bares con un medidor y tapones.
Menga, Cali · microfono bar-caja
En la mitad de las mesas el ruido superaba al de un taladro.
Quince minutos de descanso por cada hora dan tiempo a las células de recuperarse.
Los tapones de espuma no quitan la música: quitan lo que duele.
Si el zumbido dura más de dos días, hay que pedir cita sin esperar al lunes.

Caminar hacia atrás y otros ejercicios raros que recomiendan en un ancianato
Una fisioterapeuta de Roldanillo entrena el equilibrio con juegos de patio. En dos años nadie se ha roto una cadera.
Roldanillo, Valle del Cauca · yoga
Se empieza agarrado de la baranda y con zapatos que no se salgan.
El pie busca el piso antes que el ojo, y eso despierta músculos dormidos.
También lanzan pañuelos, cargan agua y bailan con los ojos cerrados.
La más veloz en reversa tiene noventa y uno y no acepta revanchas.
`),
};

/** Stages of the city: culture and what to do at night. */
export const TARIMAS: Beat = {
  sections: ['/cultura', '/entretenimiento'],
  kicker: 'Tarimas',
  tags: ['Tarimas'],
  stories: manuscript(`
Un circo sin animales acampa en Jamundí y enseña a caer a los niños del barrio
La carpa abre sus colchonetas por la mañana. De noche, los mejores caídos salen a la pista con su apodo.
Jamundí, Valle del Cauca · comediante
La primera lección es perder el miedo al piso; la segunda, hacer reír con él.
Los dueños son tres hermanos que nacieron en un remolque y estudiaron a distancia.
El león que falta en el cartel fue reemplazado por un contador público.
La temporada termina el domingo con una función a la que se entra dando un bote.

Las hermanas que restauran vestidos de salsa de los años setenta y los hacen bailar
Compran lentejuelas por libras y cosen sobre la mancha. Su ropero se alquila con una condición: usarlo sudando.
Alfonso López, Cali · belleza-tocador
La colección empezó con el traje de una tía que ganó once concursos.
Cada prenda tiene ficha con la orquesta, el sitio y el nombre de la bailarina.
Un museo las quiso quietas en maniquíes y ellas dijeron que no.
El viernes salen veinte a una viejoteca, con la modista en la puerta y aguja lista.

El cineclub de Andalucía proyecta películas dobladas por los vecinos
Quitan el sonido y leen su propio guion desde la última fila. Han arruinado tres dramas y mejorado uno.
Andalucía, Valle del Cauca · auditorio
La costumbre nació una noche en que se dañó el parlante.
Los gelatineros pusieron las voces y el público no dejó que lo arreglaran.
Hoy ensayan los martes con cronómetro y sinónimos.
La próxima función es de vaqueros, con acento del norte y un tiroteo de cucharas.

La orquesta de cámara que toca en las salas de espera de Palmira
Veinte minutos de cuerdas en el banco, la notaría y la EPS. Los turnos avanzan igual, pero nadie lo nota.
Palmira, Valle del Cauca · orquesta
El programa incluye bambucos, bandas sonoras y lo que pida la ficha 48.
Un guardia pidió silencio la primera vez; a la tercera traía su silla.
Los músicos cobran lo mismo que en un matrimonio y comen mejor.
La única queja escrita es de alguien que perdió el turno por quedarse oyendo.

El titiritero de Buga que le contesta a su muñeco desde hace treinta años
La pareja discute de política en el parque. El muñeco va ganando y ya tiene columna en la emisora.
Buga, Valle del Cauca
Se llama Don Próspero y fue tallado en una pata de mesa.
Su dueño, maestro jubilado, asegura que no ensaya las respuestas.
En campaña lo buscan los candidatos; ninguno ha salido bien librado.
Para heredarlo hay una lista de espera con dos nietos y una alcaldesa.

La noche en blanco de los museos: mapa para ver lo que nunca se abre
Quince casas, tres conventos y un tanque de agua reciben visitantes hasta la una. Proponemos dos caminatas cortas.
La Merced, Cali · cali-ermita
La primera sale de la capilla y termina en un patio con eco, donde se canta.
La otra sube hasta el tanque, que tiene un mosaico visible solo con linterna.
Los conventos piden silencio y prestan zapatos de tela a la entrada.
Hay buses de regreso cada media hora y aguapanela en la última parada.
`),
};

export const CANCHAS: Beat = {
  sections: ['/deportes'],
  kicker: 'Canchas',
  tags: ['Canchas'],
  stories: manuscript(`
La liga de tejo de Trujillo estrena árbitras y se acaban los gritos
Seis mujeres dirigen el torneo con silbato y cinta métrica. Las mechas reventadas se cuentan siempre dos veces.
Trujillo, Valle del Cauca · copa-bar
Los equipos pidieron el cambio después de una final que terminó sin vajilla.
La regla nueva permite reclamar una sola vez y sin cerveza en la mano.
Las juezas practicaron un mes con los ojos cerrados, oyendo dónde caía el hierro.
En la última fecha hubo cuatro protestas, todas por escrito y con buena letra.

El nadador que cruza el lago Calima cada enero con una carta en el gorro
Lleva el correo de una orilla a la otra desde hace dieciocho años. La travesía dura menos que el trámite.
Darién, Valle del Cauca
Empezó por una apuesta con el cartero, que se quedó sin lancha.
Hoy lo siguen ciento treinta nadadores, cada uno con un sobre plastificado.
Las cartas se entregan mojadas por fuera y secas por dentro.
Una, dirigida a una maestra, pedía matrimonio; la respuesta volvió a nado.

Las boxeadoras de Caicedonia entrenan en una trilladora y ganan en la capital
El saco es de café y pesa setenta kilos. Cuatro de ellas están en la selección juvenil del departamento.
Caicedonia, Valle del Cauca · guantes
El dueño prestó el segundo piso mientras no fuera cosecha y ya no se lo devolvieron.
La técnica se llama Edilma y aprendió mirando peleas en la tienda.
Los guantes se turnan por peso y se secan en la máquina de los granos.
La campeona lleva en la pantaloneta el nombre de la vereda y de la variedad.

Un equipo de ciegos de Candelaria juega fútbol con una bolsa sobre el balón
El ruido del plástico guía el pase. Los rivales con vista pidieron revancha, vendados, y volvieron a perder.
Candelaria, Valle del Cauca
El balón con cascabeles se dañó y la tienda más cercana está en Bogotá.
Con la bolsa, dicen, se oye hasta el viento que lleva.
El portero es el único que ve y tiene prohibido salir del área.
Después del partido explican los goles tocando la cancha con las manos.

La pista de bicicrós de Florida la cuidan quienes se cayeron en ella
Cada raspadura se paga con una hora de pala. El circuito es hoy el más liso del sur del Valle.
Florida, Valle del Cauca
Los corredores anotan en un tablero el lugar exacto del golpe.
Si tres caen en el mismo punto, se rediseña la curva entre todos.
El alcalde inauguró la obra rodando y debe dos horas desde entonces.
Las mamás piden que el tablero diga también quién llegó sin casco.
`),
};
