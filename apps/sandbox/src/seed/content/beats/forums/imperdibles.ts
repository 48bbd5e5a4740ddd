import { manuscript, type Beat } from '../beat.ts';

export const IMPERDIBLES: Beat = {
  sections: ['/foros-semanario/momentos-imperdibles'],
  kicker: 'Imperdible',
  tags: ['Momentos'],
  by: 'paula-santacoloma-rey',
  stories: manuscript(`
La intérprete de señas que hizo reír al auditorio antes que el humorista
Durante una charla sobre impuestos, Paola Rincón tradujo el chiste con medio segundo de ventaja. La ovación fue para ella.
Bogotá · comediante
Los asistentes sordos rieron primero y el resto de la sala volteó a mirar, convencido de que se había perdido algo.
El humorista, lejos de molestarse, le pidió que contara el siguiente chiste sola, sin voz.
Funcionó tan bien que la organización reubicó desde entonces a los intérpretes en el centro de la tarima.
Paola aclaró después que lo difícil no son los chistes, sino traducir la palabra parafiscales.

El rector que devolvió su premio y pidió que lo rifaran entre las aseadoras
La estatuilla pesaba dos kilos y medio. Terminó en una casa de Ciudad Bolívar, junto a un televisor y una foto de grado.
Bogotá · libros
El rector dijo que el colegio se veía limpio en todas las fotografías del video y que en ninguna aparecía quien lo limpiaba.
Llamó por su nombre a las siete aseadoras, que estaban en la última fila porque él las había invitado.
La rifa se hizo con papelitos en una taza, y ganó Blanca Cecilia Poveda, que trabaja allí desde antes que él.
Al recibirla pidió el micrófono para decir que el baño del segundo piso sigue con una gotera.

Dos gremios enemigos cantaron el mismo himno con letras distintas
El coro de la clausura propuso un ejercicio de escucha. Taxistas y conductores de plataforma lo hicieron sin bajarse del escenario.
Medellín, Antioquia · auto
La directora dividió al auditorio en dos y le entregó a cada mitad una letra escrita por la otra.
Los taxistas cantaron sobre calificaciones y bloqueos de cuenta; los de plataforma, sobre cupos y turnos de dieciséis horas.
A la segunda vuelta, más de uno dejó de leer, según contó ella, porque ya se la sabía.
No firmaron nada ese día; ocho semanas más tarde presentaron juntos una propuesta sobre seguridad social.

El apagón que obligó a debatir a oscuras y mejoró las intervenciones
La luz se fue a mitad del panel de energía. Los moderadores pidieron continuar y descubrieron que sin cámaras se habla más corto.
Riohacha, La Guajira
Cayó a las 10:47, con cuatrocientas personas adentro y un ventilador que siguió girando por pura inercia.
Alguien encendió una linterna y la puso sobre la mesa, hacia arriba, como una vela.
Los panelistas hablaron, en promedio, un minuto y diez segundos, cuando en la primera hora habían gastado cuatro.
La transcripción de esa media hora es la más citada del foro, y el apagón, confirmó la empresa, fue por una iguana.

La niña que corrigió una diapositiva y terminó de asesora del comité
En la lámina decía que la Luna alumbra. Sara Chocontá, de nueve años, pidió permiso para aclararlo y lo hizo sin compasión.
Villa de Leyva, Boyacá
Había ido con su mamá, que vendía arepas en el receso, y estaba dibujando en el piso del pasillo.
Explicó que la Luna refleja y que decir otra cosa a las nueve de la mañana confunde a los que apenas empiezan.
El astrónomo invitado corrigió la lámina en vivo, le dio las gracias y le preguntó qué más había visto.
Ella señaló otras dos, y desde entonces el comité manda las presentaciones a revisión de una mesa de niños.

La señora que le preguntó al ministro cuánto vale una libra de arroz
El funcionario acertó por doscientos pesos y perdió la sala. La escena duró cuarenta segundos y se ha visto dos millones de veces.
Neiva, Huila · arrozal-dron
María Inés Tovar había pedido el micrófono para hablar de riego y cambió de idea mientras caminaba hacia él.
El ministro contestó de memoria, sonrió, y ella le dijo que ese era el precio del lunes.
Sacó del bolso la factura de esa mañana, la desdobló y la puso sobre el atril sin decir nada más.
Él pidió quedarse con ella y, según su oficina, todavía la tiene debajo del vidrio del escritorio.

El empresario que leyó los mensajes que recibió cuando quebró
Eran treinta y siete. Los leyó todos, sin nombres, y al final mostró el que le sirvió para volver a empezar.
Bucaramanga, Santander · arquero
Rubén Darío Plata tuvo una cadena de ferreterías que cerró con 112 empleados y una deuda de 4.800 millones.
Los mensajes iban del pésame al insulto, pasando por varios que le ofrecían comprar los estantes.
El último decía que el martes había partido de fútbol y que llevara guayos, como siempre.
Fue, jugó mal, y de esa cancha salió el socio con quien abrió el negocio que ya paga la deuda.

Tres minutos de una pescadora contra una draga: el discurso completo
Elvira Ballesteros habló sin papel en el foro de puertos y consiguió que se moviera un trazado de 200 millones de dólares.
Buenaventura, Valle · ceviche
Pidió que le proyectaran el plano y marcó con el dedo mojado el sitio donde desovan las corvinas.
“Ustedes tienen el fondo dibujado de azul; nosotros lo tenemos dibujado de comida”, dijo, y nadie en la mesa tomó nota, porque no hacía falta.
El consultor reconoció que ese punto no figuraba en el estudio y pidió ir a verlo con ella.
Fueron el sábado, en su lancha, y el canal se corrió 340 metros hacia el occidente.

Un contador público recitó la reforma tributaria en décimas y explicó el artículo 12
Con sombrero vueltiao y estatuto en mano, Rafael Escorcia logró que mil personas entendieran la retención en la fuente.
Valledupar, Cesar
La charla estaba programada después del almuerzo, que es la hora en que mueren las charlas tributarias.
Empezó con una décima sobre la base gravable y el público creyó que era una broma hasta la segunda estrofa.
Para la quinta, varios estaban haciendo la cuenta en el respaldo del programa y les daba.
La autoridad de impuestos pidió permiso para usar dos versos en su cartilla; él contestó que sí, con retención.

La pausa más larga: una viceministra dijo “no sé” y la sala aplaudió de pie
Le preguntaban por las camas de un hospital que no había visitado. Dos semanas después volvió con la respuesta y con botas.
Inírida, Guainía
El asesor alcanzó a pasarle un papel, y ella lo leyó, lo dobló y lo guardó en el bolsillo.
Dijo que podía repetir esa cifra, pero que no la entendía, y que prefería ir a mirar.
Cumplió: recorrió el hospital con el médico que había preguntado y contó las camas ella misma, que eran doce menos.
El video de la segunda visita casi nadie lo ha visto, aunque es el que cambió el presupuesto.

Un campesino vendió su cosecha desde la tarima en menos de cuatro minutos
La charla era sobre intermediarios. Abelardo Suárez la interrumpió para ofrecer once toneladas de ahuyama y recibió siete propuestas.
Los Palmitos, Sucre · mercado-plaza
El moderador acababa de explicar que entre la finca y el plato hay, en promedio, cuatro vendedores.
Abelardo se puso de pie, dijo cuánto tenía y a cómo, y preguntó quién de los presentes comía ahuyama.
Levantaron la mano un hotel, dos comedores escolares y la cocinera del evento, que además la quería para esa noche.
La venta se cerró en el atril, con la relatora como testigo, y ese panel terminó once minutos antes.

Un ingeniero se puso de pie para decir que el error del puente había sido suyo
Nadie se lo había preguntado. Lo que siguió fue una clase improvisada de veinte minutos sobre cómo se equivoca un profesional.
Honda, Tolima · tren
El panel llevaba una hora repartiendo culpas entre la lluvia, el suelo y el presupuesto.
Alfonso Arciniegas, de setenta y seis años, levantó la mano en la fila doce y dijo que el cálculo de los estribos lo había hecho él.
Explicó en qué confió, qué no revisó y por qué no lo dijo entonces, con una serenidad que desarmó a los abogados.
Su hoja de errores se estudia hoy en tres facultades, y los estudiantes la llaman la página Arciniegas.
`),
};

