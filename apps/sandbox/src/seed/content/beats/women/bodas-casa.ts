import { manuscript, type Beat } from '../beat.ts';

export const BODAS_CUENTAS: Beat = {
  sections: ['/bodas', '/moda'],
  kicker: 'Bodas',
  tags: ['Bodas', 'Presupuesto'],
  stories: manuscript(`
Cuánto cuesta casarse hoy: cinco parejas abren sus cuentas y dicen en qué se equivocaron
Gastaron entre 3 y 118 millones de pesos. Ninguna se arrepiente de la música; casi todas recortarían las flores y el video con dron.
Bogotá · boda
Valeria y Tomás hicieron una hoja de cálculo con 94 renglones. La cifra final superó en 31 por ciento a la inicial, y el culpable fue un concepto llamado “varios”, que resultó ser hielo.
En el otro extremo están Kelly y Rubiela, de Quibdó: ceremonia en la casa, treinta invitados y un fondo común para la comida. Sobraron 200.000 pesos y los gastaron en el desayuno.
## Las cinco cuentas
| Pareja | Invitados | Total
| Kelly y Rubiela | 30 | 3,1 millones
| Marcela y Jorge | 80 | 19 millones
| Paola y Iván | 110 | 34 millones
| Ana y Sebastián | 150 | 62 millones
| Valeria y Tomás | 220 | 118 millones
La planeadora Ángela Ruiz propone una regla fácil de recordar: la mitad para recibir bien, un cuarto para lo que se queda y el resto para lo que no previste.
Las cinco coinciden en un consejo que no sale en las revistas, incluida esta: pregunta cuánto vale cancelar antes de firmar.

Vestirse dos veces: el traje de novia que después fue abrigo, cortina y disfraz
Un taller de Manizales transforma el vestido en lo que vayas a usar de verdad. La fila llega hasta febrero y hay quien pide funda para el piano.
Manizales, Caldas · costura
Lucía Henao tiñe, corta y vuelve a armar. Lo primero que pregunta no es la talla sino qué te pones los martes.
De un corpiño de encaje ha sacado dos camisas; de una cola de catedral, la cortina de un cuarto infantil. El encargo más raro vino de una viuda que quería forrar una silla.
El tinte es el momento delicado. La seda toma el color de golpe y la mezcla barata se mancha, de modo que ensaya con un retazo del ruedo mientras la dueña mira hacia otra parte.
Cobra según las horas. En promedio, transformar sale por la décima parte de lo que costó el original.
Conserva una caja con los botones que sobran. Son 1.900, y ya le alcanzan para el suyo.

La dama de honor es la abuela: bodas en las que el cortejo tiene más de ochenta años
Ellas llevan el ramo, firman de testigos y abren la pista. Una fotógrafa de Cartagena lleva tres años retratando esa costumbre nueva.
Cartagena, Bolívar · cartagena-muralla
Todo comenzó cuando Josefina Altahona, de ochenta y nueve, se negó a sentarse en la primera fila. “Desde ahí no se ve nada; déjenme en el altar”, ordenó, y el sacerdote no discutió.
La fotógrafa Mileidis Pombo ha documentado 46 matrimonios con cortejo mayor. Los zapatos son planos, la entrada dura cuatro minutos y nadie se atreve a mirar el teléfono.
Sus imágenes se exponen en una galería de San Diego. En la más copiada, dos hermanas de ochenta y tres alisan el velo mientras la novia llora y el novio sostiene los bastones.
Los geriatras aplauden la moda por razones distintas. Tener una tarea y un ensayo, dicen, mejora el ánimo tanto como la visita.
A Josefina ya la pidieron prestada en tres bodas ajenas. Cobra en cocadas.

Sin anillo, con escritura: las parejas que se comprometen comprando un lote
Cambiaron el diamante por la primera cuota de un terreno. Notarios y joyeros confirman que la tendencia creció entre menores de treinta y cinco.
Rionegro, Antioquia
Daniela Botero recibió la propuesta en un potrero, con botas y un plano enrollado. El anillo que imaginaba desde niña costaba lo mismo que doce metros cuadrados.
La Superintendencia registró el año pasado 2.700 compras conjuntas de parejas sin vínculo formal. La abogada Rosario Mejía recomienda firmar un acuerdo que diga qué pasa si el amor se muda.
En las joyerías la respuesta ha sido creativa: aros de plata con las coordenadas grabadas por dentro, por el precio de una cena.
Hay quien critica la falta de romance. Daniela responde que nada le parece más romántico que discutir dónde va la ventana.
La casa empezará en julio. Por ahora tienen dos sillas, un termo y un atardecer a su nombre.

El matrimonio wayúu que se celebró con abogado, palabrero y una hoja de Excel
Las familias acordaron la dote en cabras, collares y una beca. La novia es ingeniera y exigió que el documento fuera reversible.
Uribia, La Guajira · energia-eolica
La conversación entre los tíos duró cuatro meses. El palabrero, Remedio Jusayú, iba y venía con mensajes que nunca se escriben, hasta que la novia pidió anotarlos.
Yelitza Epieyú trabaja en un parque eólico y no quería romper la tradición; le interesaba entenderla. “La dote no es un precio: es lo que mi familia tendría que devolver si me tratan mal”, explica.
La hoja quedó dividida en tres columnas: lo entregado, lo prometido y lo que se reconoce a ella directamente. Ahí figura el pago de su maestría.
Hubo ochocientos invitados, dos noches de yonna y un solo desacuerdo, por un chivo que se soltó.
Otras cinco jóvenes han pedido la plantilla. El palabrero la aprobó con una condición, que en la primera fila siga estando la palabra.

El discurso que nadie olvida: lo que aprendimos de cien brindis de matrimonio
Una lingüista los grabó, los midió y los clasificó por risas. El mejor duró noventa segundos y lo dijo la hermana que menos hablaba.
Medellín, Antioquia · copa-bar
Camila Restrepo pidió permiso en cien fiestas. Encontró que el brindis promedio toma seis minutos, menciona tres anécdotas que solo entienden cuatro personas y contiene la palabra “loco” cinco veces.
Los que hacen llorar tienen algo en común: un detalle pequeño que nadie más podía saber. Una cicatriz, el nombre de un perro, la hora a la que alguien llamaba.
## Si te toca hablar
- Escríbelo y léelo en voz alta dos veces.
- Cuenta una sola historia, con un lugar y una fecha.
- No des consejos. Ya los dieron todos.
- Termina antes del hielo.
El récord negativo es de veintitrés minutos, con diapositivas. La novia se cambió de zapatos durante la conclusión.
La investigadora se casó en enero. Pidió que no hubiera palabras y su padre, sin avisar, silbó la canción con que la dormía.
`),
};

