import { manuscript, type Beat } from '../beat.ts';

/** The older forums that have no programme in the calendar. */
export const ANTERIORES: Beat = {
  sections: ['/foros-semanario/foros-anteriores'],
  kicker: 'Crónica',
  tags: ['Foros anteriores'],
  by: 'hernan-duque-tamayo',
  stories: manuscript(`
El foro de seguridad alimentaria que empezó con un desayuno y una factura
En Montería cada asistente recibió el recorrido de su propio plato. La yuca había viajado 40 kilómetros y la leche en polvo, 9.000.
Montería, Córdoba
El desayuno se sirvió a las siete y media y nadie podía probarlo sin leer primero la tarjeta que lo acompañaba.
El programa fue breve y se cumplió al minuto, algo que los veteranos del auditorio agradecieron en voz alta.
| Hora | Sesión | Quién
| 07:30 | Desayuno con factura | Cocineras del Sinú
| 08:45 | Lo que importamos sin necesidad | Ignacio Rocha Bustamante
| 10:15 | Panel: la compra pública local | Tres secretarías de Educación
| 11:30 | Compromisos | Asistentes
El dato central fue que los restaurantes escolares del departamento compran a productores locales apenas 16 de cada 100 pesos.
Las secretarías firmaron llegar a treinta en dos años, con un calendario de siembras que se publica antes de cada licitación.

Cuando el foro de aguas se quedó sin agua y siguió por tres horas más
Un daño en el acueducto de Santa Marta interrumpió la jornada sobre acueductos. La sesión improvisada produjo las mejores conclusiones.
Santa Marta, Magdalena
A las 9:20 el administrador del hotel avisó que no había agua en los baños y que no sabía cuándo volvería.
El moderador preguntó si se suspendía, y una señora del barrio Bastidas contestó que para ella ese era un miércoles cualquiera.
Se cambió el programa: los técnicos explicaron el daño en directo, con el plano de la red y el teléfono del operario en altavoz.
El público entendió en una mañana lo que significan una válvula sin mantenimiento y un tanque sin respaldo.
El servicio regresó a las 12:40, hubo un aplauso y quedó firmado un plan de válvulas que ya va por la mitad.

Paz territorial en Florencia: dos días de foro y un silencio de ocho minutos
Víctimas, excombatientes y comerciantes compartieron mesa en el Caquetá. La relatoría se escribió sin adjetivos por petición de todos.
Florencia, Caquetá · amazonas-rio
Antes de comenzar se acordaron tres reglas: hablar en primera persona, no interrumpir y no aplaudir.
La primera mañana intervinieron veintitrés personas; la segunda, las mismas veintitrés, para decir qué habían oído.
El silencio ocurrió cuando un excombatiente reconoció a la maestra de su vereda en la fila de enfrente.
Nadie supo quién debía romperlo y lo hizo ella, al preguntarle si había terminado el bachillerato.
Del encuentro salieron un fondo de transporte escolar y una cooperativa lechera, que todavía reparte utilidades.

Trescientos jóvenes y ningún discurso: el foro que se hizo caminando por Bosa
La jornada sobre espacio público recorrió siete kilómetros con paradas de veinte minutos. Hubo lluvia, empanadas y un acuerdo.
Bogotá · lluvia
Los panelistas fueron advertidos de llevar zapatos cómodos; dos no hicieron caso y terminaron descalzos.
Cada parada tenía una pregunta escrita con tiza, un responsable de la alcaldía y un vecino que la había formulado.
En la cuarta, junto al canal, una estudiante midió con un metro el ancho del andén y dio 61 centímetros.
El subdirector de obras se comprometió allí mismo, mojado y sin paraguas, a corregir los nueve tramos más angostos.
Ocho de los nueve están listos; el último espera el traslado de un poste que ninguna empresa reconoce.

El primer foro: así fue la mañana de 2009 en que todo cupo en un salón parroquial
Setenta y dos personas, un proyector que no prendió y una discusión sobre carreteras. Tres asistentes recuerdan cómo nació el ciclo.
Facatativá, Cundinamarca · cabina
La idea era simple: sentar frente a frente a quien construye una vía y a quien la usa, con café y sin corbata.
El proyector falló, de modo que el ingeniero dibujó el trazado en el reverso de un cartel de bazar.
Don Marcelino Cubillos, transportador, le corrigió dos curvas con el dedo, y esas correcciones están hoy en la carretera.
La memoria de aquel día ocupa cuatro páginas a máquina y se conserva con una mancha de tinto en la segunda.
De los setenta y dos asistentes, once siguen viniendo; Marcelino, que cumplió ochenta y cuatro, reserva siempre la silla del pasillo.

Innovación en Pereira: el foro que premió la mejor idea equivocada
Entre ciento ochenta proyectos, el jurado distinguió a uno que fracasó y documentó por qué. Su informe evitó otros cuatro errores.
Pereira, Risaralda · cafe-grano
El proyecto quería secar café con calor residual de un centro comercial y funcionó muy bien hasta que cambiaron el aire acondicionado.
Sus autores escribieron once páginas sobre lo que no preguntaron, y ese texto fue el que ganó.
| Puesto | Proyecto | Origen
| 1 | Secado con calor residual, informe de fracaso | Dosquebradas
| 2 | Empaque de cascarilla | La Virginia
| 3 | Riego por horas para viveros | Santa Rosa de Cabal
Los 40 millones del premio se usaron en un segundo intento, esta vez con contrato de arrendamiento del calor.
Va bien, cuentan, aunque aprendieron a no decirlo demasiado fuerte.

Un foro sobre el silencio: contaminación acústica, discotecas y sueño en Cartagena
Los asistentes durmieron la víspera en un barrio ruidoso para llegar con datos propios. La encuesta de la mañana fue devastadora.
Cartagena, Bolívar · copa-bar
Sesenta invitados aceptaron pasar la noche en hostales de Getsemaní con un medidor de sonido en la mesa de noche.
El promedio fue de 71 decibeles a las dos de la madrugada, cuando la norma admite cincuenta y cinco.
Durmieron, según su propio registro, cuatro horas y diez minutos, y así llegaron a discutir la política nocturna.
Los dueños de bares, que habían dormido en los mismos hostales, aceptaron mover los parlantes hacia adentro.
El ruido bajó nueve decibeles en las seis cuadras del acuerdo y los clientes, que podían irse, se quedaron.

La mesa que reunió a camioneros y ciclistas en el alto de Letras
Nueve horas de foro a 3.600 metros sobre cómo compartir una vía de siete metros. Hubo aguapanela, mapas y una promesa de distancia.
Herveo, Tolima · ciclista-montana
La cita fue en un parador, para que ninguno de los dos gremios se sintiera visitante.
Los camioneros llevaron a la mesa un video de sus puntos ciegos; los ciclistas, los nombres de sus muertos.
Se señalaron catorce lugares en los que la berma desaparece y donde, de ahora en adelante, el camión espera.
El acuerdo incluye un canal de radio común para los domingos y una luz obligatoria en el casco.
Un año después, el tramo pasó de once accidentes a cuatro, y la mesa se volverá a reunir a la misma altura.

Qué pasa cuando se invita a los niños a un foro de presupuesto en Envigado
Cuarenta estudiantes de quinto repartieron mil fichas entre nueve rubros. Los concejales hicieron el mismo ejercicio en la sala de al lado.
Envigado, Antioquia · billetes
Los niños pusieron 310 fichas en parques y agua, 190 en comida y 160 en arreglar la casa de los abuelos.
A publicidad le dieron cero, y la niña que presentó los resultados explicó que no entendieron para qué sirve.
Los concejales dejaron allí cuarenta y cinco, y tuvieron que explicarlo delante de ella.
La comparación se publicó en la cartelera de la alcaldía durante un mes, con las dos columnas a la misma altura.
En el presupuesto siguiente, el rubro de publicidad bajó a la mitad; el alcalde asegura que ya lo tenía pensado.

El foro de comercio de San Andrés se hizo sin importar un solo refrigerio
Toda la comida de la jornada se pescó, se sembró o se horneó en la isla. El ejercicio costó más y enseñó por qué.
San Andrés, San Andrés y Providencia
El menú de dos días exigió diecinueve proveedores, cuando un hotel suele arreglarlo con uno solo y un barco.
Cada plato llevaba su precio y el de su equivalente importado, y en once de catorce el local salió más caro.
La diferencia no estaba en el pescador sino en el hielo, que cuesta el triple que en Cartagena.
La cooperativa raizal y la cámara de comercio presentaron una planta compartida, que empezó a producir el septiembre siguiente.
En la clausura se sirvió rondón y nadie preguntó de dónde venía.

Diez años del foro de ciudades: qué prometían los alcaldes y quién se acuerda
Reunimos en Bucaramanga a nueve exalcaldes para oír las grabaciones de su propia intervención. Siete pidieron corregirse y dos, la copia.
Bucaramanga, Santander
La sala estaba a oscuras y cada uno escuchó, con los demás, los tres minutos que pronunció cuando gobernaba.
Un metro ligero, dos aeropuertos, cuatro parques lineales y un río navegable salieron de los parlantes.
| Anuncio | Año | Hoy
| Parque lineal del oriente | 2013 | Abierto, la mitad
| Metro ligero | 2014 | Sin estudios
| Colegio nocturno | 2015 | Con 900 alumnos
La exalcaldesa de Girón fue la única que no quiso rectificar, porque prometió un colegio nocturno y lo hizo.
El ejercicio se repetirá con los actuales, a quienes ya se les advirtió que hay grabación.

Mujeres en la ingeniería: el panel más corto y la fila más larga del foro de Tunja
La mesa duró treinta y dos minutos. La conversación con estudiantes, en el pasillo, se extendió por dos horas y media.
Tunja, Boyacá · campero-taller
Cuatro ingenieras contaron cuánto ganan, quién cuidó a sus hijos y cuántas veces las confundieron con la secretaria.
La organización había previsto diez minutos de preguntas y hubo que apagar las luces para desocupar la sala.
En el pasillo, ciento noventa estudiantes hicieron fila para hablar con una de ellas, casi siempre sobre lo mismo.
Querían saber si se puede volver después de un embarazo, y las cuatro respondieron que sí y dijeron cuánto les costó.
De esa fila nació una red de mentoras que suma hoy 640 parejas en once ciudades.
`),
};
