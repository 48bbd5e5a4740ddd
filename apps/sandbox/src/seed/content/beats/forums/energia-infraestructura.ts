import { manuscript, type Beat } from '../beat.ts';

const NEWS = { sections: ['/foros-semanario/noticias'] } satisfies Partial<Beat>;

export const ENERGIA: Beat = {
  ...NEWS,
  kicker: 'Energía',
  tags: ['Tarifas de energía'],
  by: 'catalina-orozco-zea',
  stories: manuscript(`
Por qué la luz del Caribe cuesta lo que cuesta, explicado renglón por renglón
El foro proyectó una factura real de Soledad y cada entidad tuvo que defender su parte. Nadie se quedó con la última palabra.
Soledad, Atlántico
La factura era de 287.400 pesos por 310 kilovatios: generación, 41 por ciento; distribución, 29; pérdidas, 13; el resto, cargos menores y un saldo viejo.
El renglón más discutido fue el de pérdidas, que los usuarios pagan por la energía que otros se roban o que los cables dejan escapar.
La comisión reguladora anunció una senda de tres años para que ese cargo no supere el 9 por ciento.
La dueña de la factura, Sugey Barrios, preguntó qué hace mientras tanto, y el panel se demoró en contestar.

La represa que pidió permiso para soltar agua y cambió un río
Ensayos de caudal ecológico en el oriente antioqueño devolvieron dos especies de peces. El costo fue menor de lo que temía la empresa.
San Carlos, Antioquia · represa
Durante décadas el río amaneció seco los domingos, cuando baja la demanda de energía y se cierran las compuertas.
La prueba garantizó un mínimo de seis metros cúbicos por segundo todos los días, incluidos los festivos.
La generación perdida equivale a 0,8 por ciento del ingreso anual, según el balance que la compañía entregó a los asistentes.
Los pescadores, que habían pedido doce metros, aceptaron ocho para el segundo año y una silla en el comité.

Los porcicultores de Entrerríos cocinan, alumbran y abonan con lo que antes olía mal
Veintidós biodigestores abastecen a 140 casas. El foro revisó los tres que explotaron, por fortuna sin nadie cerca, y qué se aprendió.
Entrerríos, Antioquia · cerdos-corral
Un biodigestor mediano reemplaza dos cilindros de gas al mes y se paga en veintiséis meses si el dueño lo alimenta a diario.
Las tres fallas tuvieron la misma causa: una válvula de plástico donde el manual pedía bronce.
Ahora la cooperativa revisa cada equipo en marzo y en septiembre y ninguno puede recibir subsidio sin esa visita.
El olor, aseguró el alcalde ante las risas del público, desapareció incluso de las sesiones del Concejo.

Bogotá apagó un tercio de sus luminarias y nadie llamó a quejarse
La prueba duró seis meses en avenidas con luz sobrante y ahorró lo que consume un barrio. Los datos de seguridad no cambiaron.
Bogotá · bogota-noche
Los técnicos midieron primero la luz que llegaba al piso y encontraron calles con el doble de lo que exige la norma.
Apagaron una de cada tres lámparas entre la medianoche y las cuatro, sin anunciarlo, y compararon con avenidas gemelas.
El ahorro anual proyectado es de 7.900 millones de pesos, suficiente para iluminar 61 parques que siguen a oscuras.
Una concejala pidió que esa plata no se vaya al hueco general, y la secretaria de Hacienda tomó nota en público.

El taller de Manizales que convierte camperos viejos en eléctricos por partes
La conversión completa vale lo mismo que un carro usado. El foro conoció la versión por cuotas, con la batería en alquiler.
Manizales, Caldas · campero-taller
La ingeniera Tatiana Giraldo cambia el motor en nueve días y conserva la caja, que en la montaña resulta más útil que la potencia.
El comprador paga 26 millones y alquila la batería por 340.000 pesos mensuales, un poco menos de lo que gastaba en gasolina.
Ya convirtió treinta y siete vehículos, todos de transporte veredal, y ninguno ha quedado tirado por falta de carga.
El Ministerio de Transporte reconoció que la norma de homologación está pensada para fábricas y prometió una para talleres.

Cocinar con leña todavía cuesta dos horas y media al día en La Mojana
Cuatro mil hogares recibirán estufas eficientes después de un ensayo en el que la mitad devolvió el primer modelo. El segundo lo diseñaron ellas.
San Benito Abad, Sucre · arepa-huevo
El modelo inicial ahorraba leña, pero no dejaba freír, y en una casa de La Mojana eso equivale a no servir.
Las usuarias pidieron una boca más ancha, una altura de setenta centímetros y un lugar donde apoyar el caldero.
La nueva estufa reduce el humo en 70 por ciento y el tiempo de recoger leña a cincuenta minutos.
El panel discutió si se trata de una meta o de una escala hacia el gas; las asistentes dijeron que de ambas.

Paneles en el techo del colegio: las cuentas que no cuadraron y cómo se corrigieron
La instalación de Uribia generaba en vacaciones y faltaba en clase. Un contrato de intercambio con la red resolvió el descuadre.
Uribia, La Guajira
Los 84 paneles producían lo previsto, solo que un tercio de esa energía aparecía entre diciembre y enero, con las aulas vacías.
Yolima Arrieta propuso que la empresa la recibiera y la devolviera en los meses de calor, sin plata de por medio.
El trámite demoró trece meses, uno más que la obra, y exigió una firma que nadie sabía quién debía poner.
Hoy el colegio paga cero entre febrero y noviembre, y el formato ya lo piden otras cuarenta instituciones.

Los ingenios quieren vender más energía y los vecinos quieren respirar mejor
El foro del Valle enfrentó dos cifras ciertas: la cogeneración con bagazo creció 30 por ciento y las quejas por ceniza, 18.
Palmira, Valle
Los ingenios entregan a la red lo que consume una ciudad de 400.000 habitantes, y en sequía esa energía vale oro.
Las quemas previas a la cosecha, sin embargo, siguen ensuciando patios en nueve municipios, según los registros de la autoridad ambiental.
La propuesta intermedia es cosechar en verde la franja de mil metros que rodea cada casco urbano antes de tres años.
Los corteros advirtieron que ese corte es más duro y lo quieren mejor pagado; el punto pasó a una mesa aparte.
`),
};

