import { manuscript, type Beat } from '../beat.ts';

export const POLITICA: Beat = {
  sections: ['/politica'],
  kicker: 'Congreso',
  tags: ['Congreso'],
  stories: manuscript(`
El archivo de los proyectos hundidos ocupa dos sótanos y nadie lo consulta
Más de once mil iniciativas murieron sin votación desde 1991. Una bibliotecaria las ordenó y encontró ideas que hoy se presentan como nuevas.
Bogotá · biblioteca
Marcela Urrego recibió el cargo con una linterna y la advertencia de que había goteras en la letra M.
En siete años clasificó cada proyecto por tema, autor y causa de muerte, que casi siempre fue el calendario.
Entre los papeles apareció una ley de bicicletas de 1994, idéntica en dos artículos a la que se discute este semestre.
“Aquí no se entierran malas ideas, se entierran ideas que llegaron en junio”, explica sin levantar la voz.

La subcomisión que se reunió veintiséis veces para cambiar una coma
El inciso sobre predios baldíos quedó igual, salvo por un signo que decide si el Estado puede o si el Estado debe.
Bogotá · congreso
La primera versión decía que la entidad podrá titular, previa inspección; la segunda movió la pausa.
Con el cambio, la inspección deja de ser un requisito y se vuelve una posibilidad.
Los asesores gastaron cuatro meses y dos diccionarios; un lingüista fue citado como experto y pidió agua.
La plenaria aprobó el texto en once minutos, sin preguntar por la coma.

Quién es quién en la comisión que decide los ascensos militares
Trece senadores revisan cada año las hojas de vida de coroneles y almirantes, en sesiones que duran más de lo que dicen las actas.
Bogotá · senado
La comisión no legisla ni interpela, pero un voto suyo puede cerrar una carrera de treinta años.
Tres de sus integrantes prestaron servicio; uno de ellos guarda la libreta en el cajón del escritorio.
Las deliberaciones son reservadas, aunque el recinto tiene paredes delgadas y el tinto se sirve desde afuera.
Este año revisará cuarenta y dos nombres, cinco con investigaciones abiertas.

Los suplentes se cansaron de esperar y fundaron su propia bancada
Cuarenta segundos renglones sin curul se reúnen los miércoles para estudiar, con calma, leyes que todavía no pueden votar.
Bogotá
El grupo nació en una cafetería frente al Capitolio, donde coincidían por si alguien renunciaba.
Estudian los mismos proyectos que el pleno y publican un voto simbólico, razonado y con fuentes.
En dos ocasiones su concepto fue citado en el recinto por senadores que no los saludan en el ascensor.
El lema, impreso en una libreta, dice que la paciencia también es una forma de oposición.

Sesión en La Macarena: el Congreso viajó y encontró a los citados esperando
La audiencia sobre sustitución de cultivos oyó a sesenta campesinos en diez horas y terminó con una lista de fechas.
La Macarena, Meta
Los congresistas llegaron en dos avionetas y un helicóptero prestado, con carpas y un notario.
A cada persona le dieron cuatro minutos; casi todas usaron tres y cedieron el otro.
Hubo una sola interrupción, la de una gallina que cruzó la mesa y quedó en la grabación.
El acta fija cinco compromisos con responsable y día, cosa que ningún asistente recordaba haber visto.

La ley de lenguaje claro se redactó en lenguaje oscuro y debió repetirse
El proyecto obligaba a las entidades a escribir de modo que se entienda. El primer borrador no lo entendió nadie.
Bogotá · libros
El artículo segundo medía ciento cuarenta palabras y no tenía verbo principal.
Una profesora de primaria de Soacha lo devolvió corregido en rojo, con una carita triste al margen.
La nueva versión cabe en una página y define lo claro como aquello que se comprende en la primera lectura.
Falta un debate; el oficio que lo convoca, según comprobamos, todavía usa la palabra empero.

Los registradores que viajan en lancha para que vote el último caserío
Una mesa instalada a nueve horas de la cabecera recibió setenta y un votos y costó una creciente.
Puerto Carreño, Vichada · urna-votacion
La urna viajó envuelta en plástico y amarrada a la silla, como un pasajero delicado.
El jurado más joven tenía diecinueve años; el de más edad, ochenta, y conocía a todos los votantes por el apodo.
La votación cerró a las cuatro en punto, con sol, y el escrutinio terminó cuando se acabaron las velas.
De regreso el motor falló dos veces; las actas llegaron secas y a tiempo.

El lobista que explica su oficio y publica su agenda
En un país donde nadie admite hacer cabildeo, un exmagistrado abrió oficina, colgó un aviso y responde todas las preguntas.
Bogotá
El aviso dice “gestión de intereses” y debajo, en letra del mismo tamaño, los nombres de los clientes.
Cada reunión con un congresista queda en una página con fecha, tema y documento entregado.
Sus colegas lo consideran ingenuo; él responde que la reserva siempre termina costando más honorarios.
En el último semestre anotó ciento tres citas y ninguna invitación a desayunar.

Un diputado del Vaupés vota por radio y el reglamento no sabe qué hacer
Aislado por el verano del río, envió su decisión por frecuencia corta. La asamblea debatió tres horas si existía.
Mitú, Vaupés · microfono
La voz se oyó con interferencia, pero dijo dos veces la misma cosa y dio el número de cédula.
El presidente preguntó si un voto sin cuerpo es un voto; la secretaria buscó la respuesta en tres códigos.
Al final se admitió con constancia y con la obligación de ratificar cuando bajara la lancha.
El diputado llegó nueve días después y repitió, firme, lo que había dicho.
`),
};

