import { manuscript, type Beat } from '../beat.ts';

/** Women on stage and behind the camera. */
export const ESTELARES: Beat = {
  sections: ['/mujeres', '/entretenimiento'],
  kicker: 'Mujeres',
  tags: ['Ellas en escena'],
  stories: manuscript(`
La doble de riesgo que se cae por otras y cobra por metro
Lorena Pabón ha rodado por escaleras en once telenovelas. Nunca sale en los créditos y prefiere que su mamá no lo sepa.
La Candelaria, Bogotá · motocicleta
Aprendió en un circo de barrio, donde la red era un colchón de los vecinos.
Antes de cada caída revisa el piso con las manos, como quien busca un arete.
Las actrices le prestan la ropa y, a veces, le piden que les enseñe a no tener miedo.
Su plan de retiro es una academia donde la primera clase sea levantarse.

Rubiela Caro, la voz que anuncia vuelos y canta boleros a escondidas
Media ciudad la ha oído decir puerta nueve. Los jueves, con el mismo tono, llena un bar de veinte mesas.
Rionegro, Antioquia · aeropuerto
La contrataron por pronunciar bien las ciudades que no conoce.
Graba de madrugada, con una cobija sobre la cabeza para matar el eco.
Un pasajero la reconoció en un coro y le pidió que anunciara su cumpleaños.
No ha montado en avión: dice que se pondría nerviosa esperando su propia voz.

La directora de fotografía que ilumina con espejos porque creció sin luz
Tatiana Epiayú filma en La Guajira con tres vidrios y un reflector. Su último corto se vio en doce festivales.
Uribia, La Guajira · energia-eolica cine
En la ranchería leía con el sol que devolvía una tapa de olla.
La escuela de cine le exigía equipos caros y ella llevó su bandeja.
Hoy sus espejos viajan en mantas tejidas, cada una con nombre de tía.
Acepta proyectos con una condición: que el almuerzo también tenga buena luz.

Las acomodadoras del teatro que se saben todas las obras y no han visto ninguna completa
Trabajan de espaldas al escenario. Les pedimos que contaran un clásico solo por lo que oyen y salió otro mejor.
El Prado, Barranquilla · orquesta
Reconocen el segundo acto por los bolsos que se cierran.
Saben qué actor se equivoca cuando la platea respira al mismo tiempo.
Una de ellas corrigió a un director que había cambiado una frase.
La función que sueñan es una en la que el público trabaje y ellas se sienten.

Marleny Cuesta escribe los chistes que otros dicen y por fin subió a decirlos
Pasó doce años en la sombra de tres programas. Su primer monólogo dura cuarenta minutos y no perdona a ninguno.
Quibdó, Chocó · galletas
Le pagaban por chiste aprobado y guardaba los demás en una caja de galletas.
Esa caja es su espectáculo: lo que un canal consideró demasiado de mujer.
La noche del estreno fueron sus antiguos jefes y se rieron en los lugares equivocados.
Ella lo anotó todo; hay segunda parte.

La maquilladora de efectos que hace heridas perfectas y se marea con la sangre
Sus cicatrices han engañado a médicos. En la mesa de trabajo tiene miel, café y una lupa de relojero.
Chapinero, Bogotá · belleza-tocador relojero-mesa
Empezó maquillando novias y se aburrió de que todas quisieran lo mismo.
Una quemadura le toma tres horas; un morado, según el pómulo, cuatro días de colores.
Estudia fotos en blanco y negro para no ver el rojo.
De su trabajo más famoso se acuerda por el olor: era panela.

Dos hermanas afinan los pianos del Caribe y conocen los secretos de cada sala
Viajan en moto con un diapasón y una colcha. Han encontrado cartas, dientes de leche y un anillo.
Lorica, Córdoba · partitura motocicleta
La mayor oye; la menor mete la mano, que le cabe entre las cuerdas.
Cobran menos si alguien toca mientras les sirven el almuerzo.
Devuelven lo que aparece, aunque no siempre a quien vive en la casa.
El anillo volvió a una señora de noventa años que lo creía perdido en el mar.

La narradora de fútbol que transmite desde la tribuna y no desde la cabina
Yesenia Barrios cuenta el partido con lo que dicen las familias alrededor. Su emisora triplicó la audiencia de los domingos.
Montería, Córdoba · futbol-gol
Le negaron la cabina por falta de espacio y ella pidió un cable más largo.
Desde abajo se oye el insulto, el rezo y el precio del raspado.
En los goles se calla tres segundos y deja entrar el grito.
Cuando le ofrecieron el puesto de arriba, pidió que lo usaran para guardar las bancas.
`),
};

