import { manuscript, type Beat } from '../beat.ts';

export const CULTURA: Beat = {
  sections: ['/cultura'],
  kicker: 'Cultura',
  tags: ['Cultura del Valle'],
  stories: manuscript(`
El coro de vigilantes que canta a Purcell en el cambio de turno del hospital
Ensayan doce minutos diarios en la portería, entre las seis menos diez y las seis y dos. En junio llenaron el teatro Jorge Isaacs.
Cali, Valle del Cauca · partitura
El director es anestesiólogo y los oyó por casualidad, tarareando cerca de los ascensores, donde la acústica es mejor que en la capilla. Les propuso una sola pieza y la tuvieron lista en dos meses.
Hoy son 23 voces y un repertorio que incluye a Purcell, a Petronio y un bambuco dedicado a la máquina de tintos.
Ninguno lee música. Aprenden de oído, por audios de once segundos que el médico manda durante la guardia.
“Uno pasa la noche diciendo que no se puede entrar; cantar es lo contrario”, reflexiona Libardo Quiñones, bajo y jefe de relevo.
La gerencia autorizó los ensayos con una condición, no usar el altavoz. Los pacientes del segundo piso reclamaron y desde entonces se abre la ventana.

Una vida en fotogramas: la cinemateca rescata cuarenta horas filmadas por un odontólogo de Buga
Entre 1958 y 1983 el doctor Aníbal Saavedra grabó bodas, inundaciones y partidos. Sus nietas encontraron los rollos en la nevera del consultorio.
Buga, Valle del Cauca · cine
Estaban en latas de galletas, entre moldes de yeso y anestesia vencida. El frío los había salvado del hongo.
La cinemateca de La Tertulia digitalizó 112 rollos en ocho meses. Hay un circo que cruza el río Guadalajara con un elefante, tres reinados, la creciente de 1971 vista desde un techo y muchísimas sonrisas en primer plano, por deformación profesional.
## Lo que puede verse
- “El domingo”, 22 minutos, sin sonido y en color.
- “La creciente”, 9 minutos.
- “Boca abierta”, un montaje de risas, 4 minutos.
Los archivistas piden ayuda para identificar rostros. En la primera proyección, una señora de la fila tres se reconoció saltando lazo y tuvo que salir a tomar aire.
El ciclo continúa cada jueves a las siete, con entrada libre. Las nietas llevan galletas, en lata.

Los traductores del mercado: un diccionario reúne las palabras que solo se dicen en la galería
Cuatro lingüistas pasaron dos años oyendo vender. Recogieron 1.260 voces, desde “ñapa” hasta el nombre exacto de la fruta que se parte al caer.
Cali, Valle del Cauca · mercado-plaza
La investigación comenzó con un malentendido. Una de las autoras pidió dos libras de tomate “jecho” y le respondieron que el jecho era su abuelo.
El volumen, publicado por la Universidad del Valle, trae definiciones, audios y un mapa de pasillos. “Empedrado” es el racimo con manchas; “pintar la vara”, fiar sin anotar; “viuda”, la última yuca del bulto.
Los vendedores revisaron las pruebas de imprenta en asamblea y tacharon diecinueve entradas por confidenciales.
“Ahí están nuestros precios de verdad”, justifica Rosalba Hinestroza, del puesto 112.
El libro se vende en la librería de la universidad y, con descuento, detrás del banano.
La segunda edición incluirá los gestos, que son otros cuatrocientos.

Teatro en la sala de espera: una obra de nueve minutos para quienes aguardan turno en la notaría
Seis actores representan divorcios, herencias y poderes entre la gente que viene a firmarlos. A veces el notario tiene que pedir silencio en la ventanilla.
Palmira, Valle del Cauca · teatro
La obra se llama “Compareciente” y no avisa. Una mujer se levanta, discute con su hermano por una nevera y solo al final el público comprende que no eran usuarios.
La compañía Trasluz la ha presentado 64 veces en tres notarías. El texto sale de escrituras públicas antiguas, con los nombres cambiados y la ortografía intacta.
Hubo una función en la que un señor interrumpió para ofrecer un arreglo. Los actores improvisaron y la escena terminó en acuerdo.
El notario segundo, Gonzalo Erazo, dice que las quejas por demora bajaron a la mitad. “Ahora se quejan de que los llamamos antes del desenlace”, añade.
La temporada sigue hasta noviembre, de lunes a jueves, según la fila.

El museo que pidió prestados los objetos perdidos de los taxis y los expuso como tesoros
Hay un violín sin cuerdas, un traje de primera comunión y once dentaduras. La muestra busca dueños, no compradores.
Cali, Valle del Cauca · museo
Cada pieza lleva una ficha con ruta, hora y lo que el conductor recuerda del pasajero. “Iba llorando, pero pagó completo”, dice la del paraguas amarillo.
La curadora Sandra Bueno recogió 240 objetos en la bodega de una empresa de radiotaxi. La cooperativa los guardaba por obligación y ya no cabían.
En tres semanas han aparecido 37 propietarios. El más emocionado fue un músico de Candelaria que recuperó una flauta olvidada en 2011; la tocó ahí mismo, desafinada, y los vigilantes no supieron si impedirlo.
También han llegado falsos dueños. Para evitarlos se pregunta un detalle que no esté a la vista: un rayón, una carta en el bolsillo, un nombre bordado.
La exposición termina en diciembre. Lo que nadie reclame volverá a la bodega, menos las dentaduras, que serán rifadas entre estudiantes de odontología.

Petronio por dentro: cómo se fabrica una marimba que tiene que sonar durante cinco noches
El maestro Belarmino Ocoró corta chonta en menguante y afina con agua. Este año entregará ocho, y una viajará a Berlín con manual de cuidados.
Guapi, Cauca · pacifico-selva
Todo depende de la luna. Si la palma se tumba en creciente, asegura, el bicho se la come por dentro y en el tercer festival ya suena a cajón.
Las tablillas se secan un año sobre el fogón. Después vienen el machete, el oído y una totuma llena: la nota se corrige quitando astillas de un milímetro y mojando el dedo.
## De la selva a la tarima
| Paso | Tiempo
| Corte y secado | 12 meses
| Tallado de 24 tablas | 9 días
| Afinación | 3 días
| Resonadores de guadua | 5 días
Un instrumento de concierto cuesta 4,5 millones de pesos. El de aprendizaje lo cambia por remesa.
La embajada que compró el último pidió garantía escrita. Ocoró la redactó él mismo: “Si suena mal, devuélvala; si suena triste, es la pieza”.

La editorial de Siloé que imprime novelas en las máquinas de los recibos
Usan rollos térmicos y una caja registradora reformada. Cada libro mide ocho centímetros de ancho y puede leerse de pie, en el bus.
Cali, Valle del Cauca · libros
El catálogo tiene catorce títulos. El más corto cabe en un metro de papel; el más largo, una saga familiar de Nataly Ceballos, necesita treinta y ocho.
La idea fue de un exempleado de supermercado al que le pagaron la liquidación con una impresora. “Aquí todo el mundo conserva los recibos; había que poner algo que valiera la pena guardar”, cuenta Yeferson Lasso.
El inconveniente es conocido: la tinta térmica se borra con el sol. La editorial lo convirtió en advertencia de portada, “léase antes de que desaparezca”.
Las ventas se hacen en la estación del cable y en dos peluquerías. Un tomo vale lo mismo que un pasaje.
En la feria de Bogotá agotaron los 300 metros que llevaban. Una lectora pidió autógrafo y hubo que desenrollar hasta la página.

Muere la mujer que le enseñó a bailar a media Cali sin moverse de una silla
Ligia Ante dirigió durante cincuenta años una academia en Sucre. Un accidente la sentó a los treinta, y desde entonces corregía de oído.
Cali, Valle del Cauca · cali-salsa
Decía que el error se oye antes en el zapato que en la cadera. Por eso exigía suela de cuero y piso de tabla, y a los que llegaban con tenis los mandaba a barrer.
Por su salón pasaron tres generaciones de bailarines, dos alcaldes y una monja. Nunca participó en un concurso ni aceptó que la academia llevara su apellido.
“Usted baila muy bien, ahora hágalo con ella”, fue la frase que repitió, según su alumno Evelio Chará, más veces que ninguna.
La despedida será hoy a las cuatro en la sede. No habrá minuto de silencio: pidió uno de timbal.
Los discípulos acordaron dejar la silla en su sitio, junto al tocadiscos, de cara a la pista.

El archivo de Cartago encuentra el acta de un carnaval prohibido y el pueblo decide celebrarlo
La fiesta fue vedada en 1786 por “exceso de risa”. Dos siglos largos después, doce barrios preparan comparsas con base en el expediente.
Cartago, Valle del Cauca · barranquilla-carnaval
El documento, de once folios, describe a los infractores con minuciosidad: un herrero vestido de obispo, tres mujeres a caballo y un burro con bonete.
Lo halló la paleógrafa Edith Villada mientras buscaba linderos. Leyó la sentencia en voz alta, en la sala de consulta, y la archivera tuvo que cerrar la puerta de la carcajada.
El concejo aprobó levantar la pena, por si acaso, mediante acuerdo simbólico. Las bordadoras confeccionan los trajes siguiendo la lista de bienes incautados.
La programación incluye desfile, una lectura dramatizada del juicio y comida de la época: tamal, aguamiel y una colación cuya receta está incompleta, porque la última página se mojó.
El papel del burro sigue vacante. Hay tres aspirantes y, por primera vez, un reglamento.
`),
};

