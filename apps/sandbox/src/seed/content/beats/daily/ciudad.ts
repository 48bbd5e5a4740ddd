import { manuscript, type Beat } from '../beat.ts';

export const CALI: Beat = {
  sections: ['/cali'],
  kicker: 'Cali',
  tags: ['Cali'],
  stories: manuscript(`
El relojero de La Merced pone en hora a media ciudad desde una vitrina
Los transeúntes ajustan sus relojes al pasar. Él corrige el suyo cada mañana con una señal de radio y un pañuelo.
Cali, Valle del Cauca · reloj relojero-mesa
La vitrina tiene once relojes y solo uno importa, el de números romanos que da a la calle.
Don Aníbal Lenis lo heredó de un jefe suizo que se fue debiéndole tres meses.
Si llueve lo tapa con un plástico, pero nunca lo detiene: dice que eso desorienta a los buses.
La semana que estuvo enfermo hubo quien llegara tarde al juzgado y lo culpara, con razón.

En Siloé las escaleras ya tienen nombre y los domicilios llegan a la primera
Vecinos bautizaron ciento doce pasajes que no aparecían en ningún mapa, por votación y con pintura donada, casi siempre en domingo.
Cali, Valle del Cauca
Hay un pasaje Doña Tulia, otro Tres Gallinas y una subida que se llama, sencillamente, Respire.
El cartero rural de antes pedía señas; la moto de ahora, un punto en la pantalla.
Quienes pintaron las placas son estudiantes de la nocturna, y pusieron tildes donde correspondía.
La alcaldía incorporó los nombres al catastro con una sola objeción, resuelta a favor de Tres Gallinas.

El vivero municipal regala guayacanes y exige una foto al año
Diez mil árboles salieron con cédula. Quien no demuestre que el suyo vive pierde el cupo para el siguiente.
Cali, Valle del Cauca
La cédula es un cartón con número, especie y el teléfono de quien lo plantó.
En la primera revisión respondieron siete de cada diez; entre los demás hubo dos sequías y un perro.
El programa paga a jardineros jubilados para que hagan visitas y den segundas oportunidades.
El árbol más fotografiado está en Aguablanca y ya le cuelgan luces en diciembre.

Los músicos de la 5 piden que la estación tenga camerino
Tocan seis horas diarias en el paso de pasajeros y guardan el contrabajo en una panadería, que les guarda también el almuerzo.
Cali, Valle del Cauca
La acústica del túnel es mejor que la de muchos auditorios, aunque tiene un bus cada cuatro minutos.
Los nueve intérpretes rotan con un horario pegado al extintor y una regla: nada de discutir en horas pico.
La empresa de transporte ofreció un cuarto de aseo con llave y un enchufe.
Los pasajeros recogieron firmas en servilletas y las entregaron ordenadas por ruta.

Una lavandería de San Bosco presta vestidos de grado a quien no puede pagarlos
La dueña recupera prendas olvidadas, las arregla y las alquila por un abrazo. Lleva trescientas ceremonias, y ninguna mancha imposible.
Cali, Valle del Cauca · costura
Lo que no se reclama en un año pasa a un perchero especial, al lado de la plancha.
Gladys Renza mide, suelta dobladillos y anota a quién le quedó mejor el azul.
Se devuelve limpio o no se devuelve: una médica prometió pagarlo cuando trabajara y lo hizo con intereses.
En diciembre hay turnos desde las seis, y el espejo se presta por cinco minutos.

El zoológico enseña a sus visitantes a quedarse callados diez minutos
El nuevo sendero se recorre en silencio y sin teléfono. Los animales empezaron a acercarse, y ya nadie sabe quién mira a quién.
Cali, Valle del Cauca
La regla parecía imposible con grupos escolares; resultó que los niños la cumplen mejor que los papás.
Un guía levanta una bandera verde y a partir de ahí solo se oye grava.
Los tamarinos, que se escondían al mediodía, bajan a mirar a la gente.
Al final hay un cuaderno para escribir lo que se oyó, y la palabra más repetida es hojas.

Los lustrabotas del parque Caicedo abren una escuela de tres semanas
Enseñan a limpiar cuero, conversar y llevar cuentas. Los primeros egresados trabajan en dos hoteles, con uniforme, contrato y propina.
Cali, Valle del Cauca · zapatos
El primer examen es reconocer el material con los ojos cerrados, por el olor y el pliegue.
El segundo es oír al cliente sin darle la razón ni quitársela.
Asprilla, que lleva treinta y seis años, califica con un trapo: si queda gris, se repite.
Los hoteles pagan por turno y agradecen, sobre todo, la conversación.

La noche en que el bulevar apagó las luces para ver un eclipse
Cuatro mil personas se sentaron en el piso. Hubo un minuto completo en que nadie sacó el celular.
Cali, Valle del Cauca · cali-rio
Los astrónomos aficionados llevaron once telescopios y una sábana para proyectar.
Las empresas de energía aceptaron bajar el alumbrado entre las dos y las cuatro.
Cuando la sombra tapó el último borde, se oyó el río, que siempre había estado ahí.
El siguiente ocurrirá dentro de catorce años, y ya hay quien está guardando puesto.

El mercado de La Alameda cuelga poemas donde colgaba los precios
Una librera propuso cambiar un letrero por puesto durante un mes. Las vendedoras pidieron renovarlos cada semana, con la rima que hubiera.
Cali, Valle del Cauca · mercado-plaza
El primero apareció entre los plátanos y hablaba de una madre que pela sin mirar.
Hay clientes que se demoran, leen y terminan llevando también lo que no iban a comprar.
Una señora corrigió un verso porque la guanábana, dijo, no se abre así.
La antología se imprime en papel de envolver y se entrega con la vuelta.

Los vigías del viento de la Tercera avisan a qué hora abrir la ventana
Un grupo de vecinos mide la brisa que baja de los Farallones y publica su horario para ahorrar energía.
Cali, Valle del Cauca
El viento llega entre las tres y las cinco, pero no a todas las cuadras igual.
Los aparatos se hicieron con cucharas, un motor de juguete y mucha silicona.
Treinta edificios programan los ventiladores según el boletín y bajaron el consumo una octava parte.
El más veterano de los vigías se guía por los gallinazos y casi siempre empata con la máquina.
`),
};

