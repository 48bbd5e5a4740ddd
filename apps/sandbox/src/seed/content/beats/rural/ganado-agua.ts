import { manuscript, type Beat } from '../beat.ts';

export const GANADERIA: Beat = {
  sections: ['/semanariorural/ganaderia'],
  kicker: 'Ganadería',
  tags: ['Ganadería'],
  stories: manuscript(`
Las cabras de Villanueva subieron al mercado y dejaron quieto el cerro
Encerradas en apriscos con forraje de corte, dan más leche y ya no se comen los retoños del bosque seco.
Villanueva, La Guajira
El cerro estaba pelado hasta donde una cabra puede empinarse, que es más de lo que uno cree.
El aprisco es de varas y tiene piso de tabla; el forraje se siembra abajo, junto al pozo.
Carmen Epiayú ordeña cuarenta animales y entrega un queso blando que se acaba antes del mediodía.
Arriba, en el segundo invierno, volvieron a verse trupillos nuevos.

El búfalo que ara en Lorica también da mozzarella los viernes
Una familia cambió el tractor alquilado por dos hembras mansas y montó, con la leche, una quesería de patio.
Lorica, Córdoba
La ciénaga se hunde bajo las llantas, pero el búfalo camina sobre el barro como por su casa.
Las hembras trabajan de mañana y se ordeñan de tarde, después de un baño que no perdonan.
La receta del queso vino de una pariente que vivió en Italia y se ajustó a la panela de fuego local.
Los restaurantes de la playa lo encargan por teléfono; el resto lo compra el mismo pueblo.

El potrero de Puerto López que descansa treinta días y engorda solo
Dividido en veinticuatro lotes con cerca eléctrica, el pasto tiene tiempo de crecer y el suelo volvió a tener escarabajos.
Puerto López, Meta · llano-ganado
La sabana parecía infinita, y por eso nadie la dejaba descansar.
Con la cerca, el lote completo pasa un día en cada corte y no regresa hasta el mes siguiente.
Los escarabajos entierran el estiércol en una noche; donde ellos trabajan no hace falta abono.
El hato produce un tercio más por hectárea, y el vaquero, confiesa, camina bastante menos.

La gallina criolla de Nobsa regresó al corral con libro genealógico
Una escuela rural registra plumajes, posturas y abuelas de cuatrocientas aves para no perder una raza que se adaptó al frío.
Nobsa, Boyacá
La gallina comercial pone más, pero se enferma con la primera helada.
La criolla aguanta, empolla y busca su comida; lo que le faltaba era que alguien la contara.
Los alumnos le toman foto, le ponen anillo y anotan el color de los huevos, que van del crema al verde.
El libro ocupa dos tomos y tiene, en la portada, a una gallina llamada Presidenta.

El corral de cerdos de Guateque que calienta el agua de la escuela
El estiércol entra a un biodigestor de lona y sale convertido en gas para la cocina donde almuerzan noventa niños.
Guateque, Boyacá · cerdos-corral
La lona parece un gusano gris y respira: sube con el sol y se acuesta al atardecer.
Una manguera de doscientos metros lleva el gas hasta el fogón, que antes gastaba tres cilindros al mes.
El líquido que sobra se riega sobre el pasto de corte, sin olor y sin moscas.
La rectora firmó con el porcicultor un convenio que se paga con aguamasa del restaurante.

Vender el ternero pesado: la báscula de Planeta Rica que acabó con el ojo
Compradores y criadores aceptaron un solo peso, tomado en público, y las disputas en la plaza bajaron a casi ninguna.
Planeta Rica, Córdoba
El ojo del comerciante, dicen, siempre se equivocaba hacia el mismo lado.
La báscula tiene dos pantallas, una para cada parte, y un empleado que no puede comprar ni vender.
En la primera feria se pesaron trescientos animales y se discutió solo por uno, que estaba recién mojado.
El recibo sirve ahora como garantía en el banco del pueblo.

La leche de Guatavita viaja fría en una moto con remolque
Un tanque de doscientos litros, soldado por un exalumno técnico, recoge la producción de las fincas que el camión no visita.
Guatavita, Cundinamarca · leche-ordeno
El camión no entra a la vereda porque la curva es cerrada y el volumen, poco.
El remolque pasa a las cinco y a las dos; la nevera funciona con la batería y un panel.
Ocho ordeñadoras que hacían cuajada por necesidad venden ahora leche por decisión.
Su conductora, Angie Rozo, cobra por litro y avisa por chat cuando hay derrumbe.

Un veterinario por semana: la ronda que comparten once fincas de Sácama
Pagan una cuota fija y reciben visita haya o no enfermo, lo que cambió la urgencia por la costumbre.
Sácama, Casanare
Llamar al doctor cuando la vaca ya está en el suelo cuesta el doble y sirve la mitad.
La cuota equivale a ocho litros de leche por animal y se paga el primer lunes.
El doctor Iván Tumay revisa cascos, dientes y ojos, y deja tareas pegadas en la puerta del corral.
En catorce meses hubo dos emergencias; en los catorce anteriores habían sido diecinueve.

Las ovejas de Marulanda volvieron a tener esquilador y comprador
El oficio se estaba perdiendo. Un curso de tres semanas y un taller de fieltro lo devolvieron al páramo.
Marulanda, Caldas · zurcido
La lana llegó a valer tan poco que algunos la usaban para tapar goteras.
El curso lo dictó don Abel Castrillón, de setenta y ocho años, el último que sabía hacerlo sin cortar la piel.
Graduó a once, entre ellos dos nietas suyas, con tijera afilada y diploma.
El taller de fieltro paga por color y guarda la negra, que es la más pedida.

El ensilaje de maracuyá que alimenta a las vacas de La Plata en verano
La cáscara que botaba la planta de jugos se guarda en bolsas y reemplaza la mitad del concentrado durante la sequía.
La Plata, Huila · ensilaje-finca
Cada tonelada de fruta deja media de cáscara, y la planta pagaba por enterrarla.
Picada, mezclada con caña y prensada sin aire, aguanta seis meses y huele a postre.
Las vacas tardaron tres días en aceptarla y después no querían otra cosa.
El ahorro alcanzó para sembrar dos hectáreas de botón de oro, que es el plan para el año que viene.

La subasta de Maicao se hace en dos lenguas y con sombra para todos
Criadores wayuu y compradores de otras regiones entienden ahora el mismo precio, dicho en voz alta y anotado en un tablero.
Maicao, La Guajira
La traductora, Remedios Uriana, pidió silencio y repitió la cifra en wayuunaiki; ahí empezó a cambiar la feria.
Antes el trato se hacía aparte, con señas, y casi siempre se entendía menos de lo que se pagaba.
La sombra la hicieron con yotojoro y hamacas para los viejos, que son quienes conocen a cada animal.
En la última jornada se vendieron doscientos chivos y el tablero terminó lleno de cuentas por ambos lados.

Los caballos retirados de Sopetrán enseñan a montar a niños con parálisis
Un criador los vendía por kilos. Hoy cuatro animales mansos trabajan tres mañanas por semana con dos terapeutas.
Sopetrán, Antioquia
Un caballo de paso deja de competir a los diez años y todavía le quedan otros quince.
La terapeuta Luz Dary Higuita buscaba animales que no se asustaran con una silla de ruedas.
El criador le prestó uno a prueba; el caballo se quedó quieto veinte minutos con un niño acostado en el lomo.
Hay lista de espera de pacientes y, por primera vez, también de caballos.

La sal de Galerazamba volvió al saladero del ganado costeño
Pescadores que habían dejado las charcas la cosechan otra vez y la venden molida, con minerales, a las haciendas vecinas.
Galerazamba, Bolívar
Las charcas se pusieron rosadas y llegaron los turistas; la sal seguía ahí, sin quién la recogiera.
Un zootecnista calculó que el ganado de la zona consume cuarenta toneladas al mes, traídas de lejos.
Hoy diecinueve familias rastrillan de madrugada, antes de que el sol castigue y lleguen las cámaras.
El bulto cuesta menos que el importado y trae, a veces, una concha pequeña.

El perro que aprendió a cuidar terneros del puma en San Vicente
Criados desde cachorros entre el ganado, ocho mastines bajaron los ataques sin que nadie disparara un solo tiro.
San Vicente del Caguán, Caquetá
El puma pierde monte y baja al corral; el ganadero pierde terneros y sube con la escopeta.
Un grupo de biólogos propuso un tercero en la pelea, con collar ancho y ladrido grave.
El perro duerme con los terneros desde las seis semanas y los cree, literalmente, su familia.
En un año los ataques pasaron de catorce a uno, y en ese uno el puma salió corriendo.
`),
};