export const NACION: Beat = {
  sections: ['/nacion'],
  kicker: 'Crónica',
  tags: ['Regiones'],
  stories: manuscript(`
El pueblo que cambió de sitio su cementerio antes que la escuela
El río se come la orilla de Puerto Triunfo y los vecinos decidieron qué salvar primero. La respuesta dividió a tres familias.
Puerto Triunfo, Antioquia
La barranca perdió catorce metros en dos inviernos y quedó a cuarenta pasos de la primera cruz.
Los mayores votaron por los muertos; los jóvenes, por los salones, que están un poco más arriba.
Se trasladaron ciento seis tumbas en nueve días, cada una con un pariente de testigo.
La escuela será la próxima, con fecha, planos y un rector que aprendió a leer el río.

Los ascensoristas del edificio más alto de Ibagué llevan medio siglo sin quedarse
El aparato de 1971 funciona con palanca y memoria. Sus tres operarios conocen a cada inquilino por el piso y el perfume.
Ibagué, Tolima
Don Gilberto Oviedo no mira los números: dice que el cable canta distinto a la altura del octavo.
La administración cotizó dos veces el reemplazo y dos veces la asamblea votó dejarlo.
En la cabina hay un banco, un radio y una lista de cumpleaños actualizada en enero.
El último encierro duró seis minutos y ocurrió, recuerdan todos, durante un partido de la selección.

La biblioteca que llega en mototaxi a los barrios de invasión de Soledad
Tres vehículos adaptados prestan libros a domicilio y llevan una multa que se paga contando en público el final.
Soledad, Atlántico · biblioteca libros
El cajón caben ciento veinte títulos, ordenados por lo que dura leerlos: un almuerzo, una semana, un amor.
Las más pedidas son las novelas de misterio; las más devueltas a tiempo, las de cocina.
Quien se atrasa debe contar el final en voz alta, delante de quien espera el ejemplar.
El conductor, Yair Mercado, confiesa que hay finales que ya no quiere oír.

Once mujeres custodian la memoria de una masacre en una pared de tela
Cada nombre está bordado con un objeto que la persona usaba. El mural viaja por el país doblado en una maleta.
El Salado, Bolívar · costura zurcido
Hay una gaita, una bicicleta, un par de zapatos nuevos y una mata de tabaco.
Bordaron sin plan durante cuatro años, primero en silencio y después cantando.
El mural se muestra siempre en el suelo, para que quien lo mire tenga que inclinarse.
En la última visita alguien reconoció un sombrero y preguntó si podía agregar una puntada.

El faro de Punta Gallinas tiene guardián nuevo y aprende a oír el viento
A los veinticuatro años, Jorge Pushaina heredó la lámpara, una libreta y la costumbre de no dormir dos noches seguidas.
Uribia, La Guajira
La luz se ve a quince millas y avisa que ahí termina el continente.
El anterior guardián, su tío, le enseñó a distinguir por el zumbido cuándo se va a aflojar un tornillo.
Los barcos no saludan, pero algunos bajan la velocidad, y eso basta para sentirse acompañado.
Cada mañana anota tres cosas: viento, combustible y si pasó alguien caminando.
`),
};

