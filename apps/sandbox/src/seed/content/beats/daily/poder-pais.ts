import { manuscript, type Beat } from '../beat.ts';

/** The councils and mayors of the region. */
export const CONCEJOS: Beat = {
  sections: ['/politica'],
  kicker: 'Concejos',
  tags: ['Gobierno local'],
  stories: manuscript(`
Un concejal de Yotoco renunció a su carro oficial y ahora todos piden lo mismo
La camioneta pasó a la ruta escolar de la vereda. La discusión llegó a otros seis municipios y a un decreto.
Yotoco, Valle del Cauca · campero-taller
El concejal vive a cuatro cuadras del recinto y usaba el carro para ir a la cabecera del departamento.
Con el combustible ahorrado se pagan dos viajes diarios desde El Caney.
Sus colegas propusieron rotarla, con un horario pegado en la cartelera.
El conductor, que sigue en nómina, dice que los niños discuten menos.

El Dovio elige por sorteo a los vigilantes de sus contratos
Treinta ciudadanos escogidos con balotas revisan facturas durante un año. No cobran, pero nadie puede negarles un papel.
El Dovio, Valle del Cauca
El sorteo se hace en la plaza con la balotera del bingo parroquial.
Salieron una enfermera, dos arrieros y el dueño de la única fotocopiadora.
En el primer trimestre encontraron un puente pagado por metros que no existían.
El contratista devolvió la diferencia y pidió que lo incluyeran en el próximo bombo.

La alcaldesa de Argelia gobierna dos días por semana desde una vereda distinta
Lleva escritorio plegable, sello y secretaria. La fila empieza antes del desayuno y termina cuando se acaba el tema.
Argelia, Valle del Cauca · cafe-grano
Los trámites que tardaban un mes se firman ahora sobre una mesa de billar.
Los concejales de oposición la acompañan para que no haga campaña, y terminan ayudando.
Una señora llegó tres veces con la misma queja, hasta que fueron todos a ver la tubería.
La próxima sesión será en una finca sin carretera, con el despacho en mula.

Qué hace un edil, cuánto gana y por qué nadie quiere serlo en nueve comunas
Cali tiene noventa sillas de juntas locales y catorce vacías. Acompañamos a una edil durante su semana más larga.
Comuna 13, Cali · mercado-plaza
No hay sueldo: un seguro, un auxilio de transporte y el reclamo de los vecinos.
Martha Cuero pasa las mañanas en su puesto de jugos y las tardes en comités.
De sus doce propuestas, dos se volvieron obra y una, canción del barrio.
Cuando le preguntan si repetiría, mira el semáforo que consiguió y no contesta.

El voto de la vereda más lejana de Bolívar tarda dos días en llegar a la urna
Son sesenta y un electores separados por un cañón. La Registraduría estrenó con ellos una mesa que camina.
Bolívar, Valle del Cauca · urna-votacion
Antes debían viajar la víspera y dormir en la escuela de Naranjal.
La nueva mesa recorre cuatro casas con testigos de tres partidos a caballo.
En la primera jornada votaron cincuenta y ocho; los otros tres estaban de cosecha.
El acta se transmitió desde un cerro, con el teléfono amarrado a una guadua.
`),
};

