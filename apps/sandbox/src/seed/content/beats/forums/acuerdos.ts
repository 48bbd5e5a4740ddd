import { manuscript, type Beat } from '../beat.ts';

/** Agreements of forums with those who pay for them. */
export const ACUERDOS: Beat = {
  sections: ['/foros-semanario/memorias', '/foros-semanario/aliados'],
  kicker: 'Memorias',
  tags: ['Acuerdos'],
  by: 'catalina-orozco-zea',
  stories: manuscript(`
Memorias del foro de movilidad eléctrica: quién pone los cargadores y quién los arregla
Catorce empresas de energía y once alcaldías acordaron un contrato tipo. La garantía de reparación es de setenta y dos horas.
Envigado, Antioquia · auto
La relatoría comparó 412 cargadores públicos: uno de cada cuatro estaba fuera de servicio el día de la visita.
El contrato separa al dueño del equipo, a quien vende la energía y al responsable de la grúa.
Los municipios pequeños pidieron compartir un técnico entre cinco y la mesa aceptó financiarlo por dos años.
La revisión quedó para octubre, con los equipos encendidos o con las explicaciones por escrito.

Conclusiones del encuentro de bibliotecas rurales: menos computadores y más sillas
Ciento diez bibliotecarias votaron las prioridades de una bolsa de 9.000 millones. Ganó lo que nadie había cotizado.
Líbano, Tolima · biblioteca
El primer pedido fueron muebles que no se doblen y el segundo, un baño con puerta.
Dos fundaciones aliadas cambiaron su convocatoria, que solo pagaba equipos.
La mesa calculó que una silla decente se usa once veces más que una tableta bloqueada.
El acta incluye un anexo con medidas, dibujado por un carpintero de Murillo.

El foro del agua en Santa Marta terminó con un mapa de fugas y siete firmas
La mitad del agua tratada se pierde antes de llegar. Las empresas aceptaron publicar dónde, barrio por barrio.
Santa Marta, Magdalena · represa reservorio
El mapa se hizo durante el encuentro, con los planos de tres acueductos sobre el piso.
Una constructora reconoció 38 conexiones sin registrar y se comprometió a legalizarlas.
Los hoteles aliados pagarán los medidores de las cuadras vecinas.
Cada trimestre habrá una visita con periodistas, que escogen la calle sin avisar.

Memorias de la mesa sobre primer empleo: qué funcionó en cinco ciudades intermedias
De los 6.300 jóvenes contratados por los programas evaluados siguen 2.900. La relatoría explica las tres grandes diferencias.
Sogamoso, Boyacá · costura
Funcionó pagar el transporte del primer mes, cuando todavía no hay sueldo.
También, que el tutor tuviera el mismo oficio y no un cargo de recursos humanos.
Fracasaron los cursos de más de noventa horas que no incluían un día de trabajo real.
Las tres empresas aliadas entregaron sus bases de datos sin nombres, para que otros repitan el cálculo.

Lo que se firmó en el foro de patrimonio industrial y lo que se quedó en la foto
Nueve fábricas cerradas buscaban uso. Cuatro salieron con inquilino, dos con deuda nueva y tres siguen esperando dueño.
Caldas, Antioquia · fabrica
La antigua locería será taller de oficios, con hornos que encienden los mismos operarios.
Una cervecera retiró su oferta cuando se conoció el costo de limpiar el suelo.
Los arquitectos pidieron que no se pinte nada antes de oír a quienes trabajaron adentro.
El documento distingue promesas, anuncios y contratos, en tres columnas de ancho distinto.

Relatoría del foro de cuidado: cuánto vale un turno y quién lo ha pagado hasta ahora
Cuatro aseguradoras y dos sindicatos discutieron la primera tarifa de referencia. No se pusieron de acuerdo en la noche.
Neiva, Huila · madre-hija
Las cuentas parten de ocho horas de día, con un descanso que hoy casi nadie disfruta.
Por la noche, un lado propone el recargo legal y el otro, la mitad si el enfermo duerme.
Las cuidadoras invitadas preguntaron quién certifica que alguien durmió.
Habrá un piloto de seis meses con noventa hogares, auditado por la universidad local.

Las nueve preguntas sin respuesta que dejó el foro de inteligencia artificial
La relatora propuso publicar todo lo que nadie supo contestar. Los panelistas aceptaron, y dos de los patrocinadores también.
Barranquilla, Atlántico · laboratorio
La primera es quién responde cuando un hospital sigue el consejo de una máquina y se equivoca.
La cuarta, cuánta agua gasta el centro de datos que atiende a cada ciudad.
Un empresario intentó responder la séptima y terminó agregando la novena.
En el siguiente encuentro se abrirá con ellas, en orden y con el reloj a la vista.

Del foro logístico: cinco puertos secos, un tren posible y el peaje que nadie defiende
La mesa reunió a camioneros y generadores de carga por primera vez en ocho años. El acta tiene dos salvamentos de voto.
La Dorada, Caldas · cabina
Los transportadores mostraron facturas de espera por 41.000 millones en doce meses.
Tres bodegas aceptaron abrir de noche si la vía tiene luz y baños.
El tren movería la quinta parte de la carga, siempre que alguien garantice el regreso lleno.
Sobre el peaje hubo unanimidad, incluida la del concesionario, que propuso moverlo.

Conclusiones del foro de turismo comunitario: tarifas, seguros y un no rotundo a los drones
Treinta organizaciones de cuatro departamentos fijaron reglas para recibir visitantes. Las agencias aliadas las incluirán en sus contratos desde enero.
Nuquí, Chocó · ceviche
El guía local cobra por grupo y no por cabeza, para que nadie tenga que rogar el décimo cupo.
El seguro lo paga la agencia y cubre también a quien cocina.
Los drones quedan prohibidos sobre playas de anidación y sobre las casas, que es donde más molestan.
La comunidad puede cerrar una semana al año sin explicar la razón.
`),
};