export const AGUA: Beat = {
  sections: ['/semanariorural/agua'],
  kicker: 'Agua',
  tags: ['Agua'],
  stories: manuscript(`
Las acequias de Duitama se limpian en enero con almuerzo y lista de asistencia
Quien falta paga un jornal o manda reemplazo. La regla tiene ciento diez años y nunca ha ido a un juzgado.
Duitama, Boyacá
Son nueve kilómetros de canal entre alisos, con compuertas de madera que se numeran desde la bocatoma.
La jornada empieza con lectura de la lista; el apellido más repetido responde once veces.
“Aquí la ley es que el agua camina”, dice Próspero Becerra, juez de aguas por elección desde 1998.
El almuerzo se sirve en la última compuerta, para que nadie se vaya antes de llegar.

El pozo de Manaure que se comparte por horas y sin candado
Tres rancherías acordaron turnos para personas, chivos y huertas, y un solo panel solar que no distingue apellidos.
Manaure, La Guajira · energia-eolica
El molino de viento se dañó hace cinco años y con él la amistad entre dos clanes.
La bomba nueva llena el tanque en cuatro horas; las demás son de descanso, para que el acuífero no traiga sal.
Una niña de cada ranchería mide el nivel con una cuerda de nudos y lo dibuja en la pared.
Cuando el nudo seis queda seco, las huertas esperan; nadie ha pedido discutirlo.

Filtros de barro hechos en Ráquira llegan a doscientas cocinas del páramo
La olla retiene bacterias, mantiene fresca el agua y cuesta lo que un mes de leña para hervirla.
Ráquira, Boyacá
La mezcla lleva arcilla, aserrín fino y una capa de plata que se aplica con brocha.
Al quemarse el aserrín quedan poros tan pequeños que el agua pasa y la enfermedad no.
El taller de Inés Bautista entrega el filtro con una visita a los quince días, porque casi todos lo lavan con jabón y se tapa.
El puesto de salud reportó la mitad de diarreas en las veredas que ya lo usan.

La laguna de Suesca recuperó su orilla y la feria de los domingos
El retiro de una cerca vieja y la siembra de juncos devolvieron doce metros de espejo que nadie creía público.
Suesca, Cundinamarca
La cerca llevaba tantos años que había mapas donde la laguna terminaba en ella.
Una topógrafa jubilada encontró la escritura de 1931, con la medida tomada a pasos de mula.
El junco se sembró en mingas y a los ocho meses ya escondía nidos de tinguas.
La feria vende mazorca y helados a treinta pasos del agua, detrás de una línea de piedras blancas.

El acueducto que funciona a lomo de loma en Aratoca, sin una sola bomba
Seis tanques escalonados bajan la presión del agua hasta la última casa del cañón, trescientos metros más abajo.
Aratoca, Santander · techo-lluvia
El problema no era subir el agua, sino que no llegara con fuerza de manguera de bomberos.
Cada tanque frena la caída y sirve a un grupo de casas; si uno se daña, los otros siguen.
Lo calculó una ingeniera de la región con papel milimetrado y lo construyeron los usuarios en nueve fines de semana.
La tarifa mensual equivale a dos libras de café y no ha cambiado en cuatro años.

Los pescadores de Chimichagua limpian caños y cobran en bocachicos
Abrieron once canales tapados de buchón y el pescado volvió a entrar a la ciénaga para crecer tranquilo.
Chimichagua, Cesar
El buchón forma islas tan firmes que sobre una de ellas nació una ternera.
Cortarlo con machete desde la canoa rinde cinco metros al día, con agua al cuello y ojo al caimán.
Cuando abrieron el tercer caño, el agua corrió hacia adentro y con ella una mancha plateada.
El acuerdo de pesca prohíbe el trasmallo durante cuatro meses; lo vigila la misma cuadrilla.

La nube de Cachirí se cosecha con mallas y riega moras
Veinte paneles atrapan la niebla de la madrugada y juntan hasta quinientos litros diarios en plena época seca.
Suratá, Santander · paramo-frailejones
La malla es la misma de los cultivos de flores, doblada en dos y templada entre guaduas.
La gota se forma, rueda y cae a una canaleta que silba cuando el viento aprieta.
A don Crisanto Lizcano le dijeron que estaba secando ropa invisible; él dejó la broma escrita en el primer tanque.
Sus moras fueron las únicas de la vereda que llegaron al mercado en febrero.

El distrito de riego de Repelón volvió a abrir compuertas después de once años
Los usuarios arreglaron las bombas por su cuenta y eligieron una junta que publica cada peso en la puerta.
Repelón, Atlántico
El canal principal servía de cancha: los arcos estaban pintados sobre el concreto seco.
La primera bomba se rearmó con piezas de otras tres y tardó una noche en cebarse.
Cuando el agua llegó a la curva del cementerio, la gente salió con sillas a verla pasar.
Hay novecientas hectáreas sembradas y un tablero donde hasta el gasto en tinto está firmado.

El humedal de Tota tiene guardianes con remo, libreta y silbato
Quince jóvenes patrullan la orilla los sábados, retiran redes abandonadas y cuentan los patos que anidan en la totora.
Tota, Boyacá · paramo-frailejones
El recorrido dura cuatro horas y empieza cuando la neblina permite ver la segunda boya.
En el último semestre sacaron ciento doce redes y un inodoro, que conservan como argumento.
El silbato se usa poco: casi todos los infractores son tíos, y con los tíos se conversa.
La libreta ya cubre tres inviernos y la pidió prestada un ornitólogo de Bogotá.

Cada casa con su pantano: el jardín que limpia aguas grises en Guapi
Heliconias, grava y dos canecas enterradas depuran lo que sale del lavadero en un barrio entero sin alcantarillado.
Guapi, Cauca · pacifico-selva
El agua jabonosa corría entre las casas y los niños la cruzaban saltando piedras.
El jardín la recibe por debajo; lo que se ve arriba son flores rojas y ninguna charca.
Construir uno toma dos días y tres personas, con grava que llega en lancha desde el río.
Van cuarenta y ocho, y la vecina que no lo tiene ya pidió turno porque le gustan las flores.

La represa chica de Paipa que construyeron cuarenta familias con sacos
El muro mide dos metros y guarda el invierno para una ladera donde antes se perdía el maíz cada enero.
Paipa, Boyacá · reservorio
La cuenta era sencilla: en mayo sobraba lo que en enero faltaba.
Los sacos se llenaron con la misma tierra del fondo y se cosieron con alambre dulce.
Un ingeniero de la gobernación revisó el aliviadero, pidió ensancharlo y volvió a firmar.
El espejo tiene media hectárea, patos prestados y una regla: no se nada sin un adulto.

El caudal de la quebrada La Vieja lo miden niños con naranjas
Las sueltan, cuentan los segundos hasta el puente y comparan. La serie cumplió seis años y ya sirvió para negar una concesión.
Guasca, Cundinamarca
La naranja flota a media agua, se ve de lejos y no contamina si se escapa.
El método lo enseñó la profesora Amanda Beltrán, que lo aprendió en un libro de 1950.
Cuando una empresa pidió captar veinte litros por segundo, la escuela mostró que en verano pasaban catorce.
La autoridad hizo su propia medición con equipos: obtuvo trece y medio.

La llave comunitaria de Bojayá que por fin da agua clara
Una planta con arena, sol y mucha conversación abastece a trescientas personas que vivían rodeadas de río y con sed.
Bojayá, Chocó · pacifico-selva
Llueve once meses y el Atrato pasa por la puerta, pero el agua de tomar llegaba en lancha y en bolsa.
La planta tiene tres filtros de arena y una bomba solar; la operan seis mujeres por turnos.
Discutieron un mes el precio del botellón hasta fijarlo en lo que cuesta un huevo.
El primer vaso lo bebió la más anciana, que dijo que sabía a nada y que así estaba bien.
`),
};