/** Laws and governors: what the country decides. */
export const ESTADO: Beat = {
  sections: ['/politica', '/colombia'],
  kicker: 'País político',
  tags: ['Regiones y poder'],
  stories: manuscript(`
La ley que le cambia el horario al Congreso pasó a las tres de la mañana
Obliga a terminar las sesiones antes de las diez de la noche. Se aprobó después de catorce horas y con bostezos en el acta.
Bogotá, Cundinamarca · congreso panel-debate
El autor presentó un estudio sobre los errores que se cometen con sueño.
La mitad de los artículos corregidos en el último año se votó pasada la medianoche.
La oposición apoyó el texto y pidió que empezara a regir el día siguiente.
La presidenta de la sesión golpeó la mesa y hubo que despertar a un ponente.

Cuatro gobernadores del sur se reparten un solo tractor de nieve, que aquí es de lodo
Nariño, Cauca, Putumayo y Huila compraron maquinaria en conjunto. El contrato cabe en tres páginas y lo copian en la Costa.
Pasto, Nariño · derrumbe
Cada departamento la usa una semana y la entrega lavada y con el tanque lleno.
El turno se cambia si un derrumbe deja incomunicado un hospital.
Los operarios son de los cuatro lados y se enseñan los atajos.
En un año abrieron ciento diez kilómetros que llevaban dos inviernos cerrados.

Los alcaldes de las islas discuten el agua en una lancha, a mitad de camino
San Andrés y Providencia tienen un acuerdo nuevo sobre la planta desalinizadora. Se firmó allí donde ninguna de las dos mandaba.
Providencia, San Andrés · playa
La idea fue de un capitán cansado de llevar cartas de una orilla a la otra.
La planta funcionará ocho meses en una isla y cuatro en la más pequeña.
Quien incumpla deberá pagar el viaje de los técnicos y el almuerzo.
La firma salió torcida por el oleaje y así la publicó la gaceta.

La senadora que devuelve cartas con tinta roja y una cita para conversar
Recibe trescientas peticiones al mes y contesta todas a mano. Su oficina gastó en estampillas lo que otras gastan en volantes.
Ibagué, Tolima · senado terminal-bus
Corrige la ortografía de los ministerios y jamás la de los ciudadanos.
A los que piden puesto les envía el aviso de la convocatoria pública.
Un campesino de Roncesvalles viajó a reclamar y salió redactando un artículo.
El artículo, sobre caminos de herradura, es hoy el noveno de la ley.

El censo de los pueblos sin alcalde propio llega a ciento doce corregimientos
Tienen hospital y colegio, pero dependen de una cabecera a horas de viaje. El Congreso estudia darles presupuesto.
Apartadó, Antioquia · terminal-bus carretera
El mapa lo hizo un geógrafo que nació en uno y pasó su infancia haciendo fila.
La propuesta no crea cargos: reserva un porcentaje y exige rendir cuentas en la plaza.
Los alcaldes temen perder votos; los corregidores, quedarse con la nómina y sin la plata.
La primera votación ganó por cuatro y se repite en marzo.
`),
};

/** Decisions of courts and prosecutors in the region. */
export const DESPACHOS: Beat = {
  sections: ['/judicial'],
  kicker: 'Despachos',
  tags: ['Tribunales'],
  stories: manuscript(`
Un juez de Buga hizo la audiencia en el lote que dos familias pelean desde 1983
Mandó llevar la mesa hasta la cerca y pidió que cada quien caminara su lindero. Coincidían, salvo por nueve metros.
Buga, Valle del Cauca · tractor-campo ensilaje-finca
En cuarenta años el proceso había pasado por cinco despachos y ninguno conocía el terreno.
La medición se hizo con cinta, estacas y los nietos de ambas partes.
En los nueve metros había un samán que las dos familias creían haber sembrado.
La sentencia lo declaró común, con bancas, y ordenó a cada una poner la suya.

La banda que robaba medidores de agua cayó por una factura demasiado alta
Los vendían como nuevos en tres municipios. Un comprador pagó cien mil pesos de más y puso la queja que faltaba.
Cerrito, Valle del Cauca
El número de serie del aparato correspondía a una casa de Santa Elena, sin agua desde mayo.
La fiscalía siguió veintisiete denuncias que parecían daños de rutina.
En el taller encontraron doscientos, limpios y con sellos hechos en una papelería.
Los cinco capturados aceptaron devolver los aparatos y reconectarlos.

Absuelven al vigilante acusado por una cámara que tenía la hora equivocada
Estuvo once meses detenido. Su defensora demostró con la sombra de un poste que el video era del día anterior.
Villagorgona, Candelaria · celular
La grabación mostraba al hombre abriendo una bodega a la hora del hurto.
La abogada fue cuatro tardes al mismo lugar con una regla y un cuaderno.
Un profesor de astronomía confirmó el cálculo sin cobrar y lo explicó con una escoba.
La empresa deberá pagarle los salarios y poner en hora sus treinta cámaras.

Las víctimas de una pirámide en Sevilla recuperan la mitad gracias a sus recibos
Ciento cuarenta familias guardaron cada papel en una caja de zapatos. El liquidador los sumó y encontró adónde fue la plata.
Sevilla, Valle del Cauca · billetes
El promotor prometía el diez por ciento mensual y entregaba comprobantes numerados.
Doña Flor Tabares los pidió todos y los ordenó por fecha en su peluquería.
La secuencia llevó a dos apartamentos y a una yegua de paso fino.
El remate alcanzó para la mitad; la yegua, que nadie compró, se rifó.

La Fiscalía abre una sala para oír a los niños, sin togas y con un perro
Las declaraciones se toman una sola vez, en un cuarto con juguetes. El perro se llama Recurso y tiene acreditación.
La Flora, Cali · perro-gato
Antes, un menor contaba lo ocurrido hasta siete veces ante gente distinta.
Ahora la psicóloga pregunta y los abogados escuchan detrás de un vidrio.
Recurso aprendió a acostarse cuando alguien llora y a salir si lo molestan.
En ocho meses se redujo a la tercera parte el número de testigos que desisten.

El secuestre que cuidó durante veinte años una panadería embargada y la salvó
Nombrado para custodiar los hornos, decidió prenderlos. El negocio pagó la deuda y sus dueños volvieron al mostrador.
Cartago, Valle del Cauca · galletas
La orden decía conservar los bienes en funcionamiento, y él la leyó al pie de la letra.
Aprendió a amasar con los empleados y rindió cuentas cada mes, con pan.
El banco pidió cambiarlo por exceso de celo; el juez le negó la solicitud.
Al levantar el embargo entregó las llaves, los libros y una receta de mogollas.

Los abogados que defienden por turnos a quien nadie quiere defender
La Defensoría del Valle atiende dieciocho mil casos al año. Pasamos una noche con la oficina que nunca cierra.
Centro, Cali
A las diez llega un hombre que golpeó a otro; a la una, la madre del segundo.
Cada defensor lleva ciento veinte procesos y una camisa limpia en el cajón.
La regla es no preguntar primero qué hizo, sino si ya comió.
Cuando amanece quedan firmadas nueve actas y una caja vacía de empanadas.
`),
};