export const VALLE: Beat = {
  sections: ['/valle'],
  kicker: 'Valle',
  tags: ['Valle del Cauca'],
  stories: manuscript(`
La última fábrica de gelatina de pata en Andalucía enciende la paila a medianoche
Cuatro primos estiran la mezcla contra un poste hasta que se vuelve blanca. Les faltan manos jóvenes, por ahora.
Andalucía, Valle del Cauca
La pata hierve ocho horas y huele a lo que es; la panela llega después y lo perdona todo.
El poste lo heredaron del bisabuelo y tiene el brillo de un piano.
Un muchacho de diecisiete años pidió aprender y ya estira sin quemarse.
A las seis los buses paran y compran por docenas, sin preguntar la receta.

Toro abre la casa donde se escribía con tinta de jagua y vuelve la caligrafía
Un taller gratuito enseña a preparar el tinte, cortar la pluma y copiar recetas antiguas, las de cocina primero.
Toro, Valle del Cauca · libros
La tinta sale azul, se oxida en minutos y dura, según los archivos, doscientos años.
Los alumnos empiezan por su propio nombre, que casi ninguno había escrito despacio.
La directora encontró en un baúl cuarenta cartas de amor y una lista de mercado más emotiva.
El próximo curso será sobre sobres y lacre; hay tres veces más solicitudes que sillas.

Los bomberos de Bolívar tienen camión nuevo y una banda para celebrarlo
Con bingos, empanadas y una rifa de novilla, el cuerpo voluntario jubiló su máquina de 1968, entre lágrimas y pitos.
Bolívar, Valle del Cauca
La vieja subía en reversa porque solo así le llegaba la gasolina.
El recaudo tardó cuatro años y se contó en voz alta cada mes en el atrio.
El camión entró escoltado por mulas, que son las que conocen el camino a los incendios.
La máquina jubilada quedó en el parque y los niños ya le aprendieron los botones.

Obando estudia a sus luciérnagas y pide apagar postes los viernes
Un profesor contó seis especies en un guadual. El concejo aprobó dos horas de oscuridad a la semana.
Obando, Valle del Cauca
La luz de los postes las confunde y no encuentran pareja, como le pasa a cualquiera.
El primer viernes oscuro asistieron treinta personas; el quinto, cuatrocientas, con termo.
Los guías llevan linternas con papel rojo y prohíben los frascos.
El guadual mide dos hectáreas y su dueño lo escrituró como reserva por el precio de una cena.

En Ulloa las casas pintan en la fachada el nombre de lo que cocinan
Veinte familias venden almuerzo en su comedor. Los turistas escogen leyendo puertas, y repiten según lo que hayan olido en la esquina.
Ulloa, Valle del Cauca
Hay una casa Sancocho, otra Frijoles con Coles y una que dice solamente Depende.
Se cobra lo mismo en todas, y quien cocina se sienta a la mesa.
Un inspector de sanidad visitó cada cocina y se quedó a repetir en dos.
En la casa Depende el menú lo decide la huerta, y por eso es la más reservada.

Las bandolas de Ginebra suenan con madera que tumbó el viento
Un lutier recoge árboles caídos y construye instrumentos que los ganadores del festival se disputan, aunque tarden seis años en secarse.
Ginebra, Valle del Cauca
La madera debe secarse seis años; en el taller hay tablas que son más viejas que sus alumnos.
Cada bandola lleva adentro un papel con la fecha de la tormenta.
Un concertista la tocó a oscuras y adivinó que era de guayacán por el final de la nota.
La lista de espera es de dos años, y los niños del pueblo no pagan.

La Victoria repara su teatro con butacas de un avión dado de baja
Las sillas reclinan, tienen cenicero y numeración de pasillo. La primera función agotó la clase económica, y dejó gente en lista de espera.
La Victoria, Valle del Cauca · teatro
El teatro perdió el techo en 2009 y las palomas asistieron gratis durante una década.
Las butacas llegaron por una subasta en la que nadie más ofreció.
El acomodador aprendió a dar las instrucciones de seguridad y recibe aplausos.
La obra inaugural trataba de un viaje que se aplaza, y el público lo entendió todo.

Los pescadores de Mediacanoa enseñan a tirar la atarraya en una cancha
Antes de ir al río, los alumnos practican sobre cemento con un balón que hace de pez, y no perdona errores.
Yotoco, Valle del Cauca
La red pesa cuatro kilos seca y diez mojada, y debe abrirse como una falda.
El mejor alumno es una contadora que va los sábados y no come pescado.
El instructor, Faustino Reina, dice que el río se lee de abajo hacia arriba.
La cuota se paga en reparaciones: cada quien teje el hueco que hizo.

Argelia ya exporta su mora y el primer cheque pagó la escuela de música
La cooperativa reserva el cinco por ciento de cada envío para instrumentos. Compraron once clarinetes, todos estudiantes de la misma vereda.
Argelia, Valle del Cauca
La fruta sale congelada el miércoles y el barco zarpa el domingo.
Los clarinetes llegaron el mismo día que la factura y hubo que afinarlos con frío.
El director es el hijo del agrónomo y dirige con una rama de mora, por costumbre.
La primera pieza que aprendieron fue un pasillo; la segunda, el himno del comprador.
`),
};

