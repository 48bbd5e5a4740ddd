import { manuscript, type Beat } from '../beat.ts';

const NEWS = { sections: ['/foros-semanario/noticias'] } satisfies Partial<Beat>;

export const EDUCACION: Beat = {
  ...NEWS,
  kicker: 'Educación',
  tags: ['Colegios'],
  by: 'mariana-cifuentes-uribe',
  stories: manuscript(`
Bachilleres de Soacha midieron el aire de su colegio y ganaron una discusión
Con doce sensores que armaron en clase probaron que el recreo coincidía con la hora más contaminada. El horario cambió a los tres meses.
Soacha, Cundinamarca
El profesor de física pidió medir durante cuarenta días antes de opinar, y esa fue la parte difícil.
A las 9:30, cuando sonaba el timbre, las partículas finas duplicaban el límite por el paso de las volquetas hacia la cantera.
La rectora movió el descanso a las diez y cuarto y la cantera aceptó una ventana sin camiones.
El comité del foro les otorgó la mención de método; el jurado destacó que publicaron también los datos malos.

Cuánto vale un pupitre vacío: la cuenta de la deserción en el sur de Córdoba
Cada estudiante que abandona le cuesta al municipio 31 millones de pesos en ingresos futuros. Prevenirlo vale menos de uno al año.
Puerto Libertador, Córdoba
El cálculo tomó a 840 jóvenes que dejaron el colegio entre 2015 y 2018 y los comparó con sus compañeros de curso.
La causa más repetida no fue el trabajo sino la distancia, seguida de cerca por la vergüenza de ser el mayor del salón.
El programa que mejor funcionó fue también el más barato: una persona que llama a la casa al segundo día de ausencia.
La investigadora Arelis Madera pidió que se financie por cuatro años, porque el efecto aparece en el tercero.

La selección femenina de un colegio de Apartadó explicó la geometría con un balón
El panel sobre enseñanza de las matemáticas se hizo en la cancha, con tiza, y terminó con un tiro de esquina perfecto.
Apartadó, Antioquia · futbol-gol
La profesora Yesenia Mosquera trazó un ángulo desde el banderín y pidió a la sala que adivinara a quién debía pasar el balón la número diez.
Nadie acertó, salvo las jugadoras, que llevan un cuaderno con treinta y seis jugadas dibujadas a escala.
En las pruebas nacionales ese curso subió once puntos en razonamiento geométrico; en aritmética siguió igual, y ella lo dijo.
Su propuesta es que cada institución busque su propia cancha, que puede ser una cocina, una huerta o un taller.

Los internados del Vaupés piden un calendario que respete la pesca
Rectores indígenas presentaron un horario anual de cuatro períodos cortos. El Ministerio aceptó probarlo en nueve sedes durante dos años.
Mitú, Vaupés
La subienda y la cosecha de la chagra vacían las aulas seis semanas al año, y en las estadísticas eso figura como inasistencia.
El calendario propuesto conserva las mil horas anuales, pero las reparte en bloques que terminan cuando sube el pescado.
Los sabedores dictarán una parte de las clases en el río, con notas que cuentan para el boletín.
La viceministra preguntó cómo se evalúa eso; el rector Faustino Lima le respondió que igual que todo lo demás, con preguntas.

El técnico en reparación de celulares más joven de Magangué tiene quince años
Un programa de media técnica enseña a arreglar lo que el barrio usa. El foro revisó a dónde llegaron sus primeros doscientos egresados.
Magangué, Bolívar
De los doscientos, 71 trabajan en lo que aprendieron, 48 siguen estudiando y 19 abrieron un taller propio.
Los demás hacen otra cosa, y los organizadores los invitaron a contar por qué, lo cual produjo la mejor hora del día.
Tres dijeron que el curso llegó tarde; uno, que no le gustaban los tornillos y ahora es enfermero.
La institución rediseñó el programa con esas respuestas y redujo de cuatro a dos los semestres de teoría.

Enseñar a leer a los nueve años sin que el niño se sienta de seis
Un método de tutorías cortas recuperó en un semestre a 2.300 estudiantes rezagados de Sucre. Su manual, de 40 páginas, es gratuito.
Sincelejo, Sucre
Las sesiones duran veinticinco minutos, se hacen en parejas y usan textos sobre motos, fútbol y recetas.
El hallazgo que más discutió el panel es que los mejores tutores resultaron ser los estudiantes de décimo.
A cambio reciben su servicio social cumplido y, según la psicóloga del programa, una razón para no faltar.
De cada cien niños, 78 alcanzaron el nivel de su grado; los otros veintidós siguen en tutoría, con nombre y plan.

La universidad que fue a la vereda y encontró a sus profesores sembrando
Seis carreras se dictan los fines de semana en Planadas con docentes que viven allí. El foro discutió si el modelo puede crecer sin dañarse.
Planadas, Tolima · finca-cafetera
El programa de agronomía tiene ochenta y dos alumnos y un laboratorio prestado por la cooperativa cafetera.
Los profesores de planta viajan una vez al mes; el resto del tiempo enseñan técnicos de la zona, que antes pasaron un año de formación.
La tasa de graduación es de 67 por ciento, doce puntos más que en la sede principal.
Nubia Cuesta advirtió sobre el riesgo de abrir otras veinte sedes en un año electoral y fue el aplauso más largo.

La biblioteca de El Salado presta libros, sillas y una impresora
El foro de educación se instaló dos días en los Montes de María para preguntar qué mantiene abierto un lugar que no vende nada.
El Carmen de Bolívar, Bolívar · biblioteca
La sala abre de dos a ocho porque por la mañana los niños están en clase y los adultos, en el monte.
El préstamo más pedido no es una novela sino la impresora: cédulas, hojas de vida y recibos de la luz.
“Quien viene por una fotocopia se queda mirando un estante; con eso me basta”, dijo la bibliotecaria Luz Dary Redondo.
Su informe registra 11.200 visitas en un año, en un corregimiento donde viven menos de dos mil personas.
`),
};

