import { manuscript, type Beat } from '../beat.ts';

const COLUMN = { sections: ['/semanariorural/opinion'], kicker: 'Opinión' } satisfies Partial<Beat>;

export const ROSALBA: Beat = {
  ...COLUMN,
  tags: ['Opinión', 'Vida campesina'],
  by: 'rosalba-almendra-ussa',
  stories: manuscript(`
La cocina también es lote
Medimos la finca en hectáreas y nunca contamos los doce metros donde se decide si la cosecha alcanza. Hoy quiero medirlos.
—
En mi casa la cocina tiene dos puertas: por una entra la leña y por la otra salen las decisiones.
Ahí se escogió vender la novilla, ahí se supo del primer embarazo y ahí, entre el humo, se firmó el préstamo.
Ningún censo agropecuario pregunta por ella, y sin embargo es el único cultivo que produce todos los días.
Propongo una casilla nueva en el formulario: metros de cocina y nombre de quien no se sienta hasta que todos coman.

A mi nieta le enseñé a perder
Jugamos parqués con granos de maíz y aprendió que sembrar se parece bastante a tirar dos dados y no enojarse.
—
La primera vez que perdió tres fichas seguidas pidió cambiar las reglas, como hacen los ministros.
Le dije que las reglas de este juego son de la lluvia y que con ella no hay teléfono.
A la quinta partida empezó a guardar un grano aparte, por si acaso, y entendí que había ganado yo.
Eso es todo lo que sé de economía rural: guardar un grano cuando todavía no hace falta.

El bus de las cinco y media
En ese viaje conocí a medio municipio y aprendí a distinguir, por el bulto, quién volvía y quién se estaba yendo.
—
El que vuelve trae cajas amarradas con cabuya; el que se va lleva una maleta que rueda y hace ruido.
Durante años hubo más maletas que cajas y el conductor, don Parménides, dejó de preguntar.
Esta semana conté cinco cajas y ninguna maleta, y hasta el radio parecía más contento.
No digo que sea una tendencia, digo que lo vi, y que en el campo las tendencias empiezan por verse.

Contra la palabra beneficiario
Nos la cuelgan como una escarapela. Quien siembra comida para otros no es beneficiario de nadie, y convendría empezar por ahí.
—
En la lista de la alcaldía figuro tres veces: beneficiaria de semillas, de taller y de refrigerio.
En ninguna aparezco como lo que soy, que es la persona que vende papa a la misma alcaldía.
Las palabras acostumbran al que las dice, y de tanto oírse dueño del favor termina creyéndolo.
Pónganme productora, ciudadana o simplemente Rosalba; el refrigerio lo agradezco igual.

Los perros saben quién manda
Cuando llega un funcionario, el mío le ladra a la camioneta. Cuando llega una vecina, sale a recibirla. No hay sondeo mejor.
—
Se llama Decreto porque apareció sin que nadie lo pidiera y nunca se cumplió lo de devolverlo.
A la extensionista que viene en moto le mueve la cola desde la curva, aunque no le traiga nada.
He pensado que el olfato detecta una cosa sencilla: si el que llega piensa quedarse a escuchar.
Ese examen no lo aplica la función pública, pero yo lo tengo amarrado en la entrada.

La semilla no es un archivo
La guardan en neveras muy serias, con código y contraseña. La mía está en un tarro de galletas y se despierta cada año.
—
Entiendo los bancos de germoplasma y hasta les tengo cariño, como a los museos.
Pero una semilla que no se siembra se va olvidando del clima, igual que un hijo que llama una vez al año.
El tarro, en cambio, ha pasado por tres sequías y una mudanza, y cada vez sale más terca.
Que haya neveras y que haya tarros; lo que no puede haber es neveras en lugar de tarros.

Elogio de la botella de agua tibia
Mi madre la ponía en la cama de quien hubiera trabajado más. Era nuestro único premio y jamás se equivocó de pie.
—
No había medallas en la casa, pero a las ocho todos mirábamos hacia dónde caminaba ella con la botella.
Una noche se la puso a la vaca, que había parido con lluvia, y nos pareció justísimo.
Hoy los reconocimientos vienen en acrílico y los entrega alguien que aterrizó hace veinte minutos.
Cambiaría toda una vitrina por saber otra vez, a oscuras, que alguien llevó la cuenta.

Lo que dura una carretera
La nuestra se inauguró cuatro veces y se ha terminado cero. Aprendimos a medir los gobiernos por kilómetro y por derrumbe.
—
El primero puso la piedra; el segundo, la valla; el tercero cambió la valla.
El cuarto trajo máquina, y durante once días hubo un ruido hermoso que despertaba a los niños.
Después se fue con todo y operario, y quedó un tramo plano donde ahora aprenden a montar en bicicleta.
Para eso sirvió la inversión, y lo digo sin ironía, porque los niños ya casi no se caen.

El domingo de las mujeres
Pedimos un día sin fogón y pareció una huelga. Al tercer domingo los hombres descubrieron dónde se guardaba la sal.
—
La propuesta la hizo Otilia en la puerta de la iglesia, con la misma voz con que pide permiso.
El primer domingo hubo arroz quemado en catorce casas y una sola queja formal.
El segundo apareció un cuaderno de recetas dictadas por teléfono a las que estaban, descansando, en la quebrada.
No resolvimos la injusticia del mundo, pero ya nadie pregunta dónde queda la sal.

Yo le tengo miedo al silencio del tractor
Cuando una máquina calla en plena siembra, en la vereda sabemos que alguien no pudo pagar. Ese ruido ausente debería oírse en Bogotá.
—
Cada tractor suena distinto y los conozco por el tosido, como se conoce a la gente en misa.
El de los Muñoz calló un miércoles, y esa tarde nadie quiso comentarlo.
Había subido el combustible, había bajado la papa y el banco había mandado una carta muy bien redactada.
Entre varios le completamos la cuota, sabiendo que el mes siguiente podía ser el nuestro.

La fila
Para pedir un crédito hay que traer nueve papeles, y cada papel se pide en una fila distinta. Algún día sembraremos filas.
—
En la primera me preguntaron si era yo; en la segunda, si podía demostrarlo.
En la tercera hicieron falta dos testigos, de modo que saqué de la cuarta a dos conocidas.
Cuando completé la carpeta, el primer certificado se había vencido por tres días.
La siembra, por su parte, no pide certificados: abre el surco y espera a ver si una llega.

Esa costumbre de saludar
En la vereda se saluda hasta al que no se quiere. No es hipocresía, es mantenimiento, como limpiar la zanja antes del invierno.
—
Con la vecina de arriba no me hablo desde lo del lindero, pero todos los días le digo buenos días.
Ella contesta lo mismo, en el mismo tono, y las dos seguimos con el balde.
El año que se incendió el rastrojo fue la primera en llegar, justamente porque no habíamos dejado de saludarnos.
La paz, pienso a veces, no se firma primero y se practica después; es al revés.
`),
};