export const DEPORTES: Beat = {
  sections: ['/deportes'],
  kicker: 'Deportes',
  tags: ['Deporte'],
  stories: manuscript(`
El gimnasio de boxeo de Mojica que cobra con tareas hechas
Para subir al ring hay que mostrar el cuaderno. En cinco años ningún alumno perdió el grado, ni siquiera en matemáticas.
Cali, Valle del Cauca · boxeo guantes
La puerta tiene un escritorio y detrás una profesora jubilada que no perdona la letra fea.
El entrenador, Chucho Angulo, fue campeón nacional y aprendió a dividir a los cuarenta.
Los guantes se piden en préstamo, como los libros, y la multa es saltar lazo.
Dos muchachos ganaron medalla en el departamental y uno, además, el concurso de ortografía.

La selección Valle de patinaje entrena con música para bajar el miedo
Una psicóloga descubrió que las caídas ocurrían en silencio. Ahora cada deportista escoge su canción, y la oye en cada vuelta.
Cali, Valle del Cauca
El parlante se instaló en la curva más rápida y suena bajito.
La lista incluye salsa, un villancico y el comercial de un jabón.
Las caídas bajaron a la mitad y los tiempos también.
En competencia no hay música, pero las patinadoras la tararean; se les ve en los labios.

El pelotari de Buga que juega solo contra la pared del convento
Practica un deporte que nadie más conoce en la ciudad y espera contrincante desde 2016, con dos pelotas en el morral.
Buga, Valle del Cauca
Aprendió con un sacerdote vasco, que le dejó la pelota y tres insultos que no traduce.
Las monjas autorizaron la pared de cuatro a cinco, salvo en cuaresma.
Ha perfeccionado un saque con efecto que solo él puede devolver.
Un club de Bogotá lo invitó a un torneo: perdió en la final y regresó feliz de cansancio.

Los ciegos del fútbol sala estrenan balón con cascabel hecho en Yumbo
El importado sonaba poco y costaba mucho. Un técnico de sonido diseñó otro con seis campanas, una para cada lado del juego.
Yumbo, Valle del Cauca
Las campanas son de bronce y cada una da una nota, para saber de qué lado viene.
El público debe callar, y esa es la parte que más trabajo cuesta.
Con el nuevo balón el equipo pasó de marcar un gol por partido a marcar tres.
Otros siete departamentos hicieron pedido, y el técnico cerró su discoteca.

La abuela de Palmira que dirige el tráfico de la ciclovía con un silbato de árbitro
Lleva veintidós años sin faltar un domingo. Conoce las marcas personales de media ciudad, también la de quienes se esconden a caminar.
Palmira, Valle del Cauca
El silbato era de su marido, que pitó en la segunda división y nunca expulsó a nadie.
Doña Mery Ocampo, en cambio, ha sacado de la vía a concejales con carro.
Anota en una libreta quién lleva semanas sin aparecer, y lo llama.
En su cumpleaños pasaron dos mil bicicletas tocando timbre.

El tenis de mesa salvó el salón comunal de Floralia
Las cuatro mesas pagan la luz y ocupan a ciento treinta niños. El torneo de mayores se juega en pantuflas.
Cali, Valle del Cauca
El salón iba a cerrarse porque el techo goteaba justo encima de la única reunión del mes.
Las mesas se armaron con puertas de un colegio demolido y pintura de piscina.
El torneo de mayores premia la jugada más elegante, por votación.
La campeona infantil tiene diez años y entrena con su abuelo, que la hace perder a propósito.

El nadador que regresó a la piscina Hernando Botero para despedirse de un carril
Antes de la remodelación, doce campeones recorrieron por última vez los cincuenta metros donde empezaron, esta vez sin cronómetro ni juez.
Cali, Valle del Cauca
Entraron por orden de edad, sin cronómetro, y el mayor tenía setenta y nueve.
Cada uno se llevó una baldosa, marcada con el número de carril.
Hubo uno que no quiso salir del agua y tuvieron que esperarlo con la toalla.
El nuevo escenario tendrá diez carriles; el cuarto conservará tres baldosas viejas.

Las porristas de Jamundí ganaron afuera y ensayan en un parqueadero
Vuelven de un mundial con medalla de plata. Su techo es una carpa y su colchón, ocho colchones.
Jamundí, Valle del Cauca
La pirámide más alta mide cinco metros, dos menos que los cables de la luz.
El dueño del parqueadero les da permiso hasta que llegan los camiones.
La medalla se turna entre las veintidós casas, una semana en cada una.
Con el premio compraron un tapete de verdad y lo enrollan como quien guarda un tesoro.
`),
};