export const TECNOLOGIA: Beat = {
  ...NEWS,
  kicker: 'Tecnología',
  tags: ['Datos'],
  by: 'fabian-lourido-varela',
  stories: manuscript(`
El banco que dejó de pedir clave y empezó a pedir permiso
El foro de identidad digital comparó cinco métodos de acceso y mostró que el más seguro fue también el que más abandonaron los mayores.
Bogotá · celular
La prueba midió a 1.200 usuarios de entre 18 y 82 años durante tres meses y dos actualizaciones.
El reconocimiento facial detuvo casi todos los fraudes, pero falló el doble con pieles oscuras y con poca luz.
La recomendación fue ofrecer siempre una segunda vía atendida por una persona y no castigar a quien la escoja.
La Superintendencia anunció que usará esos resultados en la circular que prepara sobre biometría.

Un juzgado de Medellín resume tutelas con inteligencia artificial y muestra sus errores
El piloto ahorró nueve horas semanales y se equivocó en una de cada cuarenta. El juez explicó por qué decidió publicar esa cifra.
Medellín, Antioquia · juzgado
El asistente lee el expediente, propone un resumen y subraya de dónde sacó cada frase.
Ningún resumen entra al fallo sin que lo revise un funcionario, que además anota qué cambió.
De los errores, la mayoría fueron fechas; dos fueron graves, porque confundieron al accionante con la entidad.
“Un programa que no confiesa en qué falla no puede estar en un despacho”, sostuvo el juez Álvaro Henao.

La fábrica de Itagüí que puso sensores y descubrió que el problema era el almuerzo
Los datos de vibración no explicaban las paradas de la una. Una operaria sí. El caso abrió el panel de industria conectada.
Itagüí, Antioquia · fabrica
La planta invirtió 320 millones en medir el desgaste de catorce telares y encontró que las fallas se concentraban en una franja de veinte minutos.
Dilia Correa, que lleva dieciséis años en la línea, contó que a esa hora el turno saliente apaga mal para alcanzar el bus.
Correr la ruta quince minutos eliminó dos tercios de las paradas; los sensores sirvieron para demostrarlo.
El ingeniero de la empresa pidió que nadie saque de allí la conclusión de que no había que comprarlos.

El mapa del delito de Cúcuta se hace con lo que la gente no denuncia
Una encuesta de hogares corrigió las estadísticas policiales y movió nueve patrullas. La ciudad abrió el método para que otras lo copien.
Cúcuta, Norte de Santander · policia
Según los partes oficiales, el barrio más peligroso era el que más denunciaba, que resultó ser el que tenía el puesto de policía al lado.
La encuesta, hecha a 3.800 hogares, encontró otro mapa, con extorsiones en tres comunas donde casi nadie llama.
El comandante aceptó moverse con esos datos por noventa días; los hurtos bajaron 12 por ciento en las zonas nuevas y no subieron en las viejas.
Los académicos presentes insistieron en repetir la medición antes de cantar victoria.

Votar por el presupuesto desde el celular atrajo a otros, no a más
Siete ciudades abrieron la votación digital de sus obras de barrio. La participación fue parecida y el promedio de edad bajó dieciocho años.
Pereira, Risaralda · urna-votacion
Los datos rompen la promesa con la que se vendió la plataforma: por cada joven que entró, un mayor dejó de asistir a la reunión.
Donde se conservaron las dos formas, en cambio, la votación creció 41 por ciento y las obras cambiaron.
Ganaron más canchas y luminarias; perdieron los salones comunales, que casi siempre defiende quien madruga a la asamblea.
El panel concluyó que la pregunta útil no es si la urna es digital, sino quién se queda por fuera de cada una.

Tractores compartidos por mensaje: la aplicación que unió a trescientas fincas
En el Valle de Sibundoy la maquinaria se reserva por turnos y se paga por hora medida. Su fundadora llevó al foro el código y las quejas.
Sibundoy, Putumayo · tractor-campo
Había nueve tractores en el valle y casi todos dormían entre semana, mientras los vecinos alquilaban uno desde Pasto.
La aplicación funciona por mensajes de texto porque en la parte alta no entra otra cosa.
Un dispositivo de 90.000 pesos registra las horas del motor y evita la discusión que antes dañaba amistades.
Las quejas son por los turnos de lluvia, cuando todos quieren el mismo día; el criterio que se acordó favorece al que lleva más tiempo esperando.

El reloj que mide caídas y el ingeniero que las tuvo que ensayar todas
Un dispositivo hecho en Popayán avisa a la familia cuando un adulto mayor se cae. Su inventor se lanzó 640 veces sobre una colchoneta.
Popayán, Cauca
Los modelos importados confunden una caída con un aplauso fuerte o con sentarse rápido en una silla de mimbre.
Julián Astaiza grabó con su abuela la manera en que ella se sienta, se agacha y discute, y entrenó el aparato con eso.
El resultado es una falsa alarma cada nueve días, frente a una diaria de los que probó antes.
Cuesta 210.000 pesos y no requiere plan de datos; el primer lote, de cien unidades, lo compró el asilo San Miguel.

Datos abiertos para cerrar un hueco: la alcaldía que publica cada bache
Barrancabermeja numeró 5.140 huecos y mostró cuánto cuesta taparlos. Desde entonces los vecinos dejaron de pedir y empezaron a priorizar.
Barrancabermeja, Santander
El censo lo hicieron mototaxistas con una aplicación que registra el golpe del amortiguador y toma la ubicación.
Tapar todo vale 18.600 millones; el presupuesto anual es de 4.200, de modo que la lista obliga a escoger.
Cada comuna votó sus cien huecos más urgentes y la secretaría publica una foto del antes y otra del después.
El contratista pidió que también se publique la lluvia, porque hay tres esquinas que se vuelven a abrir cada abril.
`),
};