export const HECTOR: Beat = {
  ...COLUMN,
  tags: ['Opinión', 'Café'],
  by: 'hector-guevara-majin',
  stories: manuscript(`
El precio no es una noticia, es un clima
Nos asomamos a mirarlo cada mañana como quien mira la loma. Ya es hora de sembrarle sombra a la caja registradora.
—
Hay semanas en que sube y todos somos genios; hay semanas en que baja y la culpa es del vecino que vendió barato.
Llevo treinta cosechas anotando el día bueno, y el día bueno casi siempre fue el que yo ya había vendido.
Por eso propongo un fondo chiquito, de la misma vereda, que compre cuando todos corren.
No volverá rico a nadie, pero puede lograr que un aguacero no se convierta en embargo.

Mi padre podaba en menguante
Los agrónomos se reían y él también. Cuando por fin hicieron el ensayo, la luna y la estadística empataron.
—
Podaba con una tijera española que afilaba contra el escalón, siempre tres días después de luna llena.
El ensayo comparó cuatrocientos árboles y no encontró diferencia, salvo en una cosa: los suyos estaban más limpios.
La luna, sospecho, era su manera de obligarse a una fecha, y a las fechas cumplidas las premia cualquier planta.
Guardo la tijera y el calendario, y sigo sin saber cuál de los dos corta mejor.

Catadores del mundo, bájenle al jazmín
He leído descripciones de mi café que parecen una carta de amor a una floristería. Yo solo quería saber si les gustó.
—
En la última etiqueta dice que mi taza recuerda al durazno blanco, fruta que no conozco personalmente.
Mi esposa la probó y dijo que sabía a lunes temprano, lo cual me parece mucho más exacto.
Entiendo que el vocabulario ayuda a vender, pero también puede dejar afuera al que lo sembró.
Inventemos una rueda de sabores con guayaba, panela, tierra mojada y camisa secada al sol.
`),
};
