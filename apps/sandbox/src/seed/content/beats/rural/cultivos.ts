import { manuscript, type Beat } from '../beat.ts';

export const AGRICULTURA: Beat = {
  sections: ['/semanariorural/agricultura'],
  kicker: 'Cultivos',
  tags: ['Agricultura'],
  stories: manuscript(`
El limón Tahití de Lebrija encontró un barco y ahora le faltan cajas
Treinta productores llenaron su primer contenedor con destino a Róterdam y descubrieron que el cuello de botella era el cartón.
Lebrija, Santander · limones-huerto
La fruta salió el martes, clasificada por tamaño y con el tallo cortado a ras, como pide el comprador holandés.
“El limón estaba listo desde hacía tres años; los que no estábamos listos éramos nosotros”, cuenta Nelly Sarmiento, gerente de la cooperativa.
La fábrica de cajas más cercana entrega cada quince días, de modo que el segundo embarque esperó una semana bajo sombra.
La asamblea votó comprar una armadora usada; costará lo mismo que dos contenedores rechazados.

En Marinilla el tomate de árbol cambió de patrón y volvió a dar racimos
Injertado sobre una especie silvestre, el árbol resiste el hongo que había acabado con cuatro de cada diez huertos.
Marinilla, Antioquia
El injerto se hace a la altura de la rodilla, con navaja desinfectada y una cinta que se retira al mes.
Rodrigo Giraldo probó primero con doce plantas detrás de la casa, porque nadie quería arriesgar un lote entero.
Dos años después los doce árboles siguen en pie y el vivero de la vereda tiene pedidos hasta el próximo semestre.
La universidad que acompañó el ensayo advierte que el patrón pide más agua durante los primeros seis meses.

El maní de Piojó se pela por fin en el pueblo y no en la capital
Una descascaradora comprada entre cuarenta familias dejó en el municipio la mitad del precio que antes se iba con el bulto.
Piojó, Atlántico
La máquina llegó desarmada en una camioneta y pasó su primera noche en la sala de doña Elvia Pacheco.
Hasta entonces el grano viajaba con cáscara, es decir, pagando flete por una tercera parte que nadie come.
Ahora la cáscara se queda y sirve de cama para los gallineros, que la devuelven convertida en abono.
El siguiente paso es tostarlo: ya hay receta, empaque y una discusión todavía abierta sobre la sal.

La granadilla de Urrao aprendió a colgar de menos alambre
Con un emparrado más bajo y podas frecuentes, tres hermanos redujeron a la mitad la madera que gastaban cada año.
Urrao, Antioquia
El emparrado de siempre exigía postes de tres metros, escaleras y un equilibrio que ya les costó una clavícula.
Los hermanos Vélez lo bajaron hasta el pecho y dejaron calles de dos metros para que entrara el aire.
La fruta quedó a la mano; la cosecha la hacen ahora las dos sobrinas, que antes esperaban abajo.
El extensionista tomó medidas y las pasó a un plano que circula, manchado de barro, por cinco veredas.

Los ajíes de Belén de los Andaquíes ya tienen apellido y etiqueta
Nueve variedades amazónicas se secan al humo y llegan a restaurantes de cuatro ciudades con el nombre de quien las sembró.
Belén de los Andaquíes, Caquetá
Hay uno morado que huele a fruta, otro pequeño que solo muerde al final y un amarillo que nadie termina.
Yamile Chindoy los conoció en la chagra de su abuela y los volvió a reunir, semilla por semilla, en seis años.
El secadero funciona con leña de poda y tiene turno de vigilancia, porque a los loros también les gustan.
Cada frasco lleva un código; al escanearlo suena la voz de la sembradora explicando con qué comerlo.

La cebolla de Aquitania se lava con la mitad del agua del lago
Una planta con tres piscinas y un filtro de grava recircula lo que antes volvía a la orilla cargado de tierra.
Aquitania, Boyacá
El lavado de la cebolla larga consume, en temporada, tanto como el acueducto del casco urbano.
En la planta nueva el agua da tres vueltas: quita el barro, enjuaga la raíz y riega el vivero de alisos.
“Nosotros vivimos del lago y lo estábamos usando de poceta”, reconoce Saúl Montaña, que aportó el terreno.
La corporación ambiental medirá los sedimentos durante un año antes de pedir que otros la copien.

El trapiche de Villeta que dejó de quemar llantas y ganó un premio
La hornilla nueva funciona solo con bagazo seco, gasta menos y produce una panela sin olor que se exporta en cubos.
Villeta, Cundinamarca
Durante décadas el humo negro fue la señal de que en la vereda estaban moliendo.
El cambio empezó por el bagazo: se seca quince días bajo techo y arde como leña buena.
La hornilla tiene una cámara más alta y una puerta de hierro que el herrero del pueblo hizo a la tercera.
El jurado del concurso la probó a ciegas; el dueño se enteró del premio cuando bajaba cuatro mulas cargadas.

Vuelve el trigo a Yacuanquer con pan propio y sin intermediario
Doce familias siembran variedades antiguas y las muelen en piedra para una panadería de Pasto que compra toda la cosecha.
Yacuanquer, Nariño · tractor-campo
El último molino del municipio cerró hace treinta años y su piedra servía de banca en el parque.
La rescataron entre todos, con grúa prestada, y la pusieron a girar con un motor de lavadora industrial.
La harina sale oscura, con olor a campo, y obliga al panadero a tener paciencia con la masa.
El contrato dura tres cosechas y fija un precio mínimo; nadie en la mesa recordaba haber firmado algo así.

En San Marcos la yuca se siembra acostada y se arranca sin romper
El cambio de ángulo redujo las raíces partidas, que el mercado paga a menos de la mitad, y el esfuerzo de arrancarlas.
San Marcos, Sucre
La estaca parada, que enseñaron los abuelos, produce raíces hondas que se quiebran al sacarlas.
Acostada a diez centímetros, la planta las reparte hacia los lados y el arranque se hace casi con la mano.
Didier Monterroza lo vio en un video y lo discutió en la tienda durante un mes antes de probarlo.
En su primera cosecha perdió dos bultos de cada cien; el año anterior había perdido diecisiete.

Los arándanos de Sopó maduran de noche con una sábana encima
Una tela que se extiende a mano protege de la helada cuatro hectáreas y cuesta menos que una sola madrugada perdida.
Sopó, Cundinamarca
La alarma suena cuando el termómetro del potrero baja de dos grados, casi siempre después de las tres.
Entonces salen ocho personas con linterna y desenrollan la tela sobre los surcos, en silencio, de sur a norte.
Tardan cuarenta minutos; al amanecer la recogen tiesa de escarcha y la cuelgan como ropa recién lavada.
El invierno pasado hubo once alarmas y ni un racimo negro.

El fríjol cargamanto de Samaná se guarda un año sin gorgojo y sin veneno
Bolsas herméticas y una cucharada de ceniza bastaron para que los productores dejaran de vender con afán en plena cosecha.
Samaná, Caldas
El gorgojo llegaba a los dos meses y obligaba a vender en la semana más barata del año.
La bolsa de tres capas no deja pasar el aire: lo que entra vivo se ahoga y lo que está sano se queda quieto.
Fabiola Osorio abrió la suya después de once meses delante de los vecinos, como quien destapa una botella.
El grano cocinó en el mismo tiempo que uno fresco; la prueba, con chicharrón, se repitió tres veces.

Las mandarinas de Valdivia llegan en chiva y salen en licuado
Con la fruta que el comercio rechaza por fea, una asociación abastece de jugo a los restaurantes escolares de dos municipios.
Valdivia, Antioquia · mercado-plaza
Una mancha en la cáscara basta para que el bulto valga la tercera parte, aunque por dentro sea igual.
La asociación compró una exprimidora y un cuarto frío que antes guardaba vacunas.
Cada mañana salen doscientos litros sin azúcar; las manipuladoras piden que les avisen cuándo viene más ácida.
Los niños pusieron la etiqueta a votación: ganó el dibujo de una mandarina con cicatriz.

El ñame de Ovejas tiene ahora semilla limpia y fila de espera
Un laboratorio campesino multiplica plantas sin virus en frascos de mermelada y las entrega a quien se compromete a devolverlas.
Ovejas, Sucre · laboratorio
El cuarto mide tres por cuatro, tiene aire acondicionado y una cortina que nadie cruza con zapatos.
Allí dos técnicas de la vereda cortan yemas del tamaño de una uña y las acomodan en gelatina.
De cada frasco salen cinco plantas; de cada planta, al año, semilla para un cuarto de hectárea.
La deuda se paga en ñame y se anota en un cuaderno con forro de plástico, junto a la nevera.

El chontaduro de El Tambo bajó de la palma sin que nadie subiera
Una vara con gancho y malla, inventada por un carpintero, evita caídas y entrega el racimo entero y sin golpes.
El Tambo, Cauca · ceviche
Cosechar chontaduro era trepar quince metros de espinas con dos aros de madera y mucha fe.
Laureano Mina, carpintero, perdió en eso a un primo y decidió que su taller también servía para otra cosa.
La vara se arma en tres tramos; el racimo cae en una malla y baja por una cuerda, despacio.
La herramienta se presta por turnos y tiene una regla pintada de rojo: nadie la usa solo.

La quinua de los altos de Silvia se trilla con música y se vende por adelantado
Un cabildo cobra la mitad de la cosecha en la siembra y con ese dinero evita el préstamo que antes se comía la ganancia.
Silvia, Cauca · papa-cosecha papa-cultivo
Quien compra antes recibe su bulto con una tarjeta que dice en qué surco creció y quién lo limpió.
La trilla se hace en una tarde, sobre lonas, mientras los mayores tocan flauta para que no decaiga el ritmo.
La saponina, esa espuma amarga, se quita con siete lavados; el agua se usa después contra los pulgones.
Este semestre los compradores anticipados fueron sesenta y tres, casi todos de ciudades donde nadie la siembra.
`),
};

