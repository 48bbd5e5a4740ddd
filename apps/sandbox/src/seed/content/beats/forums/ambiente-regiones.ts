import { manuscript, type Beat } from '../beat.ts';

const NEWS = { sections: ['/foros-semanario/noticias'] } satisfies Partial<Beat>;

export const AMBIENTE: Beat = {
  ...NEWS,
  kicker: 'Ambiente',
  tags: ['Biodiversidad'],
  by: 'leidy-johana-ospina-garzon',
  stories: manuscript(`
Pagar por no tocar el páramo: lo que recibieron las familias de Guasca en cinco años
El programa conservó 3.100 hectáreas y repartió 9.400 millones. El foro oyó a quienes lo celebran y a dos que se retiraron.
Guasca, Cundinamarca · paramo-frailejones
Cada hectárea recibe 610.000 pesos al año, más o menos lo que dejaba la papa en una cosecha regular.
Las fotografías satelitales muestran que el pajonal volvió en dos tercios del área y que la quebrada dejó de secarse en febrero.
Las dos familias que se retiraron explicaron que el pago llegó con ocho meses de retraso y que las deudas no esperan.
La empresa de acueducto, que pone la mitad de la plata, ofreció girar por trimestres y publicar las fechas.

Las abejas de Anorí valen más por lo que polinizan que por la miel
Un estudio puso precio al trabajo de 800 colmenas en los cultivos vecinos. La cifra sorprendió a los apicultores y alarmó a los aseguradores.
Anorí, Antioquia · apiario
El equipo cubrió con malla veinte parcelas de aguacate y comparó su cosecha con la de otras veinte abiertas.
Sin abejas, el rendimiento cayó 44 por ciento; llevado al municipio, el servicio vale 3.700 millones de pesos anuales.
Los apicultores reciben por miel apenas 620 y pidieron un pago por colmena instalada, como se hace con los tractores.
Dos gremios frutícolas aceptaron discutirlo; el tercero quiso saber primero quién responde por las picaduras.

El humo del Guaviare se ve en Bogotá once días después
Científicas siguieron una nube desde la quema hasta los cerros orientales. El modelo permite avisar a los hospitales con una semana de anticipación.
San José del Guaviare, Guaviare · incendio
La nube salió un 9 de febrero, cruzó la cordillera por el cañón del Guayabero y se quedó cuatro días sobre la Sabana.
Las consultas por asma crecieron 23 por ciento en las localidades del sur, según los registros que cruzó el equipo.
Con el modelo en marcha, las alertas llegarían a tiempo para repartir inhaladores y cambiar la hora de educación física.
La investigadora Lorena Cubides recordó que avisar bien no reemplaza apagar, ni mucho menos no prender.

Qué nada en el río Cali: el conteo de peces que se volvió fiesta de barrio
Voluntarios y biólogos registraron catorce especies en seis kilómetros urbanos. En el primer conteo, que se hizo en 2012, habían sido cinco.
Cali, Valle · cali-rio
El conteo se hace con linterna, entre las siete y las once de la noche, y devuelve al agua todo lo que mide.
Apareció de nuevo la sabaleta en el tramo del zoológico, donde no se veía desde que se rompió el colector.
La mejora coincide con el cierre de nueve vertimientos, pero los biólogos piden tres años más antes de llamarla recuperación.
Los niños del barrio Vipasa pintaron cada especie en el muro del puente, con su tamaño real y su nombre en latín.

La ganadería de Yopal que cuenta chigüiros, garzas y kilos en la misma planilla
Quince hatos de la sabana inundable midieron su fauna junto con su producción. Los que más animales silvestres tienen no son los que menos venden.
Yopal, Casanare · llano-ganado
La planilla se llena a caballo, dos veces al mes, con una lista de treinta especies que cualquier llanero reconoce.
El hato La Esmeralda registró 2.100 chigüiros y la segunda mayor venta de novillos del grupo.
La razón, según la bióloga Maryori Tumay, es que ninguno de los quince secó sus esteros, de modo que todos tuvieron pasto en marzo.
Un frigorífico pagará 4 por ciento más por esa carne a partir de abril, con la planilla como único certificado.

Los cerros de Bogotá se caminan con reserva y se cuidan sin ella
El sendero que recibió 90.000 visitas en un año llevó su balance al foro. La erosión bajó donde hubo guardas y subió donde hubo avisos.
Bogotá · bogota-cerros
El registro previo permitió saber quién sube: siete de cada diez viven a menos de cuatro kilómetros y madrugan más que los guardas.
En los tramos con presencia permanente el suelo perdió la mitad de lo que pierde donde solo hay letreros.
Los vecinos de la vereda Fátima se ofrecieron como guardas pagos y ya hay doce contratados.
La autoridad ambiental descartó cobrar la entrada y pidió donaciones con recibo, que en tres meses sumaron 71 millones.

La selva que se mide desde el río: guardas indígenas presentaron su propio satélite
No tienen uno en órbita: tienen 140 recorridos en canoa y una libreta. Sus alertas de tala llegaron antes que las oficiales.
Puerto Nariño, Amazonas · amazonas-rio
El sistema oficial detecta un claro cuando supera media hectárea; los guardas lo encuentran cuando suena la motosierra.
En diecisiete casos de veintidós avisaron primero, con una ventaja media de diecinueve días.
El problema era que nadie recibía el aviso, escrito en tikuna y enviado por radio a una oficina que cierra los viernes.
El Ministerio dispondrá de una traductora y un turno de fin de semana; el acuerdo entra a regir en sesenta días.

Basura cero en Salento: lo que pasa con una botella después del turista
El municipio recibe diez visitantes por habitante y entierra once toneladas diarias en temporada. Un depósito por envase ya recupera la mitad.
Salento, Quindío
Cada botella paga 500 pesos que se devuelven en cualquiera de las treinta y ocho tiendas del pueblo.
Los recicladores, que al comienzo protestaron, administran ahora los puntos de acopio y ganan 22 por ciento más.
El turista que no reclama financia el sistema, y por eso el alcalde pidió en broma que sean distraídos.
Queda sin resolver el vaso de café, que nadie quiere recibir y que ocupa un tercio del relleno.
`),
};