/** Homes of women who made them. */
export const HOGARES: Beat = {
  sections: ['/casa', '/mujeres'],
  kicker: 'Casa',
  tags: ['Casas propias'],
  stories: manuscript(`
La casa que una albañila construyó los domingos y estrenó a los sesenta
Pilar Chocontá levantó muros ajenos durante tres décadas. El suyo lo pegó con sobras y no tiene una esquina torcida.
Zipaquirá, Cundinamarca
Los azulejos de la cocina vienen de diecinueve obras y están ordenados por jefe.
La puerta es más alta de lo normal, por una promesa que le hizo a su hijo.
Dejó un muro sin pañetar para que se vea cómo se trabaja.
El primer domingo sin obra no supo qué hacer y pintó la reja.

Cinco amigas compraron juntas un edificio para envejecer con la puerta abierta
Cada una tiene su apartamento y comparten cocina, perro y enfermera. El reglamento prohíbe dar consejos antes del desayuno.
Laureles, Medellín · perro-gato
La idea nació en un funeral, cuando notaron que ninguna sabía cambiar un bombillo.
Vendieron cinco casas grandes y les sobró para un ascensor y una mesa larga.
Las reuniones se hacen con orden del día y una copa de vino.
La cláusula más discutida fue la de los nietos: se quedan dos noches, con tarea.

El cuarto propio de una camionera: dos metros de cabina y una repisa con flores
Nubia Rincón vive doscientas noches al año en su tractomula. La decoró con mucha paciencia, retazos y velcro.
Aguachica, Cesar · cabina carretera
Las cortinas son de la tela de su vestido de grado, que ya no le servía.
Cocina en una olla conectada al motor, y el arroz le queda listo en el segundo peaje.
Un estante con borde sostiene los libros, que lee en las filas del puerto.
Cuando llega a su casa, dice, le sobra espacio y duerme en el sofá.

La vidriera de Villa de Leyva que hace ventanas con botellas del bazar
Aprendió a cortar vidrio con una cuerda y agua fría. Su taller parece una capilla y huele a limonada.
Villa de Leyva, Boyacá
Las verdes salen del vino, las azules de un remedio y las ámbar de la fiesta.
Cada panel se arma en el suelo, sobre una sábana vieja con el dibujo.
A las tres de la tarde la sala de Ofelia Pinilla cambia de color cada diez minutos.
Los turistas preguntan el precio; ella responde primero a qué hora les da el sol.
`),
};

