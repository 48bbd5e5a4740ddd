import { manuscript, type Beat } from '../beat.ts';

export const MEMORIAS: Beat = {
  sections: ['/foros-semanario/memorias'],
  kicker: 'Memorias',
  tags: ['Conclusiones'],
  by: 'catalina-orozco-zea',
  stories: manuscript(`
Memorias del foro de vivienda: siete acuerdos para construir donde ya hay tubos
Constructoras, alcaldías y arrendatarios firmaron un documento que prioriza lotes servidos. Este es el texto, con responsables y fechas de revisión.
Barranquilla, Atlántico · casa-interior
El foro partió de un inventario: en doce ciudades hay 14.300 lotes vacíos con acueducto, energía y calle pavimentada, suficientes para 210.000 viviendas.
Casi todos están quietos por la misma razón, y es que esperar sale más barato que construir.
## Lo que se acordó
- Publicar el inventario de lotes servidos de cada ciudad y actualizarlo cada seis meses.
- Subir el predial del lote vacío por escalones y bajarlo el día en que se expide la licencia.
- Tramitar en cuarenta y cinco días las licencias de menos de veinte viviendas.
- Reservar una quinta parte de los proyectos para arriendo de largo plazo.
- Aceptar el comprobante de pago de arriendo como historia de crédito.
- Revisar las normas de altura en las vías con transporte masivo.
- Volver a reunirse con las cifras de cada ciudad a la vista.
| Ciudad | Lotes servidos | Viviendas posibles | Revisión
| Barranquilla | 1.940 | 29.000 | Marzo
| Cali | 2.610 | 41.500 | Marzo
| Bucaramanga | 880 | 12.200 | Abril
| Pereira | 640 | 9.800 | Abril
Las constructoras dejaron constancia de su desacuerdo con el segundo punto, que consideran un castigo para quien no consigue financiación.
Los arrendatarios, que por primera vez asistían a una mesa de este tipo, pidieron que la próxima no se haga en un día laborable.

Turismo de naturaleza: las cuentas de ocho destinos y lo que ninguno quiso copiar
La mesa comparó ingresos, basura y empleo local. El documento final recomienda menos visitantes en cuatro lugares y más noches en todos.
Nuquí, Chocó
Ocho destinos aceptaron abrir sus libros con una condición: que el nombre apareciera al lado de la cifra, para bien y para mal.
La comparación desmontó la idea de que más viajeros significan más ingresos para el pueblo.
| Destino | Visitantes al año | Gasto por noche | Se queda en el lugar
| Nuquí | 9.200 | $310.000 | 71 %
| Caño Cristales | 16.400 | $280.000 | 58 %
| Cabo de la Vela | 88.000 | $95.000 | 34 %
| Guatapé | 1.200.000 | $62.000 | 29 %
El gasto por noche es mayor donde el cupo es menor, y la parte que se queda crece cuando los guías son del lugar.
Entre las recomendaciones están el cupo por día, la noche mínima y un fondo de manejo de basuras que administre la comunidad.
Nadie quiso copiar, en cambio, el cobro en dólares que ensayó uno de los destinos y que espantó primero a los colombianos.

Así quedó el pacto por la lechería: precio, agua y una cláusula para los meses malos
Productores e industria firmaron un acuerdo de tres años después de once horas de negociación. Publicamos el texto y las dos reservas.
Ubaté, Cundinamarca · ensilaje-finca
El precio por litro se fijará cada trimestre con una fórmula que pesa el concentrado, el transporte y la inflación.
Si llueve más de lo normal y la oferta sube, la industria comprará un 8 por ciento adicional y lo pulverizará.
## Las tres cláusulas nuevas
- Bonificación de 70 pesos por litro a las fincas que midan su consumo de agua.
- Pago a quince días, con intereses si se incumple.
- Un comité de tres personas que resuelve las disputas por calidad en setenta y dos horas.
Las queseras artesanales dejaron una reserva sobre el pago a quince días, pues ellas cobran a treinta.
El acuerdo cubre 11.600 fincas y será revisado en público, con el mismo moderador, cuando cumpla un año.

Qué hacer con el edificio vacío: conclusiones del foro sobre centros urbanos
Seis ciudades llevaron el caso de un inmueble abandonado y salieron con un plan para cada uno. Dos ya tienen quién los habite.
Medellín, Antioquia
La metodología obligaba a llegar con planos, deudas y fotos de los baños, porque el diablo de estos edificios vive en las tuberías.
Se formaron grupos mixtos de arquitectas, bancos y vecinos, y cada uno defendió el edificio de otra ciudad.
| Edificio | Años vacío | Uso propuesto | Costo por metro
| Antiguo seguro social, Manizales | 14 | Residencia estudiantil | $1,9 millones
| Hotel Prado Sur, Santa Marta | 9 | Vivienda en arriendo | $2,3 millones
| Caja Agraria, Ibagué | 21 | Biblioteca y oficinas | $2,1 millones
Demoler resultó más caro en cinco de los seis casos, sobre todo por el manejo de escombros.
El punto más débil de todos los planes es el mantenimiento, que ningún presupuesto contemplaba después del tercer año.
Manizales y Santa Marta abrirán convocatoria; las otras cuatro ciudades pidieron una segunda visita técnica.

Documento final del foro de salud mental escolar: menos campañas y más tiempo
Rectores y psicólogas resumieron en nueve páginas lo que funciona. La primera recomendación es que alguien tenga la puerta abierta.
Cali, Valle
El documento se escribió a mano, en grupos de seis, y ninguna recomendación pasó sin un ejemplo de un colegio real.
La relación actual es de un orientador por cada 1.380 estudiantes; la que se propone, de uno por cada 350, tardaría seis años.
- Tres horas semanales sin clase para el director de grupo, destinadas a conversar.
- Una ruta de una página, pegada en el salón, con nombre y teléfono.
- Formación para las señoras de la tienda y los porteros, que suelen enterarse primero.
- Cero campañas que no incluyan una cita disponible esa misma semana.
La discusión más larga fue sobre los celulares, y el documento recoge las dos posturas sin escoger ninguna.
Una estudiante de noveno leyó la última página, donde pide que no les pregunten cómo se sienten si no hay tiempo para oír la respuesta.

Balance del foro de pesca artesanal: veinte puntos, trece cumplidos y un motor prestado
A un año de la cita de Tolú, la relatora revisó cada compromiso con el documento en la mano y los pescadores en la sala.
Santiago de Tolú, Sucre · ceviche
El año pasado se fueron todos con la copia firmada; este año la mayoría la trajo de vuelta, mojada y con anotaciones.
| Compromiso | Responsable | Estado
| Censo de embarcaciones | Autoridad pesquera | Cumplido
| Cuarto frío de Rincón del Mar | Gobernación | Cumplido
| Veda pagada del pargo | Ministerio | En curso
| Escuela de motoristas | Sena | Incumplido
Trece de los veinte puntos se cumplieron, cuatro avanzan y tres no se han tocado.
La escuela de motoristas no abrió por falta de un motor; un armador presente lo prestó, con acta, hasta que compren el propio.
El próximo corte se hará en Coveñas y los pescadores pidieron que empiece después de las nueve, cuando regresan.

Las cifras de la economía del cuidado que el foro puso en una sola tabla
Ocho estudios medían lo mismo con reglas distintas. Un grupo de estadísticas los reconcilió y publicó los supuestos de cada uno.
Bogotá · madre-hija
Según el estudio que se mirara, el cuidado no pagado equivalía al 13, al 18 o al 22 por ciento de la economía nacional.
La diferencia estaba en el precio de la hora: unos usaban el salario mínimo y otros lo que cobraría una profesional.
| Actividad | Horas diarias, mujeres | Horas diarias, hombres
| Cocinar y servir | 2,1 | 0,4
| Cuidar niños | 1,9 | 0,8
| Cuidar mayores o enfermos | 0,7 | 0,2
| Limpiar y lavar | 1,8 | 0,5
Con un método común, la cifra conservadora es de 17 por ciento, más que el comercio y que la industria.
Las autoras insistieron en que el número no sirve de mucho si no termina en centros de día, y calcularon los que faltan, que son 2.900.
El cuadro completo, con fuentes, puede copiarse; solo piden que no se recorten los supuestos.

Del dicho al presupuesto: qué pasó con las once ideas del foro de juventud
Once propuestas salieron de Popayán con padrino. El seguimiento encontró cinco en marcha, tres guardadas y tres que cambiaron de dueño.
Popayán, Cauca · concierto
La regla era que cada idea tuviera un padrino con firma y un joven con derecho a llamarlo.
De los once padrinos, cuatro ya no ocupan el mismo cargo, y esa resultó ser la principal causa de retraso.
- En marcha: el bus nocturno, la bolsa de primeros empleos, la radio escolar, el banco de bicicletas y la casa de ensayo.
- Guardadas: la tarjeta cultural, el observatorio y la beca de idiomas.
- Con otro dueño: la cocina comunitaria, el festival y la huerta del batallón.
Las tres que cambiaron de manos avanzaron más rápido que las otras, un dato que los jóvenes llevaron subrayado.
Daniela Yotengo, que llamó a su padrino 46 veces, recomendó escoger uno que no aspire a nada.

Minería y agua: los once puntos en que coinciden quienes no coinciden en nada
Ambientalistas, mineros y alcaldes trabajaron a puerta cerrada y publicaron solo lo que todos aceptaron. La lista es corta y tiene dientes.
California, Santander · paramo-frailejones
La condición era no discutir el sí o el no a la minería, sino qué información debería existir antes de cualquier respuesta.
Coincidieron en que hoy esa información no existe o la tiene solo una de las partes.
- Medir el agua durante tres años antes de cualquier licencia.
- Que los medidores sean públicos y sus datos se vean en línea.
- Que el laboratorio lo escojan las dos partes y lo pague un fondo común.
- Que el plan de cierre tenga plata depositada desde el primer día.
El undécimo punto, sobre el mercurio, se aprobó de pie y sin discusión.
La mesa seguirá reunida cada dos meses y sus actas incluirán, por petición expresa, los silencios.

Tabla de posiciones: qué ciudad cumple más lo que firma en los foros
El equipo de seguimiento ordenó cinco años de compromisos por ciudad. La primera no es capital y la última pidió derecho a réplica.
Bogotá · plaza-bolivar
Se revisaron 361 compromisos de 22 ciudades, todos con fecha vencida y al menos dos verificaciones independientes.
| Ciudad | Compromisos | Cumplidos | Porcentaje
| Duitama | 14 | 12 | 86 %
| Pasto | 23 | 18 | 78 %
| Montería | 19 | 13 | 68 %
| Bogotá | 71 | 39 | 55 %
| Santa Marta | 16 | 5 | 31 %
Duitama atribuye su puesto a que firma poco: el alcalde solo promete lo que ya tiene presupuestado.
Santa Marta respondió que tres de sus compromisos dependen de un fallo judicial, lo que el equipo confirmó y anotó al pie.
La tabla se actualizará cada año, en la misma semana, y ninguna ciudad podrá pedir que la retiren.

Lo que dijeron las regalías: resumen de un foro con más preguntas que discursos
Durante seis horas, 118 ciudadanos preguntaron por proyectos de su municipio. Contestaron 41 funcionarios y quedaron 29 respuestas pendientes.
Villavicencio, Meta
El formato prohibía las presentaciones: solo se podía hablar para preguntar o para responder, con dos minutos por turno.
La pregunta más repetida fue por qué una obra pagada no existe; la respuesta más repetida, que existe, pero sin conexión eléctrica.
Se documentaron diecisiete casos de acueductos, puestos de salud y colegios terminados que no se pueden prender.
Planeación Nacional aceptó que un proyecto no se marque como ejecutado hasta que el servicio funcione durante treinta días.
De las 29 respuestas pendientes llegaron 26 en el plazo; las otras tres figuran aquí con el nombre de la entidad.

Carta de Mompox: diez reglas para restaurar sin echar a nadie
Los centros históricos suben de precio cuando se arreglan. El foro de patrimonio redactó un decálogo para que los vecinos alcancen a quedarse.
Mompox, Bolívar
La carta nació de una cifra incómoda: en quince años de restauraciones ejemplares, el centro de Mompox perdió 340 hogares.
- Nadie recibe plata pública para restaurar si desaloja antes de cinco años.
- El maestro de obra local tiene prioridad y se le paga por enseñar.
- Una de cada cuatro casas restauradas se arrienda a precio regulado.
- El ruido termina a las once, también el de los hoteles.
Las otras seis reglas tratan de impuestos, fachadas, ventas callejeras y del derecho a sacar la mecedora al andén.
Doce municipios con centro histórico la adhirieron y Barichara pidió un mes para consultarla en cabildo abierto.
El poeta que la leyó en voz alta la redujo a una línea, y es que un pueblo bonito sin gente es una postal con recibo de luz.
`),
};