export const REGIONES: Beat = {
  ...NEWS,
  kicker: 'Regiones',
  tags: ['Desarrollo regional'],
  by: 'yurany-carabali-balanta',
  stories: manuscript(`
La plaza de mercado de Ipiales cobra en dos monedas y lleva una sola cuenta
El foro de frontera estudió cómo 600 vendedores resolvieron el cambio diario sin pedirle permiso a ningún banco.
Ipiales, Nariño · mercado-plaza
Un tablero a la entrada fija a las cinco de la mañana la tasa del día, que acuerdan tres vendedoras de cada lado.
La diferencia con el cambio oficial nunca superó el 2 por ciento en los dieciocho meses que revisó el estudio.
“Lo que nos quebraba no era el dólar, era discutirlo con cada cliente”, contó Segundo Cuaspud, que vende papa desde niño.
El gerente regional del banco central pidió una copia de los cuadernos y prometió devolverlos encuadernados.

El cacao de Tumaco pide un puerto, una lancha y que no le hablen de paz en abstracto
Veintisiete asociaciones expusieron su lista de necesidades con precios. La más cara vale menos que la valla del último programa.
Tumaco, Nariño · cacao
Hace falta una lancha con cubierta, porque el grano que se moja en el estero pierde un tercio de su precio.
También un secador en Chilví, dos técnicos que se queden más de un semestre y un teléfono que conteste en Bogotá.
Las lideresas pidieron que los proyectos se firmen con las asociaciones y no con operadores que llegan del interior.
La gobernación asumió el secador ese mismo día; la lancha tiene responsable y fecha, y el teléfono sigue pendiente.

Los limoneros de Ciénaga de Oro tienen agua y les falta sombra para la gente
Un foro veredal terminó hablando del calor en el trabajo. Las cuadrillas que descansan a mediodía recogen más fruta que las que no paran.
Ciénaga de Oro, Córdoba · limones-huerto
El termómetro de la parcela marcó 39 grados a las dos de la tarde en once de los treinta días del ensayo.
Las cuadrillas que empezaron a las cinco y pararon de once a tres recogieron 9 por ciento más y no reportaron desmayos.
La objeción vino de los transportadores, que cargan a la una porque a esa hora abre la báscula.
Se acordó moverla a las cuatro durante los meses secos, y la empresa pondrá dos enramadas con agua fría.

Papa de Carmen de Carupa: el camión que sale lleno puede volver con algo
El 61 por ciento de los viajes de carga regresa vacío a las provincias. Una bolsa de fletes cruzó a paperos con ferreteros.
Carmen de Carupa, Cundinamarca · papa-cosecha
El camión sube a Corabastos con doscientos bultos y baja con aire, que es lo más caro que se puede transportar.
La bolsa publica a las seis de la tarde qué se necesita llevar al día siguiente y divide el ahorro por mitades.
En su primer trimestre cruzó 1.260 viajes, casi todos de cemento, concentrado y estufas.
Los paperos ahorraron 7.000 pesos por bulto; los ferreteros, según dijeron sonriendo, un poco más.

Los cinco alcaldes que comparten una sola secretaría de planeación
Municipios de sexta categoría de Santander unieron presupuesto y técnicos. Sus proyectos aprobados pasaron de tres a veintiocho.
Charalá, Santander
Ninguno de los cinco podía pagar a un ingeniero hidráulico, y los cinco tenían el mismo río.
El convenio lo dirige por turnos un alcalde distinto cada semestre y los técnicos no cambian con las elecciones.
El primer proyecto fue modesto: un puente peatonal que llevaba dieciséis años dibujado en una servilleta.
La Contraloría lo puso de ejemplo y, a la vez, le hizo nueve observaciones que también se leyeron en el foro.

Volver a San Onofre: cuántos de los que se fueron abrieron un negocio
Un seguimiento a 1.150 retornados encontró 214 emprendimientos vivos. El secreto mejor guardado resultó ser una nevera prestada.
San Onofre, Sucre · migrantes
Tres años después del retorno, la mayoría vive de la pesca, del jornal y de lo que mandan los hijos.
Los negocios que sobreviven tienen en común un acompañante que visita cada mes y un equipo de frío compartido.
Sin nevera, el pescado se vende a las seis de la mañana a quien ponga el precio; con ella, puede esperar al mediodía.
La agencia de reincorporación comprará treinta más y abandonó los cursos de liderazgo, que nadie había pedido.

El aguacate llegó a Fredonia y el agua se volvió tema de conversación
Productores nuevos y acueductos viejos se sentaron por primera vez a medir. El consumo por árbol resultó menor que el temido y mayor que el declarado.
Fredonia, Antioquia · aguacate-arbol
Los medidores los compró el foro con el sobrante de la inscripción y los instaló un fontanero que no trabaja para nadie.
Cada árbol adulto gasta 38 litros diarios en verano; las fincas habían reportado veinte y los vecinos hablaban de cien.
Con la cifra acordada se repartieron turnos en la quebrada La Sinifaná y se reservó un mínimo para las casas.
La reunión terminó tarde y sin abrazos, pero nadie ha vuelto a cerrar una llave ajena.

Una marca para el Pacífico que no ponga a todos a bailar
Empresarias de Buenaventura, Quibdó y Guapi rechazaron la campaña que les propusieron y escribieron otra, sin tambores ni atardeceres.
Quibdó, Chocó
La propuesta original tenía nueve fotografías y en ocho aparecía gente danzando, aunque ninguna de las empresas vende música.
Venden jabones, programas de contabilidad, viche embotellado y repuestos de motor fuera de borda.
La nueva campaña muestra facturas, bodegas y a Leonor Asprilla probando una bujía con el ceño fruncido.
La agencia reconoció que al principio no la entendió y que después aumentó los pedidos en 31 por ciento.
`),
};
