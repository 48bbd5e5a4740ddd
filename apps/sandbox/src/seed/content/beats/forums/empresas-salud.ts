import { manuscript, type Beat } from '../beat.ts';

const NEWS = { sections: ['/foros-semanario/noticias'] } satisfies Partial<Beat>;

export const EMPRESAS: Beat = {
  ...NEWS,
  kicker: 'Empresa',
  tags: ['Empresas'],
  by: 'catalina-orozco-zea',
  stories: manuscript(`
El calzado de Bucaramanga vende menos pares y gana más por cada uno
Los talleres que pasaron de la docena barata al zapato resolado presentaron sus balances en el foro de industria. La sala pidió ver también las pérdidas.
Bucaramanga, Santander · zapatos
Entre 2019 y el último cierre, los dieciocho talleres del estudio redujeron su producción en 22 por ciento y aumentaron su margen en nueve puntos.
La explicación está en la suela cosida, que permite reparar el zapato y devuelve al cliente al taller cada catorce meses.
“Dejamos de competir con un contenedor y empezamos a competir con un zapatero italiano, que por lo menos cierra en agosto”, dijo Wilson Archila, gerente de uno de ellos.
El gremio advirtió que el modelo no sirve para todos: cuatro talleres que lo intentaron sin crédito de trabajo tuvieron que cerrar.

Las floricultoras de Madrid calculan cuánto cuesta una trabajadora que se va
Reemplazar a una operaria con experiencia vale tres salarios y seis semanas de rosas mal cortadas. Tres fincas mostraron qué hicieron para retenerlas.
Madrid, Cundinamarca · flores-cultivo
La primera finca abrió una guardería a las cinco de la mañana; la segunda cambió la meta por cama por una meta por equipo; la tercera subió el salario.
Las tres bajaron la rotación, pero ninguna a menos de 14 por ciento, según los datos que auditó la Universidad de la Sabana.
Gladys Rincón, que lleva veintiún años cortando rosas, le recordó al panel que lo que más se agradece es saber el horario con una semana de anticipación.
El cálculo completo cabe en una hoja y los organizadores lo entregaron a la salida, con la fórmula a la vista.

Cuánto gana de verdad una mochila arhuaca vendida por internet
El panel de comercio siguió el rastro de un pago de 380.000 pesos desde la tarjeta del comprador hasta las manos de la tejedora.
Valledupar, Cesar · mochilas
De cada mochila, la plataforma se queda con 54.000 pesos, el envío con 31.000 y el intermediario que toma la fotografía con 60.000.
A la asociación de tejedoras de Nabusímake le llegan 235.000, once días después, por dos semanas y media de trabajo.
Ati Seynekun Torres propuso que la foto la haga alguien de la comunidad y que el precio muestre, antes de pagar, esa misma cuenta.
Dos de las tres plataformas presentes aceptaron publicar la comisión; la tercera pidió consultarlo con su casa matriz.

La empresa familiar llega a la tercera generación con abogado y sin almuerzo
Solo trece de cada cien compañías familiares del Eje Cafetero sobreviven a los nietos. El foro sentó en la misma mesa a fundadores y herederos.
Manizales, Caldas
La cifra la presentó la Cámara de Comercio con base en 640 registros mercantiles que se abrieron antes de 1980.
Los fundadores creen que el problema es la pereza de los hijos; los hijos, que nadie les dijo nunca cuánto valía la empresa.
Gabriela Londoño, que dirige la ferretería que abrió su abuelo, contó que el protocolo familiar tomó catorce meses y se redactó casi todo en un parqueadero.
La recomendación que salió del panel es firmarlo cuando todavía no hay pelea, porque después solo se consigue una sentencia.

Doce restaurantes de Cali se unieron para comprar y ahora también para cobrar
La central de compras nació por el precio del aceite y terminó negociando la comisión de los domicilios. Su contador reveló las cifras en el foro.
Cali, Valle · ceviche
El grupo compra cada martes cuatro toneladas de pescado, verdura y arroz, con un descuento promedio de 11 por ciento.
La sorpresa vino después, cuando las aplicaciones aceptaron bajar su comisión de 29 a 22 puntos para no perder a los doce de un solo golpe.
“Nosotros seguimos compitiendo por el cliente; lo que dejamos de disputarnos fue la cebolla”, explicó la cocinera Nayibe Hurtado.
La Superintendencia revisó el acuerdo y lo encontró ajustado, siempre que los precios de las cartas se fijen por separado.

El crédito que no se aprueba por doce millones cuesta una fábrica
Un panel reconstruyó la quiebra de una textilera sana que no encontró capital de trabajo para atender su pedido más grande.
Ibagué, Tolima · costura
El pedido era de 9.000 camisas y valía 414 millones de pesos; para comprar la tela hacían falta doce que el banco negó por falta de historial.
La dueña, Maritza Leal, contó los once días entre la solicitud y la cancelación sin levantar la voz y con los correos en pantalla.
El vicepresidente invitado reconoció que el modelo de riesgo trata igual a quien nunca debió y a quien nunca pagó.
De la sesión salió un piloto de garantías por orden de compra con tres entidades, que ya desembolsó su primer crédito.

Una perfumería de La Ceja demostró que oler también se puede exportar
Con vainilla de monte y cuatro químicas, la compañía factura en euros. En el panel contó por qué rechazó a su comprador más grande.
La Ceja, Antioquia · perfume
La cadena francesa pedía exclusividad por cinco años y un precio que bajaba 3 por ciento cada diciembre.
Las socias hicieron la cuenta con una tabla de planilla: al cuarto año estarían pagando por trabajar.
Hoy venden a veintidós tiendas pequeñas de siete países y ninguna pesa más del 9 por ciento de la caja.
“Decir que no fue la mejor venta del año”, resumió Luisa Fernanda Botero, y contó también que esa noche no pudo dormir.

Por qué los contratos de treinta días se pagan a ciento veinte
Proveedores y grandes superficies discutieron los plazos de pago con las facturas sobre la mesa. El promedio real triplica lo que ordena la ley.
Bogotá · billetes
La muestra reunió 4.300 facturas de 96 proveedores medianos y la revisó el Centro de Estudios del Desarrollo.
El plazo escrito casi siempre se respeta; lo que se alarga es el recibo a satisfacción, que no tiene término y nadie firma.
Elena Villaveces propuso que el reloj corra desde la entrega y que el silencio de diez días equivalga a una firma.
Tres cadenas se comprometieron a probarlo durante un semestre, y los nombres quedaron en el acta.
`),
};