export const CASA_HABITADA: Beat = {
  sections: ['/casa'],
  kicker: 'Casa',
  tags: ['Casa', 'Habitar'],
  stories: manuscript(`
La casa que se calienta con libros: una biblioteca de pared contra el frío de Tunja
Cuatro mil tomos en el muro norte subieron dos grados la temperatura. Una arquitecta hizo la medición porque no le creía a su mamá.
Tunja, Boyacá · libros
Doña Ernestina Rojas no compraba calentador por principio. Forró la pared más helada con los libros de su marido, del piso al techo, y empezó a dormir sin gorro.
Su hija, que diseña edificios eficientes, puso sensores a ambos lados durante treinta noches. El papel, comprimido y con una cámara de aire detrás, aísla casi como el corcho.
Para que funcione hay que dejar tres centímetros entre el estante y el muro, y revisar la humedad cada mes. La enciclopedia, por gruesa, va abajo.
“Yo sabía que la poesía abrigaba”, comentó la señora cuando vio la gráfica, “pero lo que más calienta es el Código Civil”.
Ahora la llaman vecinos con bibliotecas heredadas. A todos les pide lo mismo: que lean al menos los que quedan a la altura de la almohada.

Vivir juntas sin ser familia: cuatro amigas de sesenta y tantos comparten casa en Pereira
Cada una tiene su cuarto y un voto. Vendieron lo que sobraba, contrataron a una enfermera por horas y prohibieron hablar de colesterol en la mesa.
Pereira, Risaralda · casa-interior
Se conocieron en un coro. Cuando enviudó la segunda, hicieron las cuentas de cuatro neveras, cuatro recibos y cuatro silencios después de las siete.
La adecuación costó 48 millones: barandas discretas, una ducha sin escalón, enchufes a la altura de la mano y una cocina con dos estufas, porque hay principios que no se negocian.
## El reglamento, pegado con un imán
- Las visitas se anuncian; los nietos, no.
- Quien cocina no lava.
- Un gasto mayor de 300.000 pesos se vota.
- La puerta cerrada quiere decir después.
Una abogada redactó el contrato de convivencia. Prevé la salida, la enfermedad y qué hacer con el piano.
Los hijos se opusieron al comienzo. Hoy hay dos que preguntan, medio en broma, cómo se entra en lista.

Los baldosines de Mompox vuelven a fabricarse a mano y se pueden pisar descalza
Un taller rescató siete moldes de 1912 que servían de sostén a una puerta. Cada pieza tarda veintiocho días y no hay dos iguales.
Mompox, Bolívar
El color se vierte en las celdas de bronce con una cuchara; encima va polvo seco y después la prensa, que manejan dos mujeres con todo el peso del cuerpo.
No se hornean. El agua hace el resto: tres días en pila y tres semanas a la sombra, volteándolas como si fueran quesos.
Nidia Ribón, la dueña, aprendió con el último baldosinero, que le reveló la proporción en una servilleta y le pidió no plastificarla.
El metro cuadrado vale 210.000 pesos. Duran un siglo, siempre que no se limpien con ácido, que es como la mayoría los mata.
Si los tienes en casa de tus padres, prueba con agua tibia y jabón de coco, y dales tiempo. El dibujo está ahí.

El cuarto de los trastos también cuenta: manual para despedirse de las cosas sin tragedia
Una archivista enseña a vaciar una casa heredada en cuatro tardes. Guarda primero lo que huele, dice, y deja para el final las fotografías.
Bucaramanga, Santander · mochilas
Beatriz Serrano trabajó treinta años clasificando papeles ajenos. Cuando murió su padre se encontró con once armarios y la misma pregunta que todos: por dónde.
Su método separa en cuatro montones. Lo que se usa, lo que se cuenta, lo que alguien espera y lo que solo pesa. El segundo es el más pequeño y el más importante.
Recomienda grabar, mientras se empaca, la historia de cada objeto. A veces basta el audio y la sopera puede seguir su camino.
No lo hagas sola ni con quien tenga afán. La primera tarde termina temprano, por norma, y con algo caliente.
Ella conservó tres cosas: una lupa, un delantal y la lista de mercado que encontró en el bolsillo.
`),
};