/** Women who feed others. */
export const FOGONES: Beat = {
  sections: ['/gastronomia', '/mujeres'],
  kicker: 'Cocina',
  tags: ['Fogones'],
  stories: manuscript(`
La heladera de Mompox que vende sabores según el nivel del río
Cuando el agua sube hay corozo; cuando baja, queso. Dilia Cogollo lleva el calendario pegado en la nevera.
Mompox, Bolívar · limones-huerto
El camión de la fruta entra por la orilla y el hielo, por la albarrada.
Si el pueblo se inunda, reparte en canoa y solo acepta pagos exactos.
Su abuela usaba sal y aserrín; ella, una máquina que se apaga con cada tormenta.
El sabor que nadie ha podido copiarle lleva hoja de limón y un susto.

Las panaderas de Chita amasan a tres mil metros y explican por qué el pan sube menos
La altura enfría, seca y apura. Doce mujeres del páramo resolvieron la receta con trigo viejo y una cobija.
Chita, Boyacá · paramo-frailejones
La masa duerme envuelta, junto a la estufa, con el mismo cuidado que un bebé.
Usan una levadura que viajó en un frasco desde la casa de una suegra.
El pan pesa más y dura nueve días sin ponerse duro.
Los ciclistas que suben al nevado lo parten con la rodilla y lo agradecen.

La catadora de chocolate que perdió el olfato y aprendió a probar con los dedos
Una gripa le borró los olores durante un año. Azucena Ospina siguió trabajando con la textura, el ruido y la memoria.
San Vicente de Chucurí, Santander · cacao
Un buen chocolate, explica, se parte con un sonido de rama seca.
Si deja arena en la lengua, le faltaron horas; si resbala, le sobró manteca.
El olfato le volvió de golpe en un mercado y tuvo que sentarse.
Sus notas de ese año son hoy el manual de la cooperativa.

El comedor de la galería donde almuerzan juntas la fiscal y la vendedora de lotería
Doña Ligia pone a todos en la misma mesa de doce puestos. El menú es uno y la conversación, obligatoria.
Manizales, Caldas · mercado-plaza
Quien llega sin compañía se sienta en el primer hueco y dice su nombre.
En esa mesa se han arreglado dos arriendos y un matrimonio.
El sancocho se sirve de izquierda a derecha, para que nadie mande.
La única regla es que el celular va en la canasta del pan.
`),
};

export const BODAS_MESA: Beat = {
  sections: ['/bodas', '/gastronomia'],
  kicker: 'Bodas',
  tags: ['Mesas de boda'],
  stories: manuscript(`
Una torta de bodas hecha de almojábanas y otras que no necesitan fondant
Tres pasteleras proponen pisos de queso, merengón y pan de yuca. Se parten con cuchillo y nadie deja la cubierta en el plato.
Chía, Cundinamarca · galletas
La de almojábanas se arma en el salón y se sirve caliente.
El merengón aguanta dos horas si no le da el sol, así que conviene bailar primero.
Calcula un quinto menos de porciones de lo que dice la lista: siempre sobra.
Y guarda el piso de arriba, que al desayuno sabe mejor que en la foto.

El banquete servido en hojas que le ahorró a una pareja la mitad del alquiler
Ni vajilla, ni lavado, ni platos rotos. Cien invitados comieron en hojas de bijao, de pie y sin protocolo.
San Gil, Santander · arepa-huevo
La cocinera envolvió todo la víspera y lo mantuvo en canastos con carbón al lado.
Las hojas se pasaron por fuego, para que no se rompieran ni supieran a monte.
Una tía exigió cubiertos y terminó chupándose los dedos.
Al final los restos alimentaron un compost que hoy tiene una rosa.
`),
};

