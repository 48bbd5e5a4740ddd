import { manuscript, type Beat } from '../beat.ts';

export const MUJERES: Beat = {
  sections: ['/semanariorural/mujeres-rurales'],
  kicker: 'Mujeres rurales',
  tags: ['Mujeres'],
  stories: manuscript(`
Las parteras de Timbiquí ya tienen lancha propia y motorista con turno
Recogieron el dinero vendiendo viche y hoy atienden a tiempo los nacimientos de las nueve comunidades del río.
Timbiquí, Cauca · pacifico-selva
La lancha se llama Doña Eusebia, como la que enseñó a todas, y lleva camilla, faro y una nevera pequeña.
Antes remaban hasta cuatro horas de noche, con el viento en contra y la parturienta contando contracciones.
El hospital les reconoció el registro: cada niño que reciben sale con su papel firmado.
Van sesenta y dos viajes y una sola discusión, por quién le pone nombre al motor de repuesto.

Panaderas de Pupiales amasan de noche y estudian contaduría de día
El horno comunitario paga la matrícula de siete socias, que ahora revisan los libros de las demás asociaciones.
Pupiales, Nariño · galletas
La primera hornada sale a la una de la mañana y huele hasta la iglesia.
A las ocho las mismas manos, sin harina, están sobre un balance de prueba en el salón comunal.
“Nos cansamos de firmar lo que otros sumaban”, explica Maritza Cuaspud en su descanso de quince minutos.
La cooperativa lechera del municipio les encargó su auditoría y pagó con mantequilla y transferencia.

Cien tejedoras de Curití compraron la máquina que las iba a reemplazar
Hilan el fique en la mitad del tiempo y dedican el resto a diseñar tapetes que se venden con su firma.
Curití, Santander · costura
La noticia de que una empresa instalaría la hiladora corrió como corren las malas noticias: más rápido que el bus.
Las artesanas hicieron cuentas y llegaron primero, con una cuota inicial de cien partes iguales.
La máquina tuerce el hilo; el dibujo, dicen, sigue saliendo de la cabeza.
En el taller nadie perdió el oficio y tres aprendieron uno nuevo, que es cambiar rodamientos.

La emisora de Calamar donde las campesinas dan las noticias del mercado
Dos horas al día leen precios, buscan mulas perdidas y enseñan a redactar una queja sin insultar a nadie.
Calamar, Guaviare · microfono
El programa nació porque el comprador sabía el precio de la capital y ellas no.
Ahora llaman a tres plazas, comparan y leen el resultado a las cinco de la mañana, antes del trato.
El espacio más oído es el de objetos extraviados, que ha devuelto una dentadura y un toro.
La señal llega a dieciocho veredas; donde no llega, alguien la repite por teléfono.

Las viveristas de Amalfi que repueblan de árboles la orilla minera
Cincuenta mujeres producen plántulas nativas y vigilan, palo por palo, que lo sembrado no se muera al segundo verano.
Amalfi, Antioquia
Sembrar es fácil, repiten; lo difícil es volver en agosto con el balde.
Cada lote tiene una responsable y una planilla con tres columnas: vivo, enfermo, comido.
El abarco y el cedro salen de semilla que ellas mismas recogen en caminatas de dos días.
De las treinta mil plántulas de la primera campaña sobreviven siete de cada diez, el doble de lo usual.

La guardería de cosecha de Piendamó abre a las cuatro y media
Las madres recolectoras dejan allí a sus hijos y trabajan la jornada completa por primera vez en su vida.
Piendamó, Cauca · aula
Los niños llegaban al cafetal amarrados a la espalda y pasaban el día debajo de un plástico.
El salón lo prestó la junta; los colchones, la parroquia; y el desayuno sale del huerto de atrás.
Deyanira Cuchillo, que estudió para maestra, canta más de lo que habla y nadie llora después de las seis.
Los dueños de finca aportan por cada recolectora y ninguno ha pedido rebaja.

Las mieleras de Anolaima firman con huella y con número de panal
Treinta y cuatro apicultoras envasan por floración y cuentan en la etiqueta qué estaba abierto ese mes en el monte.
Anolaima, Cundinamarca · apiario
La miel de enero sabe a mango y la de julio, a eucalipto; mezclarlas era, según ellas, contar mal la historia.
El envase lleva la huella de quien lo llenó, impresa en tinta dorada.
Empezaron con seis cajas donadas y una sola careta que se turnaban como en misa la mantilla.
Este año inauguraron sala de extracción con azulejo, agua caliente y horario.

La abogada de Tierralta que atiende bajo un caracolí los jueves
Ayuda a tramitar herencias y alimentos a mujeres que nunca habían entrado a una oficina. Cobra en yuca o no cobra.
Tierralta, Córdoba · juzgado
Sandra Hoyos instaló la mesa en el parque porque el edificio del juzgado tiene escaleras y las escaleras asustan.
Lleva sellos, papel y una tía que entretiene a los niños con un trompo.
En cinco años ha redactado mil cien solicitudes; el ochenta por ciento se resolvió sin pelear.
Los jueves de lluvia atiende en la panadería, que abre la puerta trasera para la fila.

Boxeo, siembra y cuentas claras: la escuela de muchachas de Turbo
Entrenan tres tardes y trabajan dos en un lote de plátano que les paga guantes, viajes y bachillerato.
Turbo, Antioquia · guantes boxeo
El gimnasio era una bodega de cartón y conserva el olor a banano maduro.
La entrenadora, Yesenia Palacios, exige dos cosas: mirar de frente y mostrar las notas.
El lote produce treinta racimos por semana; el contrato con el comprador lo negoció la más callada.
Ninguna ha ganado todavía un cinturón, pero once terminaron el colegio y eso también se cuelga en la pared.

La ruta de cocineras de Barú que compra todo a menos de veinte kilómetros
Pescado, coco y yuca se consiguen con vecinos, y el menú cambia según lo que diga la canoa.
Barú, Bolívar · playa
Los hoteles traían de lejos hasta el limón, mientras los patios lo dejaban caer.
La lista de proveedoras está pintada en la pared con nombre, producto y día de entrega.
Si el viento no dejó pescar, hay sopa de fríjol de palo y el turista se entera de que el mar también descansa.
Nueve cocinas forman la ruta; se rotan los grupos para que ninguna trabaje sin domingo.

Las tractoristas de Espinal aprobaron el examen y piden el siguiente
Un curso de ochenta horas formó a catorce operadoras de maquinaria, que ya preparan la tierra de media vega.
Espinal, Tolima · tractor-campo
La primera clase consistió en cambiar un filtro sin romper la uña; la segunda, en romperla sin quejarse.
Hay quien contrata a Lizeth Guzmán porque va más despacio y deja el surco más derecho.
El seguro les bajó la prima: en dos temporadas no registraron un solo choque.
Quieren aprender ahora a manejar la combinada, que mide cuatro metros de ancho y da más miedo que las preguntas.

La herencia del apellido: las ganaderas de Sahagún reparten la tierra en vida
Cinco familias firmaron acuerdos para que hijas y nueras reciban su parte antes del entierro y sin pleito.
Sahagún, Córdoba · juzgado
La costumbre daba el ganado al varón y la máquina de coser a la mujer, aunque ella ordeñara.
El acuerdo se escribe en presencia de todos, con avalúo, almuerzo y un notario que viaja por horas.
Doña Elsa Bula repartió primero y se quedó con la casa y la vaca mayor: quería ver, dijo, cómo les iba.
Dos de las herederas juntaron lotes y crían hoy el mejor destete de la vereda.

Las recolectoras de piangua de Mosquera cuentan su propia veda
Dejan descansar tres manglares por turno y miden cada concha con un anillo de alambre antes de echarla al canasto.
Mosquera, Nariño · pacifico-selva
La concha que pasa por el anillo vuelve al barro, aunque haya costado media hora sacarla.
La decisión no vino de ninguna autoridad: la tomaron ciento veinte mujeres sentadas en una balsa.
Al año el manglar cerrado tenía tres veces más y de mejor tamaño.
Los compradores protestaron una semana; después empezaron a pagar por docena y no por saco.

El banco de tiempo de Guasca: una hora de azadón por una hora de cuidado
Setenta vecinas cambian oficios sin dinero y llevan la cuenta en una libreta que pasa de casa en casa.
Guasca, Cundinamarca
Quien cuida a un enfermo acumula horas; quien necesita podar un árbol las gasta.
Vale igual la hora de la modista que la de la que cava, y esa fue la discusión más larga.
La libreta ha registrado dos mil cambios y solo una deuda sin pagar, perdonada en Navidad.
La biblioteca del pueblo la digitalizó; las socias siguen prefiriendo la de papel.

Las caficultoras de Balboa tuestan, muelen y manejan la caja de la asociación
Después de veinte años de entregar el grano a nombre de otros, ciento ocho productoras venden con marca propia.
Balboa, Cauca · finca-cafetera
El carné de caficultor estaba casi siempre a nombre del marido, incluso cuando el marido vivía en otra ciudad.
El cambio de titular tomó ocho meses y una visita colectiva que llenó dos chivas.
La marca se llama Firma Propia y el empaque reproduce las rúbricas de todas, diminutas, como un encaje.
Con la primera utilidad compraron la caja fuerte; con la segunda, una silla cómoda para la tesorera.
`),
};

