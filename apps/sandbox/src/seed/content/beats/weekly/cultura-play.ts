import { manuscript, type Beat } from '../beat.ts';

export const ARCHIVOS: Beat = {
  sections: ['/cultura'],
  kicker: 'Archivos',
  tags: ['Memoria'],
  stories: manuscript(`
El coleccionista de afiches que despegó la historia de los muros de Bogotá
Durante cuarenta años salió de noche con una espátula y una olla de vapor. Su archivo tiene nueve mil papeles y ningún original.
La Perseverancia, Bogotá · bogota-cerros
Nunca arrancó un cartel vigente: esperaba a que pasara el concierto, la huelga o la elección.
Bajo un anuncio de lucha libre encontró cinco capas que llegaban hasta 1962.
La Biblioteca Nacional los digitaliza por las dos caras, porque el reverso conserva el muro.
Lo que no ha podido fechar lo ordena por el color del engrudo.

La última tipógrafa de Mompox compone poemas que nadie alcanza a corregir
Mercedes Fonseca imprime cien ejemplares letra por letra. Los autores viajan hasta su taller y suelen salir con menos versos.
Mompox, Bolívar
Si le faltan vocales, propone un sinónimo, y casi nunca se equivoca.
La prensa vino por el río en 1911 y no ha vuelto a moverse.
Cobra por línea, así que los prosistas son escasos y muy breves.
Su propio libro está compuesto desde hace años; le falta decidir el título.

Cómo se restaura una película que se quemó: la paciencia de los fotogramas sueltos
El primer largometraje del Valle sobrevivió en retazos. Dos conservadoras lo arman con fósforo, lupa y una carta de censura.
Buga, Valle del Cauca
La carta describía las escenas prohibidas con tanto detalle que sirvió de guion.
Once minutos aparecieron en un baúl, recortados para hacer separadores de libros.
Donde falta imagen se proyecta negro y se oye al público de entonces, según los diarios.
La copia dura hoy treinta y cuatro minutos y se estrenó sin alfombra.

El diccionario de silbos que prepara una lingüista en los cañones de Santander
En tres veredas la gente conversa de ladera a ladera sin palabras. La investigadora ha reunido doscientas frases.
Cepitá, Santander
Hay un silbo para la lluvia y otro, más corto, para la lluvia que no llegó.
Los hombres terminan hacia arriba; las mujeres, dicen, no necesitan repetir.
La escuela lo enseña los viernes y prohíbe usarlo en los exámenes.
El libro tendrá partituras, pero advierte que el eco no cabe.

La casa de los espejos: un pueblo de Nariño hace teatro con el sótano de la parroquia
La obra se representa en nueve cuartos y solo cabe un espectador por función. La lista de espera llega hasta agosto.
Barbacoas, Nariño · belleza-tocador
Cada actor espera en la oscuridad y cuenta lo que le pasó en una creciente.
Quien visita escoge las puertas, y ninguna combinación se ha repetido.
El cura cedió el lugar a cambio de que incluyeran a San Antonio.
Los domingos, el público es el que actúa y el pueblo hace fila.
`),
};

interface Programme {
  readonly path: string;
  readonly kicker: string;
  readonly by: string;
}

const A_FONDO: Programme = { path: 'a-fondo', kicker: 'A fondo', by: 'hernan-duque-tamayo' };
const SIN_LIBRETO: Programme = { path: 'sin-libreto', kicker: 'Sin libreto', by: 'emiro-palencia-gual' };

/** Documentaries of a programme of Semanario TV, in one of its categories. */
const documentaries = ({ path, kicker, by }: Programme, category: string, text: string): Beat => ({
  sections: [
    `/semanario-tv/programas/${path}`,
    '/videos',
    `/semanario-tv/categorias/${category}`,
    '/semanarioplay',
  ],
  kicker,
  tags: [`${kicker} en Play`],
  by,
  video: true,
  stories: manuscript(text),
});

