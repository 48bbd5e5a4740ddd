import type { Show } from './show.ts';

/** A category: its videos belong to no programme, but have the kicker of the category. */
const category = (
  name: string,
  by: string,
  kicker: string,
  ago: number,
  episodes: Show['episodes'],
): Show => ({
  path: `categorias/${name}`,
  kicker,
  by: [by],
  airs: 'Semanario TV publica un video nuevo de este tema cada semana.',
  ago,
  every: 9361,
  episodes,
});

/** The categories of Semanario TV. */
export const CATEGORIES: readonly Show[] = [
  category('politica', 'mariana-cifuentes-uribe', 'En claro', 6107, [
    {
      headline: 'Mariana Cifuentes explica en una pizarra por qué faltan cuatro votos',
      picture: 'retrato-01',
      caption: 'Mariana Cifuentes Uribe, editora política.',
      text: 'Ciento seis nombres, tres colores y una tiza. En doce minutos queda claro quién se mueve, a cambio de qué comisión y por qué el voto que decide está de viaje.',
    },
    {
      headline: 'Hernán Duque lee los once contratos, cláusula por cláusula, sin perder la calma',
      picture: 'retrato-14',
      caption: 'Hernán Duque Tamayo, editor de investigaciones.',
      text: 'La investigación cabe en cuatro carpetas. Duque muestra las fechas repetidas, la firma que cambia de tinta y el anexo que solo apareció cuando alguien preguntó dos veces.',
      by: 'hernan-duque-tamayo',
    },
    {
      headline: 'El cabildo que se reunió frente a La Ermita y aprobó una sola pregunta',
      picture: 'cali-ermita',
      caption: 'La plazoleta, una hora antes de la votación.',
      text: 'Novecientas personas hicieron fila para votar con tapas de gaseosa. El alcalde prometió responder en treinta días y los vecinos instalaron un reloj de cuenta regresiva.',
    },
  ]),
  category('economia', 'catalina-orozco-zea', 'La cuenta', 6311, [
    {
      headline: 'Del surco al paquete: cuánto gana cada quien con una bolsa de papas fritas',
      picture: 'papa-cultivo',
      caption: 'La cosecha en surcos de Villapinzón.',
      text: 'El cultivador recibe noventa pesos de cada paquete. El video sigue los otros dos mil por el camión, la freidora, la bolsa y el estante que se paga por centímetros.',
    },
    {
      headline: 'El taller que vuelve eléctricos los camperos viejos de los caficultores',
      picture: 'campero-taller',
      caption: 'El cable de carga llega hasta el secadero.',
      text: 'Convertir un campero cuesta lo mismo que dos motores nuevos y se paga en cuatro cosechas. La ingeniera Nora Villada abre el capó y responde lo que el vendedor calla.',
    },
    {
      headline: 'Las galletas de panela que entraron a un supermercado sin pagar por el estante',
      picture: 'galletas',
      caption: 'La bandeja de prueba, con borde de cacao.',
      text: 'Ocho mujeres de Moniquirá negociaron con una sola condición: vender por peso. Cuentan cómo calcularon la merma, qué les pidió la auditora y en qué mes dejaron de perder.',
    },
  ]),
  category('nacion', 'yurany-carabali-balanta', 'Crónica', 6521, [
    {
      headline: 'La capitana que aprendió a leer el Magdalena de noche y sin luces',
      picture: 'retrato-37',
      caption: 'Astrid Navarro lleva siete barcazas amarradas a la proa.',
      text: 'Astrid Navarro conoce cada tronco entre Magangué y Pinillos. La cámara la acompaña en la madrugada en que un derrumbe cambió el cauce y el remolcador llegó a tiempo.',
    },
    {
      headline: 'Una noche con los bomberos que apagaron la bodega sin perder una casa',
      picture: 'incendio-bodega',
      caption: 'El fuego empezó en un arrume de llantas.',
      text: 'Cuatro horas, once máquinas y un muro que resistió lo justo. El capitán repasa las decisiones sobre un plano y explica la única que no repetiría.',
    },
    {
      headline: 'El río que dejó de oler: así midieron los vecinos tres años de espuma',
      picture: 'cali-rio',
      caption: 'El bulevar al atardecer, el primer mes sin alertas.',
      text: 'Con frascos de mermelada y una tabla de colores, veinte familias llevaron la cuenta que nadie llevaba. La universidad la comparó con sus sensores y casi no encontró diferencias.',
    },
  ]),
  category('mundo', 'tomas-vergara-lloreda', 'El mapa', 6733, [
    {
      headline: 'Tomás Vergara resume en un mapa la carrera por unir dos océanos',
      picture: 'retrato-16',
      caption: 'Tomás Vergara Lloreda, editor internacional.',
      text: 'Tres trenes, un canal con sed y una pregunta: quién paga el desvío de cada barco. El editor internacional dibuja las rutas y señala el puerto colombiano que puede ganar sin moverse.',
    },
    {
      headline: 'La pasarela de París que se cosió en Cali y llegó en maleta de mano',
      picture: 'moda-pasarela',
      caption: 'El vestido que cerró el desfile.',
      text: 'Cuarenta y dos prendas, seis costureras y un vuelo con tres escalas. El video reconstruye la semana en que un taller del barrio San Nicolás vistió a una casa francesa.',
    },
    {
      headline: 'El ron de una isla del Caribe que Japón compra antes de que envejezca',
      picture: 'copa-bar',
      caption: 'La barra de Kioto donde se sirve por gotas.',
      text: 'Los barriles se venden a ocho años y se pagan hoy. Un destilador, una catadora y un banco explican un negocio en el que lo único seguro es la evaporación.',
    },
    {
      headline: 'Una glacióloga boyacense cuenta por radio la noche más larga del Manaslu',
      picture: 'retrato-38',
      caption: 'Luisa Benavides grabó el último mensaje a siete mil metros.',
      text: 'La señal se cortó dos veces y volvió con viento. Luisa Benavides describe la decisión de devolverse a cuatrocientos metros de la cima y lo que se oye cuando la montaña se calla.',
    },
  ]),
  category('deportes', 'camilo-rengifo-sanclemente', 'La repetición', 6947, [
    {
      headline: 'Doce asaltos en cámara lenta: la pelea que devolvió el boxeo a Palenque',
      picture: 'boxeo',
      caption: 'El octavo asalto, antes de la cuenta.',
      text: 'El entrenador Kid Salgado detiene la imagen cada vez que un pie habla antes que un puño. Con dos lápices muestra dónde se ganó la pelea: tres pasos a la izquierda.',
    },
    {
      headline: 'Las nadadoras que entrenan en un embalse a las cinco y sin cronómetro',
      picture: 'nadadoras',
      caption: 'El muelle de madera de Guatapé, al amanecer.',
      text: 'Ninguna tiene menos de sesenta años. Cruzan el embalse dos veces por semana, con boya, termo y una canción que marca el ritmo. La menor va por el récord de su nieta.',
    },
    {
      headline: 'Quién cose los guantes: el taller que surte a los campeones del barrio',
      picture: 'guantes',
      caption: 'El hilo encerado aguanta tres peleas.',
      text: 'Cada par lleva cuatro horas y el nombre de quien lo pidió. El artesano Luis Ambuila guarda los que volvieron rotos y cuenta, por la costura, cómo pegaba cada uno.',
    },
    {
      headline: 'Tres bandas y un silencio: la final de billar que llenó un café de Armenia',
      picture: 'billar',
      caption: 'La carambola cuarenta y nueve, a las once de la noche.',
      text: 'El campeón tiene diecisiete años y aprendió subido en una caja de gaseosa. El video repite la última carambola desde arriba y deja oír lo que dijo el rival antes de darle la mano.',
    },
  ]),
  category('salud', 'valentina-murcia-ordonez', 'Consulta', 7159, [
    {
      headline: 'Una médica responde sin rodeos lo que nadie pregunta en voz alta sobre los anticonceptivos',
      picture: 'retrato-40',
      caption: 'La médica y sexóloga Adriana Pupo atiende en Barranquilla.',
      text: 'La doctora Adriana Pupo ordena las dudas por urgencia: qué hacer cuando se olvida una pastilla, qué método conviene después de los cuarenta y por qué ninguno reemplaza al preservativo contra las infecciones.',
    },
    {
      headline: 'Respirar para dormir: la rutina de un hospital contra el insomnio sin pastillas',
      picture: 'yoga',
      caption: 'La práctica se hace antes de las siete.',
      text: 'El programa empezó con enfermeras del turno de noche y hoy tiene lista de espera. Los resultados se miden con un diario, una encuesta y una almohada que nadie ha querido devolver.',
    },
    {
      headline: 'Trotar después de los cincuenta: tres señales para parar y una para seguir',
      picture: 'trote',
      caption: 'El entrenamiento en la vía a Tubará, antes del calor.',
      text: 'Una cardióloga corre junto a una paciente y le pregunta en voz alta. Si la respuesta sale completa, el ritmo está bien; si se corta, se camina. El video enseña a medirlo.',
    },
  ]),
  category('tecnologia', 'fabian-lourido-varela', 'A prueba', 7369, [
    {
      headline: 'Fabián Lourido prueba cinco aplicaciones que detectan voces clonadas y solo acierta una',
      picture: 'retrato-19',
      caption: 'Fabián Lourido Varela, editor de tecnología.',
      text: 'Veinte grabaciones, diez falsas y un jurado de tres abuelas. El editor de tecnología publica la tabla completa y el truco casero que ganó sin conexión a internet.',
    },
    {
      headline: 'Colmenas con sensor: dos hermanos escuchan a las abejas desde el celular',
      picture: 'apiario',
      caption: 'La ladera florecida de La Ceja donde está el apiario.',
      text: 'Un micrófono de bajo costo distingue el zumbido de una colmena tranquila del de una que va a irse. Los datos son abiertos y ya los usan cuarenta apicultores.',
    },
    {
      headline: 'El sonidista que limpia grabaciones de hace setenta años sin inventar una nota',
      picture: 'retrato-62',
      caption: 'Wilmer Sinisterra restaura cintas de emisoras.',
      text: 'La inteligencia artificial quita el ruido, pero también rellena. Wilmer Sinisterra muestra dónde pone el límite y reproduce, una al lado de otra, tres versiones de la misma cumbia.',
    },
  ]),
  category('cultura', 'paula-santacoloma-rey', 'De cerca', 7577, [
    {
      headline: 'La cantadora de ochenta y cuatro años que grabó su primer disco en el patio',
      picture: 'retrato-60',
      caption: 'Ana Cleotilde Barrios canta desde los siete años.',
      text: 'Ana Cleotilde Barrios puso dos condiciones: que no le cambiaran la letra y que se oyeran los gallos. El video recorre los tres días de grabación y la única canción que repitió.',
    },
    {
      headline: 'Un paso que se hereda: la escuela de currulao que ensaya en una cancha',
      picture: 'retrato-61',
      caption: 'La maestra Yamileth Cundumí, en el descanso.',
      text: 'La maestra Yamileth Cundumí corrige mirando los hombros. Ochenta niños, cuatro marimbas y una cancha que se desocupa a las siete, cuando entran los de fútbol y se quedan a bailar.',
    },
    {
      headline: 'La baterista que aprendió en las sillas del comedor y prepara su primer disco',
      picture: 'retrato-39',
      caption: 'Noralba Suárez, antes de la prueba de sonido.',
      text: 'Noralba Suárez enseña con dos sillas y un cojín el golpe que la hizo conocida. Después lo repite en la batería, con las escobillas de retama que ella misma fabrica, y cuenta cómo sabe que alguien entró al sótano.',
    },
  ]),
  category('vida-moderna', 'valentina-murcia-ordonez', 'Puertas adentro', 7793, [
    {
      headline: 'Cuidar a quien nos cuidó: el diario de una hija y su madre en Manizales',
      picture: 'madre-hija',
      caption: 'La ventana donde desayunan a las cuatro de la tarde.',
      text: 'Un año de grabaciones caseras, contadas por la hija y corregidas por la madre. Hay listas de medicamentos, chistes repetidos y una tarde entera dedicada a encontrar unas gafas.',
    },
    {
      headline: 'El ceviche de chontaduro que nació de un error y llenó un mercado',
      picture: 'ceviche',
      caption: 'Se sirve en totumo, con limón aparte.',
      text: 'Faltó el pescado y sobró el mango. La cocinera Juliana Mazo prepara la receta con quien la inventó y confirma que el secreto es no apurar la sal.',
      by: 'juliana-mazo-gutierrez',
    },
    {
      headline: 'Menos frascos, mejor piel: una dermatóloga vacía un tocador ante la cámara',
      picture: 'belleza-tocador',
      caption: 'De veintitrés productos quedaron cuatro.',
      text: 'La doctora lee etiquetas, agrupa repetidos y explica qué hace cada ingrediente. Al final quedan cuatro frascos, una lista y una cuenta de lo que se gastó el año pasado.',
      category: 'salud',
    },
  ]),
];