/** The work of partners between two forums. */
export const ALIANZAS: Beat = {
  sections: ['/foros-semanario/aliados'],
  kicker: 'Aliados',
  tags: ['Convenios'],
  by: 'ricardo-arbelaez-pinto',
  stories: manuscript(`
Una imprenta de Pasto hará los cuadernos de los foros con papel de sus propias sobras
El convenio reemplaza 22.000 carpetas plásticas. Cada libreta dice en la tapa de qué documento anterior salió su pulpa.
Pasto, Nariño
La imprenta guardaba recortes desde 2014 por falta de comprador.
El taller emplea a once madres que cosen los lomos en sus casas.
Los asistentes que devuelvan las hojas en blanco reciben un separador.
El primer tiraje salió gris; el segundo, por un error feliz, color maíz.

La cooperativa que paga los tiquetes de los panelistas de pueblo y pide uno de regreso
El acuerdo cubre sesenta viajes al año desde municipios sin aeropuerto. A cambio, cada quien cuenta en su plaza lo que oyó.
Mocoa, Putumayo · terminal-bus
Antes, tres de cada cuatro voces de los paneles vivían en Bogotá.
El viaje incluye acompañante, porque hay líderes que no dejan sola la parcela.
La charla de vuelta se graba con un teléfono y se guarda en el archivo.
La más vista la dio un apicultor que discrepó de todo y fue aplaudido.

Tres hospitales prestan sus auditorios y ponen una sola condición: terminar a las seis
La red de sedes sin alquiler ahorró 480 millones en un ciclo. Las salas quedan junto a turnos que no se detienen.
Tunja, Boyacá · reloj
A las seis empiezan las clases de residentes y no hay prórroga que valga.
El personal entra gratis, con bata, y puede irse cuando lo llamen.
En el último foro una moderadora cortó a un ministro por la hora.
Las preguntas de enfermería han sido, según la encuesta, las mejores.

El canal universitario que transmite los foros con lengua de señas y tres cámaras prestadas
La alianza con estudiantes de comunicación triplicó la audiencia sorda. También cambió la manera de hablar en los paneles.
Palmira, Valle del Cauca · estudio-tv
Los intérpretes se turnan cada veinte minutos y piden las cifras antes.
Quien lee muy rápido recibe una luz amarilla en el atril.
Las grabaciones se cortan por preguntas y quedan abiertas para los colegios.
El equipo técnico ganó ya dos contratos fuera de la universidad.

Una caja de compensación abre guardería en cada foro y sube la asistencia de mujeres
El convenio cuesta menos que el coctel, que se suprimió. La mitad de los niños vino con su padre.
Ibagué, Tolima
El espacio funciona desde la acreditación hasta la última pregunta.
Dos educadoras preparan un taller sobre el mismo tema que discuten los adultos.
En el de energía los niños armaron un molino que apagaron a soplidos.
La inscripción de mujeres pasó del 34 al 51 por ciento en tres ediciones.

Los hoteleros de Manizales descuentan la noche a quien llegue en bus y lo demuestre
Doce hoteles se sumaron al plan de huella baja de los foros. El tiquete se sella en la recepción y vale un desayuno.
Manizales, Caldas · finca-cafetera
La medición mostró que el transporte pesaba el 82 por ciento de las emisiones.
Con el descuento, seis de cada diez asistentes de la región dejaron el carro.
La terminal abrió una sala con enchufes para quienes trabajan en el viaje.
El gremio publica las cuentas: las noches vendidas crecieron un 9 por ciento.

El banco que financia los foros aceptó que lo preguntaran y lo contó en su informe
Una sesión abierta revisó sus créditos rurales. La alianza se renovó por tres años, con una cláusula sobre preguntas.
Bucaramanga, Santander · panel-debate
La moderadora llevó cuarenta casos enviados por lectores, sin filtro previo.
El vicepresidente corrigió dos cifras y admitió cuatro demoras injustificadas.
La cláusula dice que ningún aliado puede retirarse por una pregunta, sí por una calumnia.
Del auditorio salieron nueve citas, con nombre de funcionario y fecha.
`),
};