export const PLAY: readonly Beat[] = [
  documentaries(
    A_FONDO,
    'nacion',
    `
Tres noches en el muelle de La Pedrera: el documental que esperó un barco que no venía
Cuarenta estibadores, una bomba dañada y un remolcador con retraso. El equipo se quedó con ellos hasta que sonó la sirena.
La Pedrera, Amazonas · amazonas-rio
La primera noche se juega dominó y se oye llover sobre los planchones.
En la segunda, la cuadrilla discute si parar o esperar el jornal doble.
Una operadora explica frente al lente cómo se levanta un peso que no se ve.
Al amanecer aparece el casco entre la bruma, y nadie aplaude: se ponen los guantes.

Los que cuidan la represa: un turno de doce horas bajo ochenta metros de agua
Siete operarios viven en un túnel donde no hay día. El documental se grabó con las luces de sus cascos.
San Rafael, Antioquia · represa
Arriba descansa un embalse con lanchas; abajo, una compuerta que pesa como un avión.
Cada uno lleva la cuenta del tiempo con una comida distinta.
Cuando suena una alarma que no conocían, la cámara queda quieta y ellos también.
Resultó ser un murciélago, que hoy tiene nombre y horario.
`,
  ),
  documentaries(
    A_FONDO,
    'cultura',
    `
El teatro que se quedó sin techo: cuatro años con una compañía que ensaya bajo la luna
Un ventarrón se llevó las tejas en pleno estreno. Seguimos la obra y la otra obra, la de los albañiles.
Valledupar, Cesar · teatro
Los actores aprendieron a proyectar la voz por encima de las motos.
Un carpintero entró a clavar una viga y terminó con papel de conde.
La función bajo la lluvia se rodó con ochenta paraguas en la platea.
Cuando por fin hubo cubierta, la directora pidió dejarle una ventana.
`,
  ),
  documentaries(
    A_FONDO,
    'economia',
    `
La ruta del grano: un saco de café desde Planadas hasta una taza en Trieste
Noventa y dos días de viaje, once dueños y un solo costal numerado. El director lo siguió con una etiqueta cosida.
Planadas, Tolima · cafe-grano
El saco sale en mula, cambia tres veces de bodega y casi se pierde en un puerto.
En el barco nadie habla español, pero el contramaestre lo abre para olerlo.
La taza cuesta lo que la familia Bonilla recibió por cuatro libras.
El último plano es de ellos, probándolo por primera vez en una cafetera ajena.
`,
  ),
  documentaries(
    SIN_LIBRETO,
    'cultura',
    `
El bibliotecario que aprendió a leer a los cincuenta conversa sobre su primer libro
Aníbal Cervantes barría la sala infantil y se quedó escuchando. Ahora la dirige y elige las lecturas en voz alta.
Aracataca, Magdalena · libros
Reconocía los tomos por el peso y la gente creía que los había leído.
Una niña lo descubrió al revés de la página y se ofreció a enseñarle.
Todavía pasa el dedo por las líneas y no le da pena que se vea.
Al final lee un párrafo, se equivoca en una palabra y pide no repetir la toma.

Una cocinera y un químico discuten hora y media sobre el punto del arequipe
Lo prepararon en el estudio, sin cortes. El uno medía la temperatura y la otra, la manera de caer de la cuchara.
Buga, Valle del Cauca · restaurante
Ninguno cede en el asunto de la cuchara de palo.
El termómetro marca ciento ocho grados cuando Rosa Elvira dice que falta una oración.
Hay veinte minutos en los que nadie habla y se oye cómo espesa.
La prueba la hace el camarógrafo, que pidió salir en los créditos.
`,
  ),
  documentaries(
    SIN_LIBRETO,
    'nacion',
    `
Dos carteros de montaña comparan las cartas que ya no existen y las que todavía pesan
Uno reparte en mula y el otro, jubilado, guarda las llaves de tres oficinas cerradas. Hablan mientras caminan.
Murillo, Tolima · mochilas
La ruta tiene catorce casas y una sola postal de cumpleaños.
Casi todo son ahora medicinas, citaciones y repuestos de licuadora.
El mayor sabía de amores y quiebras por el grosor del sobre, y no contó ninguno.
El plano sigue al perro, que conoce el camino mejor que ambos.

La profesora que dictó clase sin alumnos durante un año y grabó cada lección
La escuela quedó aislada por un derrumbe y ella siguió subiendo. Vemos los cuadernos y oímos por qué lo hizo.
Santa Rosa, Cauca · aula
Llegaba a las siete, saludaba a las sillas y escribía la fecha.
Las grabaciones viajaban en una memoria, de casa en casa, por un sendero de cabras.
Cuando reabrieron la vía, los niños sabían más que el programa.
Emiro Palencia se sienta en un pupitre y la clase, sin libreto, es para él.
`,
  ),
];