export const SALUD: Beat = {
  ...NEWS,
  kicker: 'Salud',
  tags: ['Hospitales'],
  by: 'valentina-murcia-ordonez',
  stories: manuscript(`
El hospital de Tunja que aprendió a dar de alta antes del mediodía
Cambiar la hora de la ronda liberó treinta y una camas diarias sin construir una sola. El equipo explicó en el foro el método y sus resistencias.
Tunja, Boyacá · hospital
La ronda de especialistas empezaba a las nueve y la orden de salida se firmaba, en promedio, a las 3:40 de la tarde.
Para entonces la cama ya le hacía falta a alguien que esperaba en urgencias desde la madrugada.
Se adelantó la visita a las seis y media, se pidió el transporte la víspera y la farmacia despachó en el piso.
Hubo protestas, dos renuncias y una encuesta en la que los pacientes calificaron la salida con 4,6 sobre cinco.

Quién cuida a quien cuida: la pregunta que dejó sin respuesta un panel de salud
Seis millones de personas atienden en casa a un familiar enfermo y no figuran en ningún sistema. El foro de Armenia las puso en la agenda.
Armenia, Quindío · madre-hija
Ocho de cada diez cuidadores son mujeres, y la mitad dejó un empleo para hacerlo, según la encuesta que se presentó en la sala.
Rosmira Patiño lleva siete años con su madre, que padece alzhéimer, y pidió algo muy concreto: cuatro horas libres a la semana.
La secretaría municipal calculó que ese relevo cuesta 118.000 pesos mensuales por familia, menos que una noche de hospitalización.
Ningún asistente supo decir con qué rubro se paga; quedó anotado como el primer punto de la sesión siguiente.

Los medicamentos que faltan en Neiva sobran a noventa kilómetros
Un inventario compartido entre once farmacias hospitalarias evitó 1.900 faltantes en su primer año y se hizo con una hoja de cálculo.
Neiva, Huila
El jefe de farmacia de Neiva llamaba cada lunes a sus colegas a preguntar qué tenían; de esas llamadas nació el inventario.
La hoja se llena a las cinco de la tarde, se ordena por fecha de vencimiento y la mueve una camioneta que ya hacía la ruta.
Los químicos contaron que el ahorro fue de 740 millones de pesos, la mayor parte en remedios que iban a caducar.
El Ministerio preguntó por el software; la respuesta, que produjo risas, fue que no hay.

Caminar treinta minutos: la receta que un centro de salud empezó a revisar
En Santa Marta, los médicos formulan ejercicio y un promotor verifica que haya andén. El experimento redujo la tensión de cuatro de cada diez pacientes.
Santa Marta, Magdalena · trote
La fórmula dice la ruta, la hora y el número de la vecina con quien se hace el recorrido.
Cuando el promotor llegó a revisar encontró lo previsible: perros, motos en el andén y nada de sombra después de las ocho.
La alcaldía sembró 260 árboles en tres trayectos y la policía despejó el paso dos horas por la mañana.
El ensayo duró catorce meses con 612 pacientes; el grupo que caminó acompañado fue el único que no abandonó.

La sala de partos de Guapi tiene hamaca, partera y ginecóloga
El hospital incorporó a las parteras a su equipo con turno y salario. En dos años no ha muerto ninguna madre.
Guapi, Cauca
El acuerdo fija quién decide en cada momento: la partera recibe, la ginecóloga vigila y cualquiera de las dos puede pedir el traslado.
Doña Eulalia Cuero, de setenta y dos años, contó que el primer mes se midieron con desconfianza y el segundo, con cinta métrica.
Hoy 64 de cada cien partos se atienden en la sala, cuando antes casi la mitad ocurría en casas sin luz.
El gerente aclaró que dos años sin muertes es una buena noticia y todavía no una tendencia.

Qué se come en un hospital y por qué importa más que el televisor
Cinco nutricionistas llevaron al foro las bandejas que vuelven llenas. Un cambio de horario y de sopa redujo a la mitad lo que se botaba.
Pasto, Nariño · cocina-ajiaco
La cena llegaba a las 4:45 de la tarde porque a esa hora terminaba el contrato del personal de cocina.
Moverla a las seis y media, y servir la sopa en el piso, bajó el desperdicio de 38 a 19 por ciento.
Los pacientes que comieron completo se fueron, en promedio, un día antes, aunque el estudio advierte que pueden influir otras causas.
El costo fue contratar a cuatro personas; el ahorro, calculado con prudencia, alcanza para pagar a seis.

Nadar a los setenta: el programa de Guatapé que vació un consultorio de dolor
Tres mañanas por semana en el embalse, con chaleco y fisioterapeuta. La mitad de las participantes suspendió los analgésicos con permiso médico.
Guatapé, Antioquia · nadadoras
La idea fue de una enfermera que notó que sus pacientes faltaban a la terapia, pero jamás al baile del sábado.
Las primeras nueve entraron al agua agarradas de una cuerda; hoy son cuarenta y tres, entre los 61 y los 84 años.
El reumatólogo que las sigue mostró la escala de dolor en el foro y explicó qué parte puede atribuirse a la compañía.
El municipio paga el salvavidas y el hospital pone el chaleco; el café de después lo llevan ellas, por turnos.

La ambulancia de Puerto Carreño recorre en una noche lo que otras en una semana
Un panel midió los traslados en los Llanos: 410 kilómetros de ida para una tomografía. La solución que ganó no tiene ruedas.
Puerto Carreño, Vichada
El vehículo hizo el año anterior 173 viajes a Villavicencio y en 58 de ellos el examen salió normal.
Un tomógrafo usado, dado en comodato por una universidad, cuesta lo mismo que ocho meses de combustible y llantas.
El obstáculo es quién lee las imágenes de noche; una clínica de Bucaramanga ofreció hacerlo a distancia por cuarenta mil pesos cada una.
El conductor, Eliécer Pumé, cerró el panel diciendo que con gusto se queda sin trabajo, siempre que le enseñen otro.
`),
};
