import { manuscript, type Beat } from '../beat.ts';

/** Isabel Holguín's columns about how Cali is planned, built and walked. */
export const ISABEL_CIUDAD: Beat = {
  sections: ['/opinion'],
  kicker: 'Opinión',
  tags: ['Opinión', 'Urbanismo'],
  by: 'isabel-holguin-caicedo',
  stories: manuscript(`
El metro cuadrado que nadie vende
En Ciudad Jardín ofrecen apartamentos desde el plano y sin andén. Fui a la sala de ventas a preguntar por dónde se llega a pie.
—
La maqueta tenía palmeras, piscina y unas figuritas que saludaban. Busqué la puerta de entrada y estaba debajo de un carro. El asesor, muy amable, me explicó que el proyecto contaba con acceso vehicular controlado y que caminar, propiamente, no estaba contemplado.
Durante los ocho años que pasé en planeación aprobé perfiles viales que en el papel tenían dos metros y medio de acera. Después venían el poste, la caja del internet, la rampa del garaje y la matera del vecino que quería embellecer. Nunca sumamos lo que sobraba. Sobraban ochenta centímetros.
Hice el ejercicio con un coche de bebé prestado: de la calle 16 al colegio más cercano hay 640 metros y veintidós interrupciones. En once de ellas la única salida es bajarse a la vía.
Una ciudad se decide en esos ochenta centímetros y no en el render. El que compra debería exigir que le mostraran la acera antes que la cocina.
El asesor tomó nota. Su apellido es Valdés y viene a trabajar en bicicleta.

La paciencia de los samanes
Sembraron trescientos árboles en la Simón Bolívar y ya los están midiendo en popularidad. Un árbol no tiene período de cuatro años.
—
Me mandaron una invitación a la primera siembra, con carpa y sonido. Los arbolitos llegaron en bolsa, cada uno con una placa más grande que su copa. Se tomaron las fotos del lado de las placas.
Pregunté quién los riega en enero. Nadie tenía el dato, porque el contrato es de siembra y no de sed. El mantenimiento se licita aparte, en otra vigencia, con otro rubro. Entre una y otra, el samán debe sobrevivir de la buena fe.
Hay una señora en Villacolombia que adoptó seis sin pedir permiso. Les echa el agua de lavar el arroz y les puso nombre de presidentes, de los que terminaron el período. Cinco están vivos. El sexto, me contó apenada, no aguantó la poda de la empresa de energía.
La sombra que usted disfruta en el parque del Perro la sembró alguien que jamás se sentó debajo. Es la definición más sencilla de política pública que conozco.
Propongo un solo indicador para medir alcaldes: cuántos árboles de los que sembró el anterior dejó vivos.

Un puente peatonal es una confesión
Cuando la ciudad manda a la gente a subir escaleras para que los carros no frenen, está diciendo a quién prefiere.
—
El de la autopista con 44 tiene 92 escalones. Los conté con Ana Milena, que trabaja en una casa de San Fernando y lo cruza con dos bolsas. Ella cuenta también los que faltan en la baranda.
Lo construyeron después de cuatro muertes. Desde entonces ha habido tres más, todas debajo: personas que hicieron cuentas y prefirieron quince segundos de riesgo a siete minutos de escalera. La autoridad las llama imprudentes. Yo las llamo cansadas.
En el expediente de la obra aparece una alternativa que costaba la décima parte: un semáforo con refugio en el separador. La descartaron porque reducía la velocidad promedio de 52 a 41 kilómetros por hora. Ese es, con dos decimales, el precio que le pusimos a Ana Milena.
No tengo nada contra los puentes. Los hay bellos, sobre los ríos, que es donde hacen falta.
Los otros deberían llevar una placa con el nombre de quien decidió que el que iba a pie podía esperar.

Lo que aprendí midiendo sombras
Con veinte estudiantes y un termómetro de cocina recorrimos el centro a la una de la tarde. Los resultados no caben en un plan, pero sí en una cachucha.
—
En la plaza de Caicedo, bajo las palmas, 34 grados. A media cuadra, frente al banco de fachada de vidrio, 47. Un vendedor de lotería nos confirmó la cifra con el pie: se para siempre en la misma baldosa y sabe a qué hora le llega el sol.
La sombra no es un adorno; es la diferencia entre esperar el bus y desmayarse. Y está tan mal repartida como el ingreso. En la comuna 22 hay un árbol por cada tres habitantes; en la 13, uno por cada veintiocho. El que menos tiene camina más, y camina al sol.
Hicimos un mapa con lápices de colores. Quedó azul al sur y rojo al oriente, como casi todos los mapas de esta ciudad, ya hablen de agua, de libros o de años de vida.
Lo entregué en una oficina donde me preguntaron si lo tenía en formato editable. Le regalé al funcionario la cachucha.
Él entendió. A los dos días me escribió que había ido a pararse en la baldosa.

Un barrio no es un polígono
Lo dibujan con una línea roja y lo llaman unidad de planeación. Después se extrañan de que la vida se salga por las esquinas.
—
Yo también tracé esas líneas. Nos parecían neutras, casi higiénicas: por aquí la 25, por allá el canal, y adentro la gente, sumada. La primera vez que llevé el plano a una reunión en El Vergel, una señora lo miró y me dijo que mi raya le había partido la iglesia.
Era cierto. El altar quedaba en una unidad y la sacristía en la otra, con presupuestos distintos. También había partido la cuadra del fútbol, la del fiado y la de las hermanas Hurtado, que llevaban veinte años sin cruzar la calle y no necesitaban ayuda.
Desde ese día pregunto antes de dibujar. Los límites de verdad son otros: hasta donde alcanza el olor de la panadería, hasta donde dejan ir solo a un niño de nueve, hasta donde se presta un taladro.
El plano oficial nunca los va a registrar. Pero quien planea sin conocerlos está decorando.
A la señora le mandé la nueva versión. Me la devolvió corregida, con la casa de ella en el centro.

El impuesto a la prisa
Pagamos valorización, predial y sobretasa, y además quince minutos por cada obra mal avisada. Esa última contribución no tiene recibo.
—
El lunes cerraron la 44 sin decirle a nadie. Para ser justos, le dijeron a una valla, que pusieron del otro lado. Un bus con cincuenta personas dio la vuelta por el Guabal y los cincuenta llegaron tarde: uno a una cirugía, otra a una entrevista, los demás a lo de siempre.
Sumé. Cuatro mil vehículos por hora, doce minutos de más, durante tres días. Son doscientas ochenta y ocho jornadas de una vida entera, evaporadas porque el contratista no imprimió un volante. Si alguien se las hubiera robado en efectivo habría una investigación.
En una ciudad japonesa, me contó un colega, los ingenieros tocan cada puerta una semana antes de romper y piden disculpas por el ruido. Aquí podríamos empezar por algo más modesto: un letrero que diga la verdad.
“Esta obra termina el martes, si no llueve.” Con eso le bastaría a cualquiera para poner el despertador.
La honestidad, en tránsito, también descongestiona.

Sentarse es un derecho
Quitaron las bancas de la plazoleta para que no durmieran los que no tienen dónde. Ahora tampoco se sientan los que sí.
—
La resolución habla de “mobiliario disuasivo”. Son unos prismas inclinados donde no cabe ni una cartera. Vi a una señora de bastón dar tres vueltas alrededor, como quien busca la entrada, y terminar apoyada en un basurero.
El argumento es que las bancas atraían problemas. Es posible: también los hospitales atraen enfermos. Los diez hombres que dormían ahí se pasaron al atrio, donde los moja el aguacero y los ve menos gente, que era lo que se pretendía.
Fui una noche con termo. Se llaman Jáder, Milton, don Silvio y el que no quiso decirlo. Don Silvio fue albañil y puso, en 1987, el adoquín sobre el que se acuesta. “Quedó bien nivelado”, me dijo, con orgullo de gremio.
Un espacio público que elige a su público es una sala de espera privada.
Devuelvan las bancas. Y, de paso, inviten a don Silvio, que sabe cómo se asientan.

El canal detrás de las casas
Le decimos caño, le damos la espalda y le tiramos lo que ya no queremos ver. Un día de estos va a pedir la palabra.
—
El de la Nueva Base era un río. Tengo la fotografía: 1948, unos niños bañándose, una mujer con batea. Lo enderezamos, lo cubrimos de concreto y le cambiamos el nombre para poder tratarlo mal.
Esa agua sigue teniendo memoria. Cada vez que cae un aguacero de cuarenta milímetros vuelve a buscar las curvas que le quitamos, y en esas curvas hay hoy 214 viviendas, una guardería y el salón donde ensaya la chirimía.
Los ingenieros proponen un muro más alto. Los vecinos, que son más baratos, proponen abrirle campo: quitar veinte metros de cemento, sembrar, dejar que el caño se ensanche donde todavía no hay casas. Lo hicieron en un tramo, con la universidad, y en abril fue el único que no se rebosó.
No siempre la obra es poner. A veces es quitar, y para quitar hace falta un coraje que no sale en la foto.
Una niña de la cuadra lo resumió mejor: “Es que el caño no cabe en su propia cama”.

Gobernar desde la ventana del bus
Acepté la apuesta de un lector y me moví un mes en el MÍO. Gané una libreta llena, dos amigas y una opinión menos firme sobre casi todo.
—
Había firmado, en otra vida, documentos sobre ese sistema. En ellos la gente era demanda: se embarcaba, transbordaba, evacuaba. Ninguno mencionaba que a las 6:40, en la estación Troncal Unida, las mujeres hacen un semicírculo para que las estudiantes queden adentro.
Aprendí que la ruta alimentadora se espera un promedio de veintitrés minutos y que la aplicación dice ocho. Aprendí a llevar sencillo, sombrilla y algo que compartir. Aprendí, sobre todo, que el torniquete dañado tiene dueño: un muchacho de chaleco que lo abre para el que no tiene y mira hacia otro lado con una elegancia extraordinaria.
No se puede sacar política de una anécdota. Pero se puede perder la soberbia, que es otra forma de ahorrar.
Le propuse al gerente que hiciera el recorrido sin avisar. Me respondió que ya lo hacía, los domingos.
Los domingos, señor gerente, todos vamos sentados.

La casa que se alquila por horas
En San Antonio hay más llaves en cajitas que vecinos con gripa. Lo noté el día en que busqué a quién pedirle una cebolla.
—
Toqué en cuatro puertas. En la primera me abrió una pareja de Utrecht; en la segunda, nadie; en la tercera, la señora del aseo, que vive en Decepaz; en la cuarta, un candado con clave. La cebolla la compré en un supermercado, empacada y sola.
La cuenta de la junta es esta: de 611 casas, 238 se arriendan por noches. La escuela cerró dos salones. La lavandería, en cambio, abrió otro turno. Subieron los precios, se bajaron los saludos.
No culpo al que alquila el cuarto de la hija que se fue; con eso paga la droga de la presión. Pero hay un señor que tiene diecinueve llaves y ningún timbre. Regular no es prohibir: es distinguir entre el uno y el otro.
Barcelona y Lisboa tardaron quince años en entenderlo y hoy pagan por recuperar vecinos. Estamos a tiempo de que nos salga gratis.
Mientras tanto sembré cebolla en una matera, por si alguno de Utrecht la necesita.

Oda a la loma
Los urbanistas la llamamos zona de manejo especial. Los que viven ahí la llaman arriba, y con eso lo dicen todo.
—
Subí a La Sirena en campero, con once personas y una nevera. El conductor, Ever, maneja con la ventana abierta para ir saludando, y cobra según lo que cargue la memoria: al que le debe, le recuerda; al que perdió a alguien, no.
Desde allá se entiende que Cali es un plato hondo. Todo lo que nos sobra baja: el agua, la basura, los muchachos buscando trabajo. Y sube, a pie, lo que compramos barato.
Nos hemos pasado cincuenta años discutiendo si la ladera es legal. Mientras lo decidíamos construyó sus escaleras, midió sus riesgos, se inventó un acueducto y una orquesta. Tiene 130.000 habitantes y ni un solo cajero.
Hay zonas donde nadie debería dormir, y quien lo niegue no ha oído rodar una piedra. Pero hay otras, la mayoría, que solo necesitan lo que la parte plana recibió sin pedir: una alcantarilla, una luz, una dirección que el domicilio entienda.
Ever no acepta propina. Acepta que uno se quede a ver el atardecer, para que haya testigos.

Instrucciones para cruzar la Quinta
No sirve correr ni rezar. Hay que mirar al conductor a los ojos, y eso no lo enseña ninguna norma técnica.
—
Llevo cuarenta años haciéndolo y conservo las dos rodillas. El secreto me lo dio un ciego, don Aquileo, que vendía escobas por el Hospital Universitario: “Levante el bastón como si fuera a bendecirlos”. Él cruzaba todos los días a las siete y nunca tuvo que repetir la bendición.
La semana pasada volvieron a pintar la cebra. Duró once horas intacta, hasta que un camión se estacionó encima a descargar gaseosas. El guarda le puso el comparendo y los dos se tomaron una, con sed legítima.
La cebra es un pacto, no una pintura. Significa que durante un instante el más pesado obedece al más liviano. Si lo pensamos bien, es la única revolución que ocurre varias veces por minuto, en público y sin heridos.
Funciona cuando hay vergüenza. Ponga usted una cámara y tendrá multas; ponga a un niño de uniforme mirando al chofer, y tendrá una frenada.
A don Aquileo le hubiera gustado saber que la nueva tiene relieve, para el bastón.

El centro no está muerto, está cerrado
A las siete de la noche bajan la reja y declaran la defunción. Yo me quedé adentro un jueves, a ver si respiraba.
—
A las ocho salió una señora del edificio Otero a pasear un pincher. A las ocho y media pasaron seis meseros hacia el paradero, cantando. Luego un grupo de teatro ocupó las gradas del Jorge Isaacs para ensayar, porque de día no hay permiso y de noche no hay quien lo pida.
Viven aquí 4.200 personas, repartidas en segundos pisos que parecen bodegas. Hay médicos jubilados, estudiantes de Tumaco, un afinador de pianos. Ninguno tiene dónde comprar leche después de las seis.
El plan parcial promete doce torres y demoler una manzana. Con lo que cuesta una sola escritura de ese plan se podrían subsidiar cien tiendas abiertas hasta las diez, que es lo que le falta a un barrio para dejar de ser una postal con miedo.
La luz de una tienda vale por cuatro cámaras. Lo sabe cualquiera que haya caminado de noche con las llaves entre los dedos.
Cuando me fui, el pincher seguía ahí, oliendo un arbolito. Respiraban los dos.

Los niños ya no saben dónde queda el norte
Le pedí a un curso de quinto que dibujara el camino de la casa al colegio. Diecinueve dibujaron la silla de adelante.
—
Van en ruta, en moto con el papá o en carro con vidrio oscuro. Conocen el respaldo, el espejo y la pantalla. Tres, los que viven cerca y caminan, dibujaron un perro, un señor con sombrero, un palo de guayaba y el punto exacto donde se oye el tren.
Una generación que no camina no aprende la ciudad: la atraviesa. Y lo que se atraviesa no se cuida, porque nunca fue de uno. Hace treinta años siete de cada diez alumnos llegaban solos a su escuela; hoy, según la encuesta de movilidad, son dos.
No es miedo injustificado. Falta el andén, sobra velocidad, y en ciertas esquinas falta también la paz. Por eso en Mojica se inventaron el bus a pie: dos mamás, un lazo con nudos y quince niños que recogen a los demás en el trayecto.
La profesora repitió el ejercicio a los tres meses. En los dibujos había aparecido una panadería.
En uno de ellos, arriba a la derecha, alguien puso una flecha y escribió: por allá es el mar.

Terminar también es un verbo
Empezamos todo: el bulevar, la ciclorruta, el colegio, el malecón. Quisiera conocer al funcionario encargado de la última piedra.
—
La ciclorruta de la carrera 50 avanza ochocientos metros, dobla con decisión y desaparece frente a un lote. El ciclista queda ante una pared, con tres opciones: volverse, volar o hacerse urbanista.
Hice la lista de lo inconcluso con ayuda de los lectores. Llegaron 143 ejemplos en una semana. Hay una biblioteca sin estantes en Petecuy, un polideportivo con gradas y sin cancha, y un semáforo, en Chiminangos, que está instalado desde 2019 y nunca ha dado la luz verde. Los vecinos le celebran cumpleaños.
Lo que cuesta acabar esas obras es menos de lo que vale el próximo anuncio. Pero acabar no tiene dueño: la cinta ya la cortó otro, el contratista se liquidó, el plano está en un disco que nadie sabe abrir.
Si yo volviera a ese despacho, que no volveré, crearía una secretaría pequeña con un solo letrero en la puerta: aquí se termina.
Y no le pondría placa.
`),
};