export const BODAS_FIESTA: Beat = {
  sections: ['/bodas', '/entretenimiento'],
  kicker: 'Bodas',
  tags: ['Fiestas'],
  stories: manuscript(`
Qué canciones no deben faltar y cuáles vacían la pista, según cuatro orquestas de pueblo
Llevan dos mil matrimonios entre todas. Saben en qué minuto baila la abuela y cuándo se va el primer tío.
Sincelejo, Sucre · concierto
La primera hora es de los padres: si ellos se sientan, ya no hay quien los pare.
El vals largo aburre; con noventa segundos la foto está y la emoción también.
Nunca pidas tu canción favorita a las once: es la hora de las que todos saben.
La última debe ser lenta, para que quien no ha encontrado pareja pueda irse con dignidad.

La pareja que se casó en un cine y proyectó su álbum entre dos tráileres
Alquilaron la sala de la mañana, con crispetas incluidas. El sí se oyó con sonido envolvente y aplausos de estreno.
Armenia, Quindío · cine
Los asientos numerados resolvieron el problema de las familias que no se hablan.
El oficiante subió por el pasillo con linterna de acomodador.
La película fue de ocho minutos y la montó una prima con material que nadie recordaba.
A la salida entró la función de las once, y tres desconocidos los felicitaron.

Casarse por carnaval: disfraces, permiso del obispo y un ramo de maicena
En el Caribe hay parejas que esperan a febrero. Una planeadora cuenta lo que puede salir bien y lo que siempre sale blanco.
Santo Tomás, Atlántico · barranquilla-carnaval
El disfraz se avisa en la invitación, con el nombre del personaje para no repetir.
La iglesia acepta máscaras en la puerta y caras limpias en el altar.
Reserva la banda un año antes, porque ese sábado toca en cinco pueblos.
Y que el vestido sea lavable: la maicena no distingue a la novia.

La fotógrafa de bodas que solo retrata manos y nunca repite encuadre
Piedad Guzmán entrega treinta fotos sin una sola cara. Las parejas lloran igual con ellas y enmarcan más.
Pereira, Risaralda
Todo empezó porque una novia no quería verse llorando.
Las manos, dice, cuentan quién tiene miedo, quién trabaja y quién está mintiendo.
Para las familias hace aparte una foto de grupo, por pura caridad.
Su favorita es la de dos abuelos que se sueltan para aplaudir.
`),
};

export const BODAS_CASA: Beat = {
  sections: ['/bodas', '/casa'],
  kicker: 'Bodas',
  tags: ['Boda en casa'],
  stories: manuscript(`
Cómo casarte en la sala de tu abuela sin mover el piano ni el cuadro feo
Cincuenta invitados caben si la casa manda. Una decoradora muestra el recorrido, las luces y el lugar secreto del hielo.
Popayán, Cauca · casa-interior
La ceremonia va donde haya más puertas, para que los demás oigan desde el corredor.
El cuadro feo se queda: quitarlo es declarar una guerra que no necesitas.
Las sillas prestadas del vecindario se marcan con cintas de colores.
Y el hielo, en la tina, con una toalla debajo para que no suene.

Un patio, tres toldos y ninguna flor comprada: la boda que se sembró seis meses antes
Las novias plantaron en febrero lo que cortaron en agosto. El presupuesto de flores alcanzó para la luna de miel.
Sopó, Cundinamarca · flores-cultivo
Eligieron cosmos, caléndulas y eneldo, que perdonan los descuidos.
Una helada se llevó la primera siembra y las obligó a aprender de plásticos.
Los invitados recibieron tijeras en la entrada y armaron los centros de mesa.
El jardín sigue creciendo; cada aniversario cortan lo que haya.
`),
};

export const CASA_OFICIOS: Beat = {
  sections: ['/casa'],
  kicker: 'Casa',
  tags: ['Arreglos'],
  stories: manuscript(`
Pintar con cal: el acabado de los pueblos que refresca y cuesta la cuarta parte
No tapa, respira. Te contamos la mezcla, las brochas y el único error que se ve desde la calle.
Barichara, Santander
La cal se apaga con agua una noche entera y nunca en recipiente de metal.
Se aplica en capas delgadas, de mañana y con el muro apenas húmedo.
El color se logra con tierras, que bajan un tono al secar.
El error es pasar la brocha dos veces: deja nubes que no quita ni el aguacero.

La lámpara del comedor siempre está muy alta y otras medidas que arreglan una casa
Ochenta centímetros sobre la mesa bastan. Una arquitecta recorre un apartamento de cincuenta metros con un metro y sin gastar.
Teusaquillo, Bogotá · casa-interior
Los cuadros van a la altura de tus ojos y no a la del clavo que ya estaba.
Una cortina que llega al piso sube el techo sin obra.
El tapete debe alcanzar las patas delanteras del sofá, o parecerá perdido.
Entre la cama y la pared deja sesenta centímetros, que es lo que ocupa un mal humor.

Cómo guardar lo que no usas sin convertir tu casa en una bodega
Una archivista propone el sistema de las tres cajas y una fecha. Lo que no pasa la fecha sale por la puerta.
El Poblado, Medellín
La primera caja es para lo roto que sí tiene arreglo, con nombre del arreglador.
La segunda lleva recuerdos, y su tamaño no se negocia.
En la tercera va lo dudoso, sellado y con seis meses de plazo.
Si al abrirla no recuerdas qué había, ya te respondiste.
`),
};