export const BIENESTAR: Beat = {
  sections: ['/bienestar'],
  kicker: 'Bienestar',
  tags: ['Salud y vida'],
  stories: manuscript(`
Caminar acompañado baja la presión más que caminar solo, según un estudio hecho en Cali
La Universidad del Valle siguió durante un año a 412 hipertensos. Los que conversaban en la ruta mejoraron el doble, aunque dieran menos pasos.
Cali, Valle del Cauca · trote
Los investigadores repartieron podómetros y dividieron a los voluntarios en dos grupos. Unos salían por su cuenta; otros, en parejas asignadas por sorteo, sin conocerse.
A los doce meses la presión sistólica del segundo grupo había bajado en promedio once milímetros, frente a cinco del primero. La distancia recorrida era menor: se detenían a hablar.
“No estamos recomendando charlar en lugar de la pastilla”, aclara la cardióloga Adriana Velasco. “La conversación sirve para que la gente vuelva al día siguiente.”
## Lo que aconseja el equipo
- Treinta minutos, cinco días por semana, a un paso que permita contar una historia.
- Evitar de once a tres, por el calor.
- No suspender los medicamentos sin consultar.
De las 103 parejas del experimento, 88 continúan saliendo juntas. Hubo dos matrimonios y una sociedad de buñuelos.

El insomnio de los que cuidan: una línea nocturna escucha a quienes velan a un enfermo
Atienden seis psicólogos y doce voluntarios que pasaron por lo mismo. La llamada más frecuente llega a las 3:20 de la mañana.
Cali, Valle del Cauca · madre-hija
Piedad Rosero llamó la primera vez para preguntar por una dosis y terminó hablando cuarenta minutos de su hermano. Hace cuatro años que lo cuida. “Nadie me había preguntado por mí”, recuerda.
El servicio lo sostiene una fundación con apoyo de la Secretaría de Salud. Ha recibido 5.800 llamadas; en la quinta parte, quien marca no dice nada durante el primer minuto.
Los voluntarios aprenden a respetar ese silencio. También a reconocer las señales de agotamiento: irritabilidad, culpa, dolores que nadie encuentra.
Hay algo más concreto que la escucha: un banco de horas. Un vecino capacitado reemplaza al cuidador por una tarde, y este puede dormir, ir al médico o sentarse en un parque.
El número es gratuito y funciona de diez de la noche a seis de la mañana. No se necesita dar el nombre.

Qué llevar a urgencias y qué dejar en casa: la lista que escribieron las enfermeras del Departamental
Después de una década de ver llegar pacientes con televisor y sin cédula, el servicio publicó una guía de bolsillo. Ya la imprimen en las tiendas.
Cali, Valle del Cauca · hospital
La redactó la jefe Nubia Lerma en un cambio de turno, por detrás de una fórmula. Cabe en una tarjeta y ha reducido en quince minutos el ingreso.
## Sí
- Documento, carné y un número de teléfono escrito en papel.
- Los empaques de todo lo que toma, aunque sea agua de yerbas.
- La hora en que empezó el síntoma.
## No
- Más de un acompañante.
- Comida con olor.
- Aparatos que haya que conectar.
“La gente piensa que lo importante es explicar la enfermedad; nos ayuda más saber qué desayunó”, dice Lerma.
En casos de dolor en el pecho, debilidad de un lado del cuerpo o dificultad para respirar, la recomendación es no hacer la lista: llamar al 123 y salir.
El hospital atiende 640 urgencias diarias. La mitad podría resolverse en un centro de salud.
La tarjeta tiene un espacio en blanco al final. Las enfermeras lo dejaron para que cada familia apunte el nombre del vecino que tiene carro.

Comer con los ojos cerrados: la dietista que enseña a personas ciegas a cocinar sin miedo al fuego
El curso se dicta en un comedor de San Fernando con cuchillos de verdad. El examen final es freír un huevo para alguien que no diga mentiras.
Cali, Valle del Cauca · cocina-arepa
La primera clase no enciende la estufa. Se aprende a oír: cuándo hierve, cuándo dora, cuándo el aceite todavía no.
Marcela Tobar perdió la visión central a los 38 años y dejó de cocinar por orden de su familia. Volvió con un método propio, hecho de marcas en relieve y cucharas de distinto peso.
Han pasado por el curso 94 alumnos. Según el seguimiento, siete de cada diez mejoraron su alimentación, casi siempre porque dejaron de depender del domicilio.
Los accidentes han sido tres cortadas y una arepa voladora. “Se quema más la gente que mira el celular”, apunta la profesora.
La próxima inscripción abre el 15. Los acompañantes pueden asistir, pero con venda.

Los parques donde los adultos mayores juegan: así funcionan los gimnasios de calle que sí se usan
De 61 estaciones instaladas en la ciudad, 40 están oxidadas. En las otras, un promotor llega a las seis y sabe el nombre de las rodillas.
Cali, Valle del Cauca · perro-gato
La diferencia no es el aparato. Un grupo de fisioterapeutas comparó los parques y halló que donde hay una persona a cargo el uso se multiplica por seis.
En el de La Base dirige Orfilia Cruz, de 71 años, exprofesora. Divide a los asistentes por refranes: “los que no madrugan”, “los que piden permiso” y “los que ya para qué”, que son los más cumplidos.
El programa distrital cubre 22 puntos y cuesta 31.000 pesos por participante al mes. El ahorro en caídas, de acuerdo con la aseguradora, es de cuatro veces esa suma.
| Parque | Asistentes por día | Horario
| La Base | 64 | 6:00 a 8:00 a. m.
| El Ingenio | 120 | 5:30 a 7:30 a. m.
| Ciudad Córdoba | 47 | 4:00 a 6:00 p. m.
Para entrar no hace falta inscripción. Se aconseja ir con zapatos cerrados y, si se puede, con alguien que también necesite salir.

El médico que receta cuentos: la biblioterapia llega al puesto de salud de Potrerito
Cada fórmula trae título, autor y una dosis de páginas. El inventario, prestado por la biblioteca departamental, cabe en un gabinete de vacunas.
Jamundí, Valle del Cauca · libros
El doctor Iván Collazos empezó con una paciente que no quería más ansiolíticos. Le entregó una novela corta y una cita para comentarla; volvió con la novela leída y con dos vecinas.
No se trata de reemplazar el tratamiento. El protocolo, avalado por la red de salud mental, se usa en duelos, soledad y tristeza leve, con evaluación cada mes.
La bibliotecaria encargada, Sory Mina, ajusta la lista. Hay obras contraindicadas: una saga familiar fue retirada porque removía herencias.
En un año se prescribieron 318 lecturas y se devolvieron 309. “Cumplen más que con el antibiótico”, bromea el médico.
Los que no saben leer escuchan los audios en la sala, los martes. La radionovela que eligieron va por el capítulo cuarenta y hay que llegar temprano para alcanzar silla.

Agua, sal y sombra: cómo trabajar al sol sin terminar en el hospital
La temporada seca dejó 190 casos de golpe de calor en el Valle. Cortadores, ambulantes y obreros aprendieron a reconocer la primera señal.
Candelaria, Valle del Cauca · valle-cana
A Duván Possú se le fue el sudor. Eso fue lo raro, dice: que estando a pleno sol dejó de sudar. Sus compañeros, que habían recibido una charla esa semana, lo llevaron a la sombra, le mojaron el cuello y llamaron.
El calor avisa en orden. Primero calambres y sed, después mareo y dolor de cabeza; por último piel seca y confusión, que son una emergencia.
## Cinco reglas del programa
- Un vaso de agua cada veinte minutos, sin esperar la sed.
- Suero casero al mediodía: un litro de agua, seis cucharaditas de azúcar y media de sal.
- Diez minutos de sombra por hora.
- Manga larga y clara.
- Nadie trabaja solo.
Tres ingenios corrieron el turno a las cuatro de la mañana. La productividad, para sorpresa de los capataces, aumentó.
Possú volvió al corte a los nueve días. Ahora lleva el termo más grande de la cuadrilla y un pito.

Aprender a nadar a los sesenta: la piscina de Alfonso López le quita el miedo a una generación
En el curso de los sábados hay 80 inscritos y una norma: nadie se burla. La mayoría creció junto al río y nunca se metió.
Cali, Valle del Cauca · nadadoras
Teresa Banguera vivió cuarenta años en Juanchito y tres inundaciones. “Yo al agua le tenía respeto de lejos”, cuenta, con la gorra puesta y los pies en el borde.
El profesor, un exsocorrista, dedica el primer mes a una sola cosa: soltar el aire. Los brazos vienen después, y el estilo, si viene.
La fisiatra del centro destaca los beneficios en artrosis y equilibrio. En el grupo se redujo a la mitad el número de caídas, y cinco personas dejaron el bastón.
A los cuatro meses hay una ceremonia. Cada alumno cruza los veinticinco metros como quiera, flotando o dando manotazos, y al otro lado lo espera su familia con toalla.
Teresa los hizo de espaldas, para mirar el techo. Tardó once minutos y pidió repetir.
`),
};