/** The cases of other regions. */
export const CASOS: Beat = {
  sections: ['/judicial', '/colombia'],
  kicker: 'Casos',
  tags: ['Casos del país'],
  stories: manuscript(`
El tribunal de Popayán ordena pagarle a un pueblo el campanario que le vendieron
La campana mayor de Coconuco apareció en una hacienda. El comprador tenía escritura, notario y muy mala suerte.
Coconuco, Cauca
La vendió en 1961 un sacristán que alegó que estaba rota.
Un restaurador reconoció la fecha grabada y el nombre de la donante.
El fallo no castiga al dueño actual: le reconoce la compra y le devuelve el precio.
Volvió en un camión de leche y se rajó, ahora sí, en el primer repique.

Las juezas de la frontera se reúnen en un puente para no perder expedientes
Arauca y el estado vecino comparten custodias, alimentos y herencias. Dos funcionarias resolvieron lo que no resolvían los cónsules.
Arauca, Arauca · migrantes carretera
Los documentos tardaban nueve meses en viajar por vía diplomática.
Ellas se citan los jueves, con testigos, y se los entregan en la mano.
En el primer año ochenta y cuatro niños volvieron a recibir su cuota.
El acta se firma sobre la baranda, que tiene la anchura justa.

Condenan a la empresa que secó una ciénaga y la obligan a contarlo en la escuela
Además de la multa, sus directivos deberán dictar doce clases a los hijos de los pescadores de Ayapel.
Ayapel, Córdoba · ensilaje-finca
La finca levantó terraplenes para meter ganado donde había bocachicos.
El juez ordenó abrirlos con los mismos tractores y el mismo ingeniero.
La primera clase fue tensa; en la segunda, una niña le corrigió el mapa.
El agua regresó en junio y con ella dos chalupas que estaban en un patio.

La notaria de Istmina autentica de noche para los mineros que salen del turno
Firmar en horario de oficina les costaba un día de trabajo. El permiso para abrir a las ocho tardó tres años.
Istmina, Chocó · boda
La primera diligencia fue un matrimonio de quince minutos, con el casco en la silla.
Llegan contratos, poderes y reconocimientos de hijos ya crecidos.
La funcionaria lee cada hoja en voz alta porque muchos no trajeron las gafas.
Un día a la semana cierra la puerta y enseña a firmar a quien pone la huella.
`),
};