export const BODAS_DUDAS: Beat = {
  sections: ['/bodas'],
  kicker: 'Bodas',
  tags: ['Preguntas de boda'],
  stories: manuscript(`
¿Y si no quieres que te entregue nadie? Cinco maneras de llegar al altar
Sola, con tu madre, con tu perro o de la mano de quien te espera. Todas tienen música que les queda.
Bucaramanga, Santander · madre-hija
Entrar con tu pareja ahorra el suspenso y casi siempre el llanto.
Si vas sola, pide una pieza con pulso marcado: ayuda a no correr.
Tu madre puede acompañarte hasta la mitad, y ese medio camino también se recuerda.
El perro, con alguien que lo conozca y un premio en el bolsillo del novio.

Las promesas que sí se cumplen: cómo escribir tus votos en una servilleta
Una correctora de estilo lee votos desde hace quince años. Tacha adjetivos y deja lo que huele a cocina.
Tunja, Boyacá · libros
Empieza por algo que haya pasado un martes y que solo sepan los dos.
Promete verbos pequeños: avisar, esperar, compartir la cobija.
Léelos en voz alta y quita la frase que te suene a tarjeta.
Dos minutos alcanzan; el tercero es para sonarse.
`),
};

export const PANTALLA_CHICA: Beat = {
  sections: ['/entretenimiento'],
  kicker: 'Pantalla',
  tags: ['Series'],
  stories: manuscript(`
La serie que se rueda en un edificio donde los vecinos salen de extras y de críticos
Cada capítulo sucede en un piso. Los propietarios leyeron el guion en asamblea y le cambiaron el final al cuarto.
Las Aguas, Bogotá · bogota-noche
La productora buscaba una locación y terminó pagando la impermeabilización.
Una pensionada del sexto hace de villana, y ya no la dejan pasar en la fila.
Los ensayos son después de las siete, para no estorbar el gas.
La administradora pidió un solo crédito: que se viera el ascensor funcionando.

Por qué lloras con los finales que ya conoces: una guionista lo explica
No es la sorpresa, es el permiso. Diez escenas que vuelven a funcionar y el truco que comparten.
Cartagena, Bolívar · cine
El cuerpo recuerda cuándo llorar y se adelanta unos segundos.
La música suele entrar antes que la palabra, y ahí estás perdida.
Volver a verla acompañada cambia el motivo: lloras por quien está al lado.
La guionista confiesa que nunca ha podido terminar una de perros.

El concurso de canto sin cámaras que agota boletas en una terminal de buses
Aquí nadie elimina a nadie. El premio es un pasaje y la votación se hace con las palmas de quienes esperan.
Villavicencio, Meta · terminal-bus
Empezó durante un cierre de la vía, para que la gente no peleara.
Las concursantes suben con maleta y cantan la canción de donde vienen.
Un conductor lleva el puntaje en el vidrio empañado.
La campeona se ganó un viaje a cualquier parte y pidió volver a su casa.

Los libretos viejos de la radio se leen ahora en peluquerías y hay fila
Un grupo de actrices rescató melodramas de 1958. Los interpreta entre secadores, con efectos de cepillo y tijera.
Cúcuta, Norte de Santander · belleza-tocador
Las clientas hacen el coro y conocen el parlamento de la mala.
Cada capítulo dura lo que un tinte, ni un minuto más.
El galán lo hace el hijo de la dueña, que aceptó por la propina.
En el último, la ciega recobró la vista y tres señoras se negaron a salir del lavacabezas.
`),
};
