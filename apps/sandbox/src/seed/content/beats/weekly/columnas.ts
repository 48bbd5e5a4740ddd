import { manuscript, type Beat } from '../beat.ts';

export const PILAR: Beat = {
  sections: ['/opinion'],
  kicker: 'Opinión',
  tags: ['Opinión', 'Vida pública'],
  by: 'pilar-echavarria-lince',
  stories: manuscript(`
La república de los provisionales
Tenemos ministros encargados, contratos transitorios y puentes militares de treinta años. Lo único definitivo es la palabra mientras.
—
Un encargado firma con la misma tinta que un titular, pero con la muñeca más blanda.
Sabe que lo que ordene hoy puede ser revocado por el que todavía no han nombrado.
Así se gobierna en puntas de pie, sin despertar a nadie, y se despacha lo que no hace ruido.
Un país no se cae por las malas decisiones, sino por las que están pendientes de posesión.

Instrucciones para leer un decreto
Empiece por el final, donde dice qué deroga. Luego busque la fecha. Si todavía tiene ánimo, lea lo demás.
—
El último artículo cuenta la verdadera historia: lo que existía esta mañana y ya no existe.
La fecha dice a quién se quería sorprender, porque nadie firma a las once de la noche por insomnio.
Los considerandos son la parte literaria y conviene leerlos con la misma fe que una dedicatoria.
Entre unos y otros hay un verbo, uno solo, que obliga a alguien; encuéntrelo y habrá entendido todo.

El senador que aprendió a callar
Lo conocí gritando y lo encontré, veinte años después, en la última fila, tomando notas. Es el discurso suyo que más recuerdo.
—
Me contó que un día oyó su propia voz en la radio de un taxi y no supo qué estaba defendiendo.
Desde entonces pide la palabra una vez por mes y la devuelve si alguien ya dijo lo mismo.
Sus votantes lo creen enfermo; sus colegas, peligroso, porque el que oye se entera.
Perdió las siguientes elecciones por once mil votos y me mandó una tarjeta sin texto.

Sobre el arte de inaugurar
Hay obras que nacen con cinta y mueren sin llave. Sugiero invertir el orden: que corte el que la use primero.
—
En mi pueblo inauguraron el mismo acueducto tres veces, siempre con la misma jarra de agua traída de otra parte.
La cuarta vez la gente llevó vasos, y el funcionario descubrió que tenía otra reunión.
Una cinta debería cortarse un año después, cuando se sepa si la cosa funciona.
Y las tijeras, pienso, podrían guardarse mientras tanto en la oficina del que repara.

Defensa del empleado de ventanilla
Le tocó la cara pública de un Estado que se esconde. Nadie lo entrena para eso y casi todos, lo he visto, terminan siendo humanos.
—
La señora del turno cuarenta y siete lloraba porque le faltaba un sello que ya no existe.
El hombre del otro lado miró a los costados, sacó un cajón y le puso uno de su propia invención.
Probablemente cometió una falta; seguramente hizo justicia, que a veces usa la misma tinta.
De esas pequeñas desobediencias está hecho el pegamento con que esto no se desarma.

Los domingos sin noticias
Durante un mes apagué todo los domingos. El lunes el país seguía ahí, con la misma gotera y otro balde.
—
El primer domingo fue de abstinencia: miraba el teléfono apagado como quien espera una llamada del hospital.
El segundo leí una novela completa y no me enteré de una renuncia que duró nueve horas.
Al cuarto descubrí que las noticias importantes tocan a la puerta; las demás solo timbran.
Volví a prenderlo todo, claro, porque de eso vivo, pero le bajé el volumen.

La palabra histórico se nos gastó
En una semana conté catorce acuerdos históricos y un solo hecho que alguien recordará. Propongo racionarla como el agua.
—
Histórico fue aquello de lo que nadie habló ese día porque estaba ocurriendo.
Lo demás son comunicados con adjetivo, que caducan a las seis de la tarde.
Un periódico serio podría cobrarla a peso y financiar con ella una beca.
Yo ofrezco los primeros, por las veces que la usé cuando era joven y tenía prisa.

Mi vecina vota por el que saluda
Le pregunté por las propuestas y me habló de las manos. Después de oírla estudié los programas y no encontré nada tan firme.
—
Dice que el que saluda sin mirar promete igual, y que ella ya tiene bastante con su cuñado.
En treinta años ha acertado más que las encuestadoras, aunque su muestra es de una cuadra.
Su método tiene un margen de error: una vez le tembló la mano a un candidato honrado, por frío.
Los asesores deberían venir a verla, preferiblemente a pie y con tiempo.

El costo de no decidir
Una licitación aplazada tiene víctimas, pero no tiene titular. Alguien debería publicar el obituario de los días perdidos.
—
El puente de La Virginia se demoró seis años, y en ese tiempo el trancón sumó cuatro vidas enteras de espera.
Ningún funcionario respondió, porque nadie hizo nada malo: simplemente no hicieron nada.
La contabilidad pública anota lo gastado y calla lo evaporado.
Pongamos un reloj en la puerta de cada despacho, y que avance solo cuando el papel esté quieto.

Lo que aprendí de un mal ministro
Nombraba a gente mejor que él y no la interrumpía. Terminó pasando por brillante y quizá lo era.
—
Llegaba tarde, confundía las siglas y tenía una risa que desarmaba las interpelaciones.
Su talento era la pregunta: quería saber quién había hecho eso antes y dónde estaba ahora.
Los buenos ministros, los que sabían todo, dejaron oficinas vacías de ideas ajenas.
El mío dejó una escuela de subalternos que todavía, en voz baja, sostiene el edificio.

Carta a quien hereda una oficina
Encontrará un cajón sin llave, una planta a medio morir y un expediente que nadie quiso. Empiece por regar.
—
La planta le dirá cuánto duró el anterior y si alguien más entraba.
El cajón contiene tarjetas de presentación con cargos que ya no existen; no las bote, son un mapa.
Deje el expediente para el final de la tarde, cuando se hayan ido los que vinieron a felicitarlo.
Ábralo solo, léalo dos veces y no diga que es culpa de nadie hasta la tercera.

El país que cabe en una fila
Esperé cuatro horas por un pasaporte y oí más economía política que en un semestre de foros. Dejo constancia.
—
Adelante iba un soldador que se iba por dos años; detrás, una señora que regresaba después de veinte.
A mitad de la mañana alguien organizó los puestos en una hoja y la gente la respetó como a la Constitución.
Cuando se cayó el sistema nadie protestó: sacaron termos, hablaron de sus hijos y compararon nubes.
Salí con un documento que sirve para irse y unas ganas grandes de quedarme.

Elogio del acta
Es el género literario más calumniado. Y sin embargo, cuando todo se incendia, lo que se salva es lo que alguien apuntó.
—
El acta no emociona, no rima y casi nunca la firma quien hizo el trabajo.
Pero ahí está quién dijo que sí, a qué hora, y qué condición puso antes de levantar la mano.
He visto caer a hombres muy grandes por una frase de secretario escrita con ortografía dudosa.
Enseñémosla en los colegios, entre el soneto y el ensayo.

No todo es culpa del centro
También la periferia sabe centralizar. Conozco capitales de provincia que tratan a sus veredas como los tratan a ellas.
—
El gobernador se queja del ministro con las mismas palabras con que el corregidor se queja del gobernador.
Cada uno tiene su propio Bogotá, un sitio donde se decide sin preguntar y se contesta sin leer.
La descentralización que falta no es de plata sino de oído.
Empieza, sospecho, por visitar al que queda más lejos de uno, y no por esperar la visita.
`),
};
