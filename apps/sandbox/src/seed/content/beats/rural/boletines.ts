import { manuscript, type Beat } from '../beat.ts';

/** Older bulletins of prices. */
const bulletin = (kicker: string, tag: string, also: string, text: string): Beat => ({
  sections: ['/semanariorural/precios', `/semanariorural/${also}`],
  kicker,
  tags: [tag],
  by: 'gloria-chaparro-nino',
  stories: manuscript(text),
});

export const BOLETINES: readonly Beat[] = [
  bulletin(
    'Precios',
    'Centrales de abasto',
    'agricultura',
    `
La arveja llegó a nueve mil el kilo y las sopas de restaurante cambiaron de color
Las heladas de Ipiales dejaron medio mercado sin vaina. El alivio vendría con la cosecha de Cundinamarca, en cinco semanas.
Ipiales, Nariño · restaurante
En Bogotá el bulto de cincuenta kilos pasó de 290.000 a 445.000 pesos.
Los mayoristas reemplazan con habichuela, que subió apenas un seis por ciento.
Quien tenga para cortar, no espere: la vaina gruesa pierde la tercera parte.
El flete desde la frontera sigue en 210 pesos por kilo.

Sobra lulo en el Huila: cómo vender la fruta pequeña antes de que se pase
La central de Neiva lo recibe a 1.400 pesos, menos de lo que cuesta recogerlo. Dos pulperas pagan mejor.
La Plata, Huila
El tamaño mediano conserva su precio en Cali, donde hay menos oferta.
Las plantas de pulpa compran desde quinientos kilos y descuentan el golpe.
Escoja en la finca: la fruta revuelta se liquida con la calidad más baja.
El pico de cosecha terminará, según las cooperativas, hacia el quince.

El plátano hartón sube en la Costa porque los camiones buscan el Eje
El racimo de Tierralta perdió compradores frente al de Quindío. La diferencia por tonelada ya paga el viaje largo.
Tierralta, Córdoba · cabina
En Montería la libra se consigue a 1.250 pesos, y en Barranquilla, a 1.900.
Los camioneros prefieren la carga empacada en canastilla, que no se cobra por merma.
Una asociación de San Jorge empezó a lavar y encintar para entrar a esa lista.
Con tres fincas se llena un viaje; sola, ninguna alcanza.

Zanahoria: por qué vale la mitad en Marinilla que en la plaza a cuarenta minutos
Lavado, costal y turno de descargue suman 520 pesos por kilo. Le mostramos en qué paso se puede ahorrar.
Marinilla, Antioquia
El lavadero cobra por bulto y no por peso, así que conviene llenarlo bien.
El turno de la madrugada es más barato que el de las siete.
Tres vecinos que llegan juntos pagan una sola entrada de camión.
La zanahoria sucia dura más y tiene comprador en los restaurantes de la vía.

La mora se paga por grado de dulce: qué mide el aparato y cómo subirle dos puntos
Una despulpadora de Guarne reemplazó el tamaño por el azúcar. Los productores que recogen a tiempo ganan 600 pesos más.
Guarne, Antioquia · laboratorio
El refractómetro cuesta lo que dos canastillas y se comparte entre diez.
La fruta morada por completo mide ocho; la pintona, apenas seis.
Regar la víspera baja el dulce y también la paga.
Pida ver la lectura: el contrato obliga a mostrarla.

El limón tahití bajó por tercera semana y la exportación pide cáscara lisa
En Lebrija hay oferta de sobra. Los exportadores reciben un tercio y dejan el resto para un mercado que no lo espera.
Lebrija, Santander · limones-huerto
El kilo para jugo se cerró a 700 pesos, por debajo del costo.
La cáscara rugosa viene del ácaro, que se controla con podas y no con más baños.
Un grupo de la vereda La Aguada lo vende en bolsas de dos kilos, sin intermediario.
En diciembre se repone el precio, si la lluvia bota la flor que viene.
`,
  ),
  bulletin(
    'Insumos',
    'Almacenes',
    'agricultura',
    `
Semilla de papa certificada: cuándo se paga sola y cuándo es mejor la de la casa
Cuesta el doble y rinde una cuarta parte más. El cálculo cambia si el lote tuvo gusano blanco el año anterior.
Villapinzón, Cundinamarca · papa-cosecha
Con la carga a menos de 70.000 pesos, la inversión no se recupera.
Por encima de 90.000, la certificada deja utilidad aun con una helada leve.
La propia sirve tres ciclos si se escoge de las matas más sanas, no de las sobras.
Marque el surco de semilla antes de floración y sáquelo primero.

Plástico de invernadero: comparamos calibres, garantías y lo que de verdad dura
El rollo barato se cuartea a los catorce meses. Preguntamos en nueve almacenes y a quienes ya lo cambiaron dos veces.
Sutamarchán, Boyacá · flores-cultivo
El calibre ocho vale 40 por ciento más y aguanta tres años con buena tensión.
La garantía exige guardar la factura y un retazo con la fecha impresa.
El roce contra la madera rompe más que el sol: forre los arcos.
El usado tiene comprador en Tunja, a 300 pesos el kilo limpio.

La gallinaza sube con el pollo barato: alternativas para abonar antes de las lluvias
Hay menos galpones activos y el bulto ya cuesta 17.000 pesos. Compost y lombriz compiten si se hacen en la finca.
Fusagasugá, Cundinamarca
Una caneca bien volteada entrega abono maduro en once semanas.
El humus rinde la mitad en volumen, pero se aplica junto a la raíz.
No use cáscaras de cítricos en exceso: frenan a las lombrices.
Si compra, meta la mano: tibio todavía no está listo.

Alquilar tractor por horas: tarifas en siete municipios y el contrato que conviene firmar
La hora va de 75.000 a 140.000 pesos, con operario. El combustible es la línea que más discusiones causa.
El Espinal, Tolima · tractor-campo
Cuente el tiempo desde que el arado entra al lote y no desde la carretera.
Un plano a mano con las piedras grandes evita pagar el disco roto.
La cooperativa de Saldaña cobra por hectárea, que protege al del suelo duro.
Reserve antes de la primera lluvia; después manda el que tiene la llave.

Alambre y postes: cuánto vale cercar una hectárea este año y cómo gastar menos
La cerca de cuatro hilos pasó de tres millones. La eléctrica cuesta la tercera parte, si se mantiene limpia.
Cravo Norte, Arauca · llano-ganado
Los postes vivos de matarratón no se pudren y además alimentan.
Un impulsor solar mueve hasta treinta kilómetros y se paga en dos potreros.
La maleza que toca el hilo se roba la mitad de la corriente.
En verano entierre más la varilla, porque el suelo seco no cierra el circuito.

Vacunas y purgantes: la compra en grupo que le ahorra a cada finca 180.000 pesos
Veintiún ganaderos de Aguachica negocian un solo pedido. La nevera comunal guarda la cadena de frío y una lista.
Aguachica, Cesar
El laboratorio despacha sin recargo desde cuatrocientas dosis.
La llave la tienen dos personas y cada frasco sale con hora y firma.
Purgar sin examen es botar la plata: el de materia fecal vale 14.000.
Lo que sobra se rifa entre quienes asistieron a la vacunación.
`,
  ),
  bulletin(
    'Ganado',
    'Subastas',
    'ganaderia',
    `
La subasta de Magangué cerró con el levante al alza y las vacas viejas sin postor
El kilo de macho llegó a 8.900 pesos. Los compradores del interior pidieron lotes parejos y pagaron por ellos.
Magangué, Bolívar
Un lote de doce animales iguales vale más que quince revueltos.
La vaca de descarte salió a 5.100, con castigo por cojera.
El peso se toma en báscula certificada y el vendedor puede repetirlo una vez.
La próxima feria será en ocho días, si baja el río.

Leche: la tabla de bonificaciones que pocos reclaman en la quincena
Grasa, proteína, frío y limpieza suman hasta 340 pesos por litro. Revise el desprendible con calma antes de firmarlo.
San Pedro de los Milagros, Antioquia · leche-ordeno
El frío se gana con dos grados menos y un tanque que cierre bien.
Un pezón mal secado daña el conteo de toda la cantina.
La planta debe entregar los análisis cada quincena, con fecha y muestra.
Si no coinciden tres veces seguidas, pida una contramuestra pagada a medias.

Los huevos criollos tienen por fin precio propio en la plaza de Sahagún
Las gallinas de patio se venden aparte desde hace un mes. La cubeta se paga un 30 por ciento mejor.
Sahagún, Córdoba · arepa-huevo
El sello lo pone la asociación después de visitar el gallinero.
Se aceptan colores y tamaños mezclados, siempre que sean de la semana.
Los restaurantes piden docenas y las familias, media cubeta.
El maíz quebrado en casa rebaja el costo a 310 pesos por unidad.

Cerdo en pie: el precio se mueve los jueves y le explicamos la razón
Es el día en que compran los frigoríficos grandes. Quien vende el martes pierde en promedio 250 pesos por kilo.
Supía, Caldas · cerdos-corral
El animal de ciento cinco kilos es el que menos castigo recibe.
Dos fincas que juntan viaje evitan el descuento por carro incompleto.
Ayune doce horas y no mezcle corrales la víspera: se golpean.
La guía de movilización se saca gratis, con un día de anticipación.
`,
  ),
  bulletin(
    'Café y cacao',
    'Puntos de compra',
    'cafe',
    `
Café: qué es el factor de rendimiento y cuánto le quitan por cada punto
La muestra de 250 gramos decide la liquidación. Un grano brocado de más puede costar lo que vale un almuerzo.
Chinchiná, Caldas · cafe-grano
El factor base es 94: por debajo se bonifica, por encima se descuenta.
Trillar en la finca una muestra pequeña le dice con qué va a llegar.
El secado disparejo es la causa más común y la más fácil de arreglar.
Pida que pesen la muestra delante de usted y que le devuelvan la almendra.

El cacao premia la caja de madera: dónde pagan la fermentación y cómo probarla
Tres compradores separan el grano fermentado. La diferencia llegó a 2.300 pesos por kilo en la última semana.
Landázuri, Santander · cacao
El corte se hace a lo largo y se mira el color: pardo y con grietas.
Seis días y dos volteos bastan con temperatura de montaña.
El costal plástico arruina en una noche lo que la caja hizo en cinco.
Lleve cien granos en una bolsa de papel antes de ofrecer el bulto.

La pasilla también tiene mercado: quién la compra, a cómo y para qué sirve
El grano de segunda representa hasta la quinta parte de la cosecha. Mezclarlo con el bueno cuesta más que venderlo solo.
Pitalito, Huila
Las torrefactoras locales pagan cerca de la mitad del precio base.
Sepárela en el tanque: lo que flota va en otro costal.
Una asociación de Timaná la tuesta oscura y la vende en tiendas.
El mucílago sobrante, con melaza, alimenta a los cerdos de engorde.
`,
  ),
];
