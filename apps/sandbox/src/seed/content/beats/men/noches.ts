import { manuscript, type Beat } from '../beat.ts';

/** Women who talk about what they do. */
export const CONVERSACIONES: Beat = {
  sections: ['/mujeres-soho'],
  kicker: 'Entrevista',
  tags: ['Conversaciones'],
  stories: manuscript(`
Greta Olivares, crupier: cómo se pierde con elegancia
Reparte cartas en un casino de la Avenida Quinta desde hace nueve años. Sabe quién va a mentir por la manera de apilar.
La Flora, Cali · billetes
El que gana rápido casi siempre vuelve a devolverlo.
No juega ni a la rifa de la oficina, por respeto a la estadística.
Le han propuesto matrimonio con fichas, y las contó antes de decir que no.
Su consejo para una mala noche cabe en el tapete: levantarte cuando todavía quieras quedarte.

La detective privada que no sigue infieles porque le aburren
Beatriz Morón busca herencias, perros y firmas falsas. De los celos dice que se resuelven conversando y salen más baratos.
Chapinero, Bogotá · lluvia
Estudió contaduría y descubrió que las facturas hablan más que los vecinos.
Trabaja con zapatos planos y una cara que nadie recuerda.
El caso del que más se precia lo ganó esperando tres días frente a una lavandería.
Si la contratas por amor, te manda donde una amiga que es psicóloga.

Ximena Duarte toca la batería en cuatro bandas y duerme en ninguna
Metal los jueves, boleros los domingos. La única constante son sus baquetas y una camioneta que arranca empujada.
Suba, Bogotá · microfono
Aprendió sobre canecas porque el vecino del segundo se quejaba menos.
En la de boleros la obligan a tocar con escobillas, y lo llama meditación.
Le preguntan por la fuerza; ella contesta que es cuestión de muñeca y de rabia vieja.
La banda que le falta es una en la que alguien más cargue los platillos.

La capitana que lleva turistas a ver ballenas y odia que griten
Johana Perea conoce a las jorobadas por la cola. En su lancha se habla bajito o se devuelve la plata.
Bahía Solano, Chocó · pacifico-selva
Apaga el motor a cien metros y deja que sean ellas quienes decidan.
El mejor día fue uno sin fotos, porque a todos se les olvidó el teléfono.
Hay quien le coquetea; con mal de mar se les pasa.
En octubre, cuando se van, pinta la lancha y no recibe llamadas.
`),
};

/** Desire, told without hurry. */
export const ALCOBA: Beat = {
  sections: ['/sexo'],
  kicker: 'Lujuria',
  tags: ['Alcoba'],
  stories: manuscript(`
El hotel por horas que puso biblioteca y subió el promedio a tres
La dueña dejó veinte libros de poemas en las mesas de noche. Los clientes se demoran más y algunos se los roban.
La Soledad, Bogotá · bogota-noche libros
El inventario de los lunes muestra cuáles viajaron: casi siempre los franceses.
Una pareja de setentones reserva el mismo cuarto para terminar una novela.
El precio incluye marcador y un bombillo que sí alumbra.
La cartelera de la recepción recomienda empezar por los cortos.

Lo que aprendimos en una clase de masaje para parejas torpes
Doce hombres, doce aceites y una profesora ciega. Al final nadie sabía mucho más, pero todos preguntaban mejor.
El Cabrero, Cartagena · yoga
La primera hora se trabaja sobre un brazo propio, que resulta ser un desconocido.
Apretar más no es atender mejor: la mano debe esperar respuesta.
Se prohíbe el televisor y se permite la risa, sobre todo la nerviosa.
La tarea para la casa es de diez minutos y sin segundas intenciones.

Deseo después de los hijos: tres parejas cuentan cómo volvieron a la puerta cerrada
El candado costó siete mil pesos. Lo demás lo hicieron el calendario, una abuela generosa y mucha paciencia.
Envigado, Antioquia
Nadie regresa adonde estaba, dicen; se llega a otro sitio, con juguetes en el piso.
La cita se anota, aunque suene a odontólogo, y se respeta como tal.
Una pareja descubrió que su mejor hora era la siesta del sábado.
Otra aprendió a callar la risa, que para ellos era lo más difícil.

La vendedora de perfumes íntimos que recomienda agua, jabón y conversación
Carga un maletín con veinte frascos y casi nunca los vende. Lo que más entrega es un folleto y tres verdades.
Sincelejo, Sucre · perfume
La piel tiene su olor y a quien te quiere le gusta, así empieza la charla.
Si algo arde, no es pasión: es alergia.
Las reuniones son en patios, con mecedoras y sin maridos hasta la segunda ronda.
En la tercera entran ellos, y preguntan lo que ellas ya sabían.

Sexo y calor: por qué en la Costa el ventilador es parte del asunto
A treinta y cuatro grados el romance negocia. Una encuesta mínima entre porteros, enfermeras nocturnas y recién casados.
Riohacha, La Guajira · energia-eolica
El abanico de techo gana en silencio; el de pie, en puntería.
La hora favorita no es la noche, es el aguacero.
Las sábanas de algodón viejo les ganan a las de hilos contados.
Y el hielo, contra lo que muestran las películas, sirve más en el vaso.

El correo de un bolerista muerto: cartas de amor que nadie debía leer
Aparecieron en el forro de un estuche. Su viuda autorizó publicar siete, con los nombres tachados y las comas intactas.
Honda, Tolima · partitura
Escribía antes de salir a escena y nunca ponía la fecha.
Las destinatarias son tres, o una con distintos apodos.
En todas pide perdón por algo que hará esa misma noche.
La viuda sonríe: la mejor, asegura, era para ella y no está en el estuche.

Cómo decir que no sin apagar la luz de toda la semana
Un no mal dicho dura días. Reunimos frases honestas, probadas por gente que sigue durmiendo en la misma cama.
Pinares, Pereira
Di cuándo sí, aunque sea mañana: el deseo entiende de horarios.
El cansancio no se disculpa, se comparte, y un abrazo sin promesa también cuenta.
Evita el chiste; a oscuras nadie ve que sonríes.
Si eres quien lo oye, pregunta qué falta y apaga tú la lámpara.

La bailarina de tango que da clases de cercanía a ejecutivos con afán
Una milonga dura tres minutos y en ella caben una entrada, una duda y una despedida. Casi todos se saltan la duda.
Manrique, Medellín
La primera lección es caminar abrazado sin mirar el piso ni el reloj.
Quien manda con el brazo pierde; se propone con el pecho y se espera.
Los alumnos salen sudados y llaman a sus casas desde el parqueadero.
Ella no promete resultados, pero ha ido a cuatro bodas.
`),
};