export const INFRAESTRUCTURA: Beat = {
  ...NEWS,
  kicker: 'Infraestructura',
  tags: ['Vías y puertos'],
  by: 'hernan-duque-tamayo',
  stories: manuscript(`
El viaducto que se atrasó por un tubo que no estaba en ningún plano
Ingenieros y empresas de servicios reconstruyeron ante el público los 211 días de espera. La solución es un mapa único del subsuelo.
Bogotá · metro-obra
El tubo era del acueducto, tenía sesenta años y apareció a cuatro metros del punto donde debía ir un pilote.
Trasladarlo tomó tres semanas; decidir quién lo pagaba, seis meses y medio.
Samuel Gaitán mostró que siete de cada diez atrasos de obra urbana nacen así, debajo de la tierra y sin culpable.
Las cinco empresas presentes firmaron la entrega de sus planos a un mismo sistema, con una multa para la que no los actualice.

Tren de cercanías: lo que pagaría de verdad un pasajero entre Zipaquirá y Bogotá
El tiquete técnico cuesta 9.800 pesos y el político, 3.200. El foro preguntó de dónde sale la diferencia durante treinta años.
Zipaquirá, Cundinamarca · tren
La primera respuesta fue la Nación; la segunda, la valorización de los lotes vecinos a cada estación.
Un estudio de la universidad regional calcula que esos predios subirán 2,1 billones y que recuperar una cuarta parte bastaría para once años.
Los alcaldes reconocieron que ninguno ha actualizado su catastro desde que se anunció el trazado.
La mesa les dio un plazo de ocho meses y dejó escrito el orden en que perderían la estación si no cumplen.

Cómo hizo el aeropuerto de Leticia para funcionar con la pista a medias
Durante catorce meses los vuelos aterrizaron en 1.300 metros. Controladores y pilotos contaron en el foro qué se pudo evitar.
Leticia, Amazonas · aeropuerto
La obra se planeó de noche, pero los camiones que traían el asfalto por el río llegaban cuando el nivel lo permitía.
Se cancelaron 96 vuelos, casi todos de carga, y el precio del pollo subió 40 por ciento en noviembre.
El administrador admitió que nadie había pensado en el pollo, y la frase quedó subrayada en la relatoría.
Para la segunda fase habrá una reserva de alimentos para veinte días y un calendario que mira primero el río.

Las obras de Cali que avisan: un letrero con fecha redujo las peleas
Una troncal en construcción publicó cada semana su avance en la parada del bus. Los reclamos bajaron a la mitad sin que la obra acelerara.
Cali, Valle · obra-troncal
El letrero dice qué se hizo, qué se hará y a quién se llama, con un nombre propio y un celular que sí contesta.
La funcionaria del número, Paola Angulo, recibió 1.430 llamadas en cuatro meses y llevó al foro la clasificación.
La mitad preguntaba por el paradero provisional; solo 6 por ciento pedía que la obra se detuviera.
El interventor sugirió incluir ese letrero en los pliegos, con la misma importancia que la valla del costo.

Cartagena discute cuántos cruceros caben en una muralla
El foro de turismo puso un número sobre la mesa: 7.400 visitantes por hora. En ocho días del año pasado hubo más.
Cartagena, Bolívar · cartagena-muralla
La cifra sale de contar personas en las catorce puertas del centro histórico con cámaras que no guardan rostros.
Los comerciantes temen un cupo; los residentes de San Diego, que son ya menos de novecientos, lo pidieron por escrito.
El puerto propuso escalonar las llegadas, de modo que nunca desembarquen dos barcos grandes antes de las once.
Se probará en la próxima temporada y el resultado se discutirá en la plaza, no en un salón.

La ruta del ciclista que va a trabajar no pasa por la ciclorruta
Un registro de 48.000 viajes mostró por dónde pedalean quienes madrugan. Coincide con la red oficial en apenas una tercera parte.
Duitama, Boyacá
Los obreros de la siderúrgica salen a las 4:50 de la mañana y prefieren la carretera vieja, que es oscura pero plana.
La ciclorruta nueva, en cambio, tiene árboles, bancas y una pendiente de 8 por ciento que nadie quiere subir con lonchera.
Con esos datos se iluminarán primero doce kilómetros de berma, que cuestan una quinta parte de lo previsto.
El secretario de Tránsito pidió disculpas a los obreros presentes y les recibió dos correcciones al mapa.

Un peaje que se paga solo por lo que se recorre: la prueba de Sabana Centro
Trescientos conductores usaron durante un semestre un cobro por kilómetro. Pagaron menos los que viven cerca y más los camiones.
Chía, Cundinamarca
El cobro se hace con un dispositivo que registra la entrada y la salida, y borra el recorrido a los siete días.
Seis de cada diez participantes ahorraron, en promedio, 84.000 pesos al mes; los transportadores de carga pagaron 19 por ciento más.
Su gremio sostuvo que ese aumento terminará en el precio de los alimentos y pidió una tarifa nocturna.
El concesionario, que esperaba perder, ganó 2 por ciento, porque la gente dejó de dar la vuelta por los caminos veredales.

Bodegas seguras: lo que enseñó un incendio en la zona industrial de Yumbo
Bomberos, aseguradoras y empresarios revisaron minuto a minuto una emergencia. La pared que salvó la cuadra costaba 14 millones.
Yumbo, Valle · incendio-bodega
El fuego empezó en un cargador de montacargas y llegó a la estantería en menos de cuatro minutos.
La bodega vecina se salvó por un muro cortafuegos que el dueño había construido contra el consejo de su contador.
De las 210 bodegas inspeccionadas después, solo 63 tenían rociadores y apenas 29 los habían probado en el último año.
Las aseguradoras ofrecieron rebajar la prima a quien instale los dos sistemas y dejaron la oferta por escrito.
`),
};