export const ALIADOS: Beat = {
  sections: ['/foros-semanario/aliados'],
  kicker: 'Aliados',
  tags: ['Alianzas'],
  by: 'ricardo-arbelaez-pinto',
  stories: manuscript(`
Quién paga los foros y qué no puede pedir a cambio: las reglas, por escrito
Publicamos el contrato tipo que firman los patrocinadores, con los montos del último ciclo y las tres solicitudes que rechazamos.
Bogotá
El último ciclo costó 3.140 millones de pesos; el 58 por ciento lo aportaron empresas, el 27 universidades y el resto se cubrió con inscripciones.
Ningún aliado escoge panelistas, revisa preguntas ni conoce las conclusiones antes que el público.
| Tipo de aliado | Aporte | Qué recibe
| Empresa | Hasta $180 millones | Mención y sala de reuniones
| Universidad | Sedes y relatores | Cupos para estudiantes
| Gobierno local | Permisos y logística | Memorias impresas
Este año rechazamos a una empresa que pidió retirar a una panelista, a un ministerio que quería cerrar la sesión y a un candidato.
Las cuentas completas las audita una firma externa y pueden consultarse en la oficina, sin cita.

Seis universidades regionales escriben las relatorías que antes nadie leía
Estudiantes de último semestre resumen cada panel en dos páginas y una tabla. Las descargas se multiplicaron por nueve.
Montería, Córdoba · biblioteca
La alianza empezó por una vergüenza: la memoria del foro de 2018 tenía 214 páginas y once descargas.
Los relatores reciben un taller de escritura, una beca de transporte y su nombre en la portada del documento.
Una regla los protege: ningún panelista puede corregir lo que dijo, aunque sí puede enviar una nota.
De los 96 estudiantes que han pasado por el programa, diecinueve trabajan hoy en redacciones y catorce en alcaldías.

Las radios comunitarias que traducen los foros mientras ocurren
Cuarenta y una emisoras retransmiten en seis lenguas. El acuerdo paga a los traductores y devuelve las preguntas de los oyentes.
Toribío, Cauca
La transmisión en nasa yuwe tiene tres voces que se turnan cada veinte minutos, como en cualquier cabina internacional.
Las preguntas llegan por llamada, por mensaje o, en una vereda de Jambaló, por un niño que baja en bicicleta.
En el foro de agua, una de cada cinco preguntas leídas en la sala venía de esas emisoras.
El convenio se renueva por dos años y suma el embera chamí, que pidieron las radios de Risaralda.

Café, sillas y bicicletas: los aliados pequeños que sostienen un foro grande
Un tostador, un taller de carpintería y una cooperativa de mensajeros explican cómo trabajan detrás de la tarima.
Armenia, Quindío
El café lo tuesta Lucelly Arango la víspera y ella misma calcula cuánto se toma por panel aburrido.
Las sillas se alquilan a un taller que emplea a personas que salieron de prisión, y no se ha perdido ninguna.
Los mensajeros en bicicleta mueven documentos entre sedes y ahorraron ocho viajes diarios de camioneta.
Los tres cobran la tarifa completa; la alianza consiste en que se les paga a cinco días y se les nombra al micrófono.

Una biblioteca para las memorias: el archivo de los foros abre sus cajas al público
Quince años de grabaciones, planos y servilletas quedarán en custodia de la red de bibliotecas, con copia en cada región.
Medellín, Antioquia · libros
El archivo ocupa 118 cajas, entre ellas una con los carteles rotos y otra con las preguntas que no alcanzaron a leerse.
Dos archivistas ordenan el material y ya digitalizaron los audios de los primeros cincuenta encuentros.
La consulta será libre, salvo por nueve sobres que sus autores pidieron abrir cuando dejen el cargo.
El catálogo se presenta en marzo y la primera exposición estará dedicada a las servilletas.

El hospital aliado que pone médicos en los foros y se lleva la lista de espera
Un convenio poco común ofrece consultas gratuitas durante cada jornada. En dos años atendió a 4.100 personas y remitió a 380.
Quibdó, Chocó · hospital
La idea surgió cuando un asistente se desmayó en el panel de salud y había once médicos en la tarima.
Desde entonces hay seis consultorios en el vestíbulo, con historia clínica y farmacia, abiertos también para quien no se inscribió.
Los especialistas regresan a su hospital con los casos que no pueden esperar y con la obligación de contestar en una semana.
El convenio no incluye publicidad; el hospital solo pidió un letrero que diga dónde queda el baño.
`),
};