export const TECNOLOGIA: Beat = {
  sections: ['/semanariorural/tecnologia'],
  kicker: 'Tecnología',
  tags: ['Tecnología rural'],
  stories: manuscript(`
La estación del tiempo de Samacá cabe en un balde y predice la helada
Un profesor y sus alumnos armaron doce sensores que avisan por mensaje con tres horas de anticipación sobre el frío.
Samacá, Boyacá · aula
Cada estación lleva un termómetro, una pila de linterna y una antena hecha con lata de atún.
El aviso llega a ciento cuarenta celulares, ordenados por la altura de su lote.
La primera noche que sonó, los productores regaron a tiempo y salvaron la arveja.
El aparato cuesta menos que una libra de semilla certificada y se repara con destornillador de gafas.

El dron de Saldaña que fumiga menos porque mira primero
Antes de volar con producto, recorre el arrozal con una cámara y marca en un mapa solo los parches enfermos.
Saldaña, Tolima · arrozal-dron
El vuelo de inspección dura veinte minutos y pinta el lote de tres colores.
La segunda pasada aplica donde está rojo, que casi nunca supera la quinta parte.
La asociación comparte el equipo entre cuarenta arroceros, con calendario y seguro.
El piloto, de veintidós años, volvió de la ciudad para hacerlo y dice que no piensa aterrizar.

Una red sin operador conecta seis veredas de Suárez con antenas de guadua
Los propios vecinos instalaron los equipos y pagan la cuota con horas de mantenimiento, casi siempre los domingos.
Suárez, Cauca · celular
La empresa respondió que no había suficientes clientes; la vereda respondió que sí había guaduas.
Cada torre mide catorce metros y mira a la siguiente por encima del cañaduzal.
El servicio alcanza para tareas, mensajes y una llamada de video si nadie más está en clase.
Cuando llueve fuerte se cae la cuarta torre, y quien vive más cerca sube con el repuesto.

El nevero solar de Bahía Solano que guarda el pescado hasta el viernes
Una cámara fría alimentada por paneles cambió la hora de la venta y el precio de la sierra.
Bahía Solano, Chocó
Antes había que vender antes de las diez, a lo que ofreciera quien tuviera hielo.
El cuarto mantiene doscientos kilos a dos grados y se abre tres veces al día, con campana.
Los pescadores fijan el precio el jueves por la noche, con la avioneta ya confirmada.
Lo que más tardó en llegar fue la puerta: la trajeron acostada sobre dos canoas.

El mapa de suelos de Sibundoy lo dibujaron los mayores con carbón
Agrónomos y taitas cruzaron conocimientos para decidir dónde sembrar. El plano final tiene colores de laboratorio y nombres en kamëntšá.
Sibundoy, Putumayo
Los mayores distinguen la tierra por el olor y por la planta que crece sola.
El laboratorio midió acidez en sesenta puntos; coincidió con el carbón en cincuenta y cuatro.
En los otros seis hubo que volver, y en cuatro de ellos se había equivocado el frasco.
El mapa se consulta en la casa del cabildo y no se puede fotografiar sin permiso.

Ordeñar con reloj: el collar que avisa cuándo una vaca va a parir
Diez hatos del altiplano prueban un sensor que cuenta pasos y rumias y llama al dueño antes de la madrugada difícil.
Cogua, Cundinamarca · leche-ordeno
Una vaca que camina de más y rumia de menos está diciendo algo, y el collar traduce.
La llamada llega con el número del animal y la mejor ruta hasta el potrero.
En la prueba hubo veintisiete avisos y veintiséis terneros; el otro fue un perro que la asustó.
El equipo se carga con el sol y resiste, según comprobó una novilla, un baño en la quebrada.

El molino de San José de Uré se mueve con la corriente y muele para tres pueblos
Una turbina flotante, anclada entre dos ceibas, produce energía de día y de noche sin represar el caño.
San José de Uré, Córdoba
La turbina parece una canoa con aspas y cabecea cuando pasa la creciente.
Con su corriente funcionan el molino de maíz, la nevera de la tienda y un taller de soldadura.
La diseñó un grupo de estudiantes que perdió dos prototipos río abajo; el primero lo encontraron en Montelíbano.
El molinero cobra una totuma por quintal y barre él mismo la orilla.

El celular que identifica plagas ya habla con acento del campo
La aplicación reconoce manchas en la hoja y responde con la voz de un agrónomo que dice “vea pues” antes del diagnóstico.
La Ceja, Antioquia · celular
La primera versión entendía inglés y no distinguía una roya de una quemadura de sol.
La entrenaron con once mil fotos tomadas por estudiantes, con sombra, con barro y con dedos delante.
Acierta ocho de cada diez veces, y cuando duda lo dice y pide llamar a alguien.
Esa última frase, cuentan los desarrolladores, fue la más difícil de programar.

Un secador de hierbas con luz de bombillo salvó el orégano de Ricaurte
El equipo mantiene el color y el aroma aun en semanas de lluvia, cuando antes se perdía la mitad del corte.
Ricaurte, Nariño
Secar al sol en un municipio de niebla era una apuesta que se perdía casi siempre.
La caja tiene seis bandejas, un ventilador de computador y un termostato de nevera vieja.
La tanda dura nueve horas y la producción sale verde, no parda, que es lo que paga el laboratorio.
El plano se vendió a tres asociaciones por el precio de las bandejas.

La impresora de repuestos de Sogamoso que revive molinos de 1940
Escanea piezas rotas, las funde en metal y evita que una finca entera espere dos meses por un piñón.
Sogamoso, Boyacá · fabrica
Las fábricas que hicieron esos molinos ya no existen, pero sus tornillos siguen apretando.
El taller del instituto técnico recibe la pieza en una bolsa y entrega otra en cuatro días.
Han copiado ciento ochenta, entre ellas la campana de una capilla que no estaba en la lista de precios.
El archivo de medidas es público y tiene un nombre largo que todos abrevian: la memoria.

La plataforma que vende gallinas antes de que nazcan, en El Carmen
Compradores de la ciudad pagan la crianza por cuotas y siguen a su ave con una foto semanal.
El Carmen de Viboral, Antioquia
Cada pollita recibe un nombre que no siempre escoge el granjero.
La cuota cubre el maíz; a cambio llegan huevos cada quince días y, al final, una decisión.
La mayoría pide que la suya se jubile en el corral, lo que obligó a ampliar el corral.
Ochenta y dos criadoras usan el sistema y discuten si aceptar pavos.

El laboratorio de suelos de Zipaquirá que viaja en una bicicleta
Con reactivos, báscula y una tabla de colores, dos técnicas entregan el resultado en la misma mesa donde se toma el tinto.
Zipaquirá, Cundinamarca · laboratorio
Mandar una muestra a la capital tomaba un mes y el surco no espera.
Las técnicas hacen cuatro pruebas básicas y dejan la receta escrita con letra grande.
Si encuentran algo raro, envían un frasco al laboratorio mayor y vuelven con la respuesta.
Recorren veintidós kilómetros al día; la báscula va en la canasta, envuelta en un saco de lana.

El cable aéreo de la panela: un motor de moto sube la carga en Útica
Por una guaya de seiscientos metros pasan bultos, mercados, remedios, una novia y, una sola vez, un piano.
Útica, Cundinamarca
El camino de herradura tardaba una hora y se cerraba con el primer aguacero.
El motor quedó de una moto sin papeles; la guaya la donó una empresa que cambiaba la suya.
Por norma, nadie se monta, aunque los niños han presentado varias peticiones.
El piano era para la escuela y llegó afinado en todas las teclas menos dos.

El riego que decide solo en Nátaga se apagó un día y nadie lo notó
Un controlador barato mide la humedad del suelo y abre la válvula únicamente cuando hace falta. Falló y la finca siguió bien.
Nátaga, Huila · cacao
El equipo pasó cuatro días sin energía y las plantas no mostraron sed.
El ingeniero revisó los datos y concluyó que llevaban años regando de más.
Bajaron la dosis un treinta por ciento y la producción de cacao se mantuvo.
“Compramos un cerebro para aprender que sobraba agua”, resume Ferney Perdomo, sin molestia.

La cooperativa de El Peñol imprime en braille las etiquetas de sus mermeladas
Un productor ciego pidió poder distinguir sus propios frascos. El cambio abrió la puerta de una cadena de mercados.
El Peñol, Antioquia
Hernando Ciro cocina desde hace doce años y sabe el punto por el sonido de la cuchara.
Lo que no podía saber era qué frasco estaba vendiendo, y alguna vez entregó ají por mora.
La máquina de etiquetas se consiguió usada en una editorial que cerraba.
El pedido de la cadena es de mil unidades mensuales; la primera la revisó él, con el pulgar.

El teleférico de datos: así llega la historia clínica a la sierra de Nabusímake
Un dispositivo se llena de información en el pueblo y la descarga, en mula, en el puesto de salud más alto.
Pueblo Bello, Cesar · mochilas
No hay antena, pero hay camino, y por el camino pasa cada dos días alguien de confianza.
El aparato cabe en una mochila y se sincroniza al llegar, con la misma clave de ida y vuelta.
La enfermera arhuaca revisa vacunas y controles con cuarenta y ocho horas de atraso, no con seis meses.
Las autoridades aprobaron el uso después de preguntar quién más podía leer esos datos.

El invernadero flotante de la ciénaga de Zapatosa cosecha cilantro sobre botellas
Veinte balsas hechas con envases suben y bajan con la creciente sin perder una sola mata de hortalizas.
Tamalameque, Cesar
La inundación llegaba en octubre y se llevaba la huerta con todo y cerca.
Cada balsa usa trescientas botellas, una malla y una capa de buchón seco que sirve de tierra.
El cilantro está listo en un mes; lo venden desde la misma canoa con la que lo riegan.
La escuela construyó la balsa número veintiuno para lechugas y, en un rincón, girasoles.
`),
};