export const CAFE: Beat = {
  sections: ['/semanariorural/cafe'],
  kicker: 'Café',
  tags: ['Café'],
  stories: manuscript(`
El café de altura de Buesaco que se seca sobre camas de guadua
Con camas elevadas y un techo corredizo, la humedad del grano dejó de depender del genio de la mañana.
Buesaco, Nariño · cafe-grano finca-cafetera
El patio de cemento seca rápido por debajo y lento por encima; de esa diferencia nacen los granos manchados.
La cama de guadua deja pasar el aire y se arma con lo que crece al lado de la quebrada.
Marleny Argoty revuelve cada media hora y lo anota, incluso los domingos, en una pizarra colgada del alero.
En la última cata su lote obtuvo ochenta y ocho puntos, el máximo que ha dado la vereda.

Los recolectores de Andes tienen cuarto con puerta y ducha caliente
Tres fincas arreglaron los cuarteles donde dormían treinta personas y descubrieron que así regresan, cada año, los mejores.
Andes, Antioquia · finca-cafetera
El cuartel de antes era un galpón con camarotes de tabla y una sola llave de agua.
Ahora hay seis cuartos, casilleros con candado y un calentador hecho con tubos negros sobre el techo.
“El que duerme mal coge verde”, resume Ovidio Restrepo, que lleva cuarenta cosechas con el canasto al cinto.
Los dueños calculan que el arreglo se pagó en una temporada, por grano maduro y por gente que no se fue.

La tostadora de Pijao que aprende a fallar menos con un cuaderno de sonidos
La encargada distingue cada etapa por el crujido del grano y escribió una guía que hoy usan cuatro cooperativas.
Pijao, Quindío
El primer crujido suena como palomitas; el segundo, como hielo en un vaso.
Entre uno y otro caben noventa segundos, y en ellos se decide si la taza sabrá a caramelo o a ceniza.
Estefanía Loaiza empezó a describirlos porque su tío, que le enseñó, estaba perdiendo el oído.
La guía tiene dieciocho páginas, un disco con grabaciones y una advertencia: no tostar con la radio prendida.

Un sombrío de guamos devolvió los pájaros y la floración a Timaná
Quince fincas sembraron árboles entre los surcos y midieron dos grados menos al mediodía durante el último verano.
Timaná, Huila · cafe-grano
El sol de enero quemaba la flor antes de cuajar y con ella se iba la mitad de la cosecha.
El guamo crece en tres años, deja pasar la luz tamizada y bota una hoja que sirve de cobija al suelo.
Los niños de la escuela contaron cuarenta y seis especies de aves, siete más que el año anterior.
El rendimiento por árbol bajó un poco; el número de árboles vivos, en cambio, dejó de bajar.

El lavado en seco llegó a Ortega y la quebrada volvió a tener peces
Un desmucilaginador pequeño usa un litro por kilo de café, cuando el tanque tradicional del vecino necesitaba casi veinte.
Ortega, Tolima
Las aguas mieles bajaban oscuras en cosecha y dejaban una espuma que olía a vinagre hasta el puente.
La máquina raspa la baba del grano y la entrega espesa, lista para mezclar con pulpa y lombriz.
Son cuatro familias por equipo, con un candado de clave que cambia cada temporada.
A los seis meses un vecino pescó dos capaces frente a su casa y llamó a todos para que los vieran.

Los hijos de los caficultores de Fresno catan antes de sacar la cédula
Un colegio agrícola incluyó la taza en el bachillerato y sus alumnos ya corrigen, con respeto, a los compradores.
Fresno, Tolima · aula
La clase empieza oliendo tierra mojada, cáscara de naranja y panela quemada con los ojos cerrados.
A los dos meses distinguen un fermento bueno de uno pasado; a los seis se atreven a puntuar.
Kevin Arias, de dieciséis años, encontró en el café de su casa un defecto que venía de la tolva.
Su papá cambió la lámina y guardó la planilla del muchacho junto al diploma de primaria.

La cooperativa de Trujillo paga el mismo día y ya nadie vende en la carretera
Una aplicación sencilla y un fondo rotatorio acabaron con la espera que obligaba a entregar el grano al primer camión.
Trujillo, Valle del Cauca · billetes
Antes el pago tardaba ocho días y el mercado no fiaba; el intermediario, en cambio, traía el fajo.
El fondo se hizo con el dos por ciento de tres cosechas y alcanza para pagar en la báscula.
La transferencia suena en el celular del socio mientras descargan el último bulto.
Las ventas por fuera cayeron a casi nada sin necesidad de una sola multa.

La variedad olvidada de Concordia que huele a jazmín y se dobla con el viento
Crecía entre los linderos como cerca viva. Un catador la probó por error y hoy la siembran, con tutores, ocho fincas.
Concordia, Antioquia
Los arbustos tenían más de sesenta años y servían para amarrar las mulas.
El catador pidió repetir el pocillo y preguntó en qué lote estaba aquello; nadie supo contestarle.
Tardaron un mes en encontrarla, probando rama por rama, como en un cuento de zapatos.
Da poco y se quiebra, por eso cada planta tiene su estaca y un nombre escrito en una lata.

Despulpar con bicicleta: el invento de Suaza que no paga energía
La máquina procesa ochenta kilos por hora y la pedalea quien llegue primero, con el radio puesto y turnos de veinte minutos.
Suaza, Huila
La luz en la vereda se va con cada aguacero, justo cuando el café recogido no espera.
Arbey Losada soldó el volante de un molino al plato de una todoterreno oxidada y ajustó la cadena con un piñón de moto.
En la primera prueba la tolva saltó; en la tercera ya estaba despulpando la cosecha del vecino.
El instituto técnico dibujó los planos y los entrega gratis a quien lleve el hierro.

Las abejas aumentaron la cosecha de Chinchiná y firmaron su propio contrato
Apicultores y cafeteros reparten por escrito los beneficios de poner colmenas entre los lotes durante toda la floración.
Chinchiná, Caldas · apiario
El café se poliniza solo, pero con abejas cuaja más y el grano sale parejo.
El contrato prohíbe fumigar en flor, fija dónde van las colmenas y reparte la miel por mitades.
Durante el primer año el peso de la cosecha subió una décima parte en los lotes vecinos a las cajas.
La miel de cafeto salió clara y se vendió completa antes de que llegara el frasco definitivo.

El café de Ciénaga que baja de la sierra en mula y sale con número de viaje
Cada recua lleva su planilla, de modo que el comprador sabe qué noche durmió el grano y bajo qué techo.
Ciénaga, Magdalena
El camino tiene once horas, cuatro pasos de río y un tramo donde las mulas escogen solas.
La planilla la diligencia el arriero en cada parada: hora, clima y si hubo que cubrir la carga.
Un comprador de Santa Marta pidió los datos por curiosidad y terminó pagando más por los viajes secos.
Robinson Izquierdo, que arrea desde niño, aprendió a escribir los números para no perder la prima.

En Toledo renovaron el cafetal por pedazos y ningún año faltó el mercado
El plan divide la finca en cinco y tumba solo una parte cada vez, con plátano y maíz mientras el árbol crece.
Toledo, Norte de Santander
Arrancar todo un cafetal viejo significa dos años sin ingresos, y por eso casi nadie lo hacía.
El plan por quintos necesita paciencia y un mapa pegado en la cocina con cinco colores.
En el pedazo limpio se siembra comida; el plátano da sombra y el maíz paga los jornales.
Treinta y una familias van por el tercer color sin haber pedido prestado.

El subproducto que nadie miraba: harina de cáscara de café en Sevilla
Rica en fibra y con sabor a frutos rojos, la cáscara seca se volvió galleta y salió de la lista de desechos.
Sevilla, Valle del Cauca · galletas
La pulpa representa cuatro de cada diez kilos que llegan al beneficio y casi siempre termina en un hueco.
Dos panaderas del pueblo la secaron al sol, la molieron fina y la mezclaron con panela y mantequilla.
El laboratorio exigió cosecharla el mismo día y lavarla con agua potable; lo demás era receta.
Venden cuatrocientas galletas por semana, y la más pedida se llama, sencillamente, Cáscara.

La cosecha de Líbano se recogió a tiempo gracias a una lista de mensajes
Mil doscientos recolectores y noventa fincas se encuentran cada domingo por celular, con la tarifa a la vista.
Líbano, Tolima · celular
El mensaje sale a las seis de la tarde con tres datos: finca, días de trabajo y precio por kilo.
Quien acepta responde con un número; la ruta del jeep se arma sola antes de las nueve.
La lista la administra Nubia Cárdenas desde el mostrador de su ferretería, sin cobrar un peso.
Hay una norma que todos respetan: la tarifa publicada no se cambia al llegar.

La cata que reunió a dos veredas enemistadas por un lindero en Inzá
El pleito llevaba nueve años. Un concurso de taza obligó a las familias a sentarse del mismo lado de la mesa.
Inzá, Cauca
El lindero era una piedra que alguien movió o que el invierno rodó, según quién lo cuente.
La organización puso una condición: los lotes de frontera debían presentarse mezclados.
La mezcla ganó; el jurado habló de notas de mora y los dueños, por primera vez, se rieron juntos.
La piedra sigue donde estaba, ahora con una placa que dice el puntaje.
`),
};