export const DEPORTES: Beat = {
  sections: ['/deportes'],
  kicker: 'Deportes',
  tags: ['Deporte'],
  stories: manuscript(`
La pesista de Tadó que entrena con un eje de camión y sueña en kilos
Ganó el nacional juvenil con ciento doce en arranque y regresó al patio donde todo empezó, a enseñar a nueve niñas.
Tadó, Chocó
El eje pesa cuarenta y un kilos y tiene grabada la placa del camión que lo perdió.
Heidy Moreno lo levantó por primera vez a los once años, por una apuesta de empanadas.
En la liga le ofrecieron residencia en Cali; aceptó, con la condición de volver cada mes.
Las alumnas entrenan a las cinco, antes de que el sol caliente el hierro.

El último partido en la cancha inclinada de Manizales se jugó cuesta arriba
Durante sesenta años el equipo local escogió siempre el mismo lado en el segundo tiempo. La van a nivelar.
Manizales, Caldas · arquero
Entre un arco y otro hay un metro y medio de desnivel, suficiente para que el balón tenga opiniones.
Los visitantes protestaban; los de casa respondían que la montaña también juega.
El partido de despedida terminó cinco a cinco, con dos goles hechos por la pendiente.
La obra costará lo que una temporada de taxis para recoger balones en la quebrada.

Una velocista sorda marca el récord mirando una luz en el suelo
La señal de salida se enciende al mismo tiempo que el disparo. Con ella, Luisa Paz bajó de doce segundos por primera vez.
Popayán, Cauca
Antes salía cuando veía moverse a las demás, y en cien metros eso es toda una vida.
El sistema lo armó su hermano con un semáforo de bicicleta y una caja de fósforos vacía.
La federación lo homologó después de tres pruebas y ahora viaja en una maleta con ruedas.
En la final nadie aplaudió al verla ganar: el público levantó las manos y las agitó.

El béisbol de San Onofre busca pelotas y encuentra un lanzador zurdo
Con bolas cosidas a mano por las abuelas, un equipo sin patrocinio eliminó a tres clubes de la capital.
San Onofre, Sucre
La pelota lleva centro de caucho, tres vueltas de hilo y cuero de bota vieja.
Pesa un poco más que la reglamentaria, y por eso, sostienen, el brazo de Neiker Banquez parece de resorte.
El muchacho lanza con la izquierda y firma con la derecha para no gastar.
Un cazatalentos fue a verlo y terminó comprando media docena de bolas.

El equipo de rugby en silla de ruedas de Yumbo gana a punta de soldadura
Los chasises los fabrica su propio capitán, que trabajaba en un taller cuando una lámina lo dejó sin caminar.
Yumbo, Valle del Cauca
Una silla importada cuesta lo que un carro pequeño y llega en cuatro meses.
La de Wilmar Sinisterra cuesta la décima parte y se repara durante el entretiempo.
El equipo subió a la primera división con dos ruedas prestadas y un repuesto en el bolsillo.
Los rivales preguntan ya por el precio, y el capitán les contesta después del partido.

La ajedrecista que juega por carta con un preso de La Picota
La partida lleva tres años y cuarenta jugadas. Ninguno de los dos, por ahora, quiere que la partida termine.
Bogotá
El primer sobre llegó por un programa de la biblioteca y traía solo un peón movido.
Constanza Villa contestó con otro y le contó, de paso, que estaba lloviendo.
Desde entonces cada jugada viene con un párrafo sobre el patio, la familia o el caballo de dama.
Ella tiene ventaja de una torre; él, confiesa, tiene más tiempo para pensar.

El velódromo de Duitama reabre de noche y los vecinos ponen la luz
La cooperativa eléctrica cobra la mitad a cambio de que los niños entrenen gratis tres veces por semana.
Duitama, Boyacá
La pista estuvo cuatro años cerrada por una lámpara que nadie contrató.
El día de la reapertura rodaron cien niños y un cura de setenta años que había sido campeón.
La cuenta llega a la tienda de la esquina y se divide en una alcancía con forma de casco.
Tres de los muchachos ya bajan del minuto veinte en el kilómetro con salida lanzada.

Las árbitras de la liga de Sucre estrenan uniforme y piden sueldo fijo
Pitan veinte partidos por fin de semana y cobran por gol, según una vieja costumbre que quieren desterrar.
Corozal, Sucre · futbol-gol
La costumbre venía de los torneos de barrio, donde el juez recibía propina por emoción.
Catorce mujeres decidieron que un cero a cero bien pitado vale lo mismo.
La liga aceptó la tarifa y compró tarjetas nuevas; las viejas estaban pegadas con cinta.
El primer domingo del cambio hubo tres empates, y ninguna de ellas sonrió.

Remar contra la corriente: las niñas de Girardot buscan cupo en el nacional
Entrenan en un brazo del Magdalena que también usan los areneros, con turnos y saludos en voz alta.
Girardot, Cundinamarca
El bote de cuatro plazas llegó partido y lo cosieron con fibra de vidrio y paciencia.
La entrenadora marca el ritmo con una olla; se oye desde el puente y ya nadie se queja.
En verano el cauce baja y hay que cargar el bote doscientos metros sobre la piedra.
El cupo exige dos kilómetros en menos de nueve minutos: les faltan once segundos.

El maratón de Leticia se corre con lluvia, calor y un tramo en otro país
Doscientos atletas cruzaron la frontera dos veces sin pasaporte y terminaron abrazados en una larga calle de barro.
Leticia, Amazonas
La ruta sale del parque, entra a Tabatinga y regresa por donde haya menos charcos.
En el kilómetro treinta los esperan vecinas con agua, sandía y consejos en dos idiomas.
Ganó un soldado peruano que estaba de permiso y no había comprado zapatos para correr.
El último llegó cinco horas después, con la banda tocando todavía.

Un cirujano y su bisturí salvaron la rodilla del portero suplente
Le dijeron que no volvería a saltar. Catorce meses después tapó el penal que clasificó al equipo a la final.
Neiva, Huila · hospital
La lesión ocurrió en un entrenamiento, sin rival y sin televisión.
La doctora Irene Polanía usó una técnica nueva y le advirtió que el trabajo era de él.
Fueron ochocientas horas de piscina y una libreta donde el arquero anotaba cada grado que doblaba.
El penal lo tapó con la otra pierna, precisa, muerto de la risa.

El tejo tiene por fin un torneo sin cerveza y con antidopaje
La federación quiere llevarlo a los juegos regionales. Los veteranos dudan de que así la mecha suene igual.
Tunja, Boyacá
El reglamento nuevo ocupa treinta páginas y dedica cuatro a explicar qué es un bocín.
En la primera prueba se tomaron doce muestras; todas resultaron limpias, con asombro general.
“Uno sobrio ve dos metros más lejos”, reconoció don Hipólito Cely después de reventar seis seguidas.
El público, por su parte, no está obligado a someterse a ningún examen.

La nadadora de aguas abiertas que cruzó la bahía detrás de su papá pescador
Él iba en la lancha tirando carnada para distraer a las rayas. Ella tardó tres horas y salió con hambre.
Tumaco, Nariño
Son nueve kilómetros entre el puente y la isla, con dos corrientes que se pelean a mitad de camino.
Dayana Quiñones los había cruzado muchas veces sentada y quiso saber qué había debajo.
El padre remó sin hablar y solo gritó una vez, para avisarle de un tronco.
La marca no es oficial; el pueblo entero, sin embargo, la cronometró.

Los utileros guardan los secretos mejor lavados del fútbol profesional
Saben quién juega con la camiseta de la suerte, quién esconde la lesión y quién no quiere que le laven las medias.
Pereira, Risaralda · estadio
Un equipo viaja con seiscientos kilos de ropa y siempre falta un guayo izquierdo.
Alirio Cano lleva veintiocho años contando prendas y ha perdido, dice, solo una canillera.
Conoce el ánimo del vestuario por la forma en que tiran la toalla al canasto.
Le han ofrecido dinero por revelar alineaciones; él contesta que lo suyo es la lavandería.

El parapente de Roldanillo aterriza en los colegios con una clase de nubes
Pilotos y profesores enseñan física a partir del vuelo. El examen final se hace a mil metros de altura.
Roldanillo, Valle del Cauca
La primera lección consiste en mirar el cielo media hora sin decir nada.
Después viene la temperatura, la densidad y el motivo por el que los gallinazos nunca se cansan.
Los alumnos mayores de dieciocho vuelan con instructor y regresan, según la rectora, más callados.
El año pasado la nota promedio en ciencias subió ocho puntos.

El estadio de Tuluá cambia el césped y reparte el viejo por macetas
Los hinchas hicieron fila para llevarse un cuadro del área donde el equipo ganó hace años su único título.
Tuluá, Valle del Cauca · estadio
El rollo salió en pedazos de treinta centímetros, con raíz y certificado.
El punto penal se sorteó y lo ganó una señora que no es hincha, pero necesitaba jardín.
El club recogió lo suficiente para pagar el riego de la grama nueva.
En los balcones del barrio crece ahora, dispersa, una cancha entera.

Doña Rubiela, la entrenadora de atletismo que no ha corrido nunca
Aprendió con videos prestados para que su hija no abandonara. Hoy tiene cuatro medallistas y una silla plegable.
Apartadó, Antioquia · trote
La silla marca la meta: donde ella se sienta termina el repecho.
Toma los tiempos con dos relojes porque desconfía de uno, y anota con lápiz en cartones de huevo.
Su método es no gritar; cuando alguien afloja, se quita el sombrero y espera.
La hija ganó el departamental y estudia educación física, para corregir, dice, a su mamá.
`),
};
