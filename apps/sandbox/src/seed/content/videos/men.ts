import { clipStories } from './clip.ts';

export const MEN_VIDEOS = clipStories({
  brand: 'men',
  sections: ['/videos', '/estilo-de-vida'],
  credit: 'SoHo',
  ago: 2593,
  every: 3821,
  clips: [
    {
      headline: 'El barbero de la plaza que lleva cuarenta años cortando el mismo peinado',
      picture: 'plaza-bolivar',
      caption: 'El local mira a la plaza por una ventana de un metro.',
      tags: ['Oficios', 'Bogotá'],
      text: [
        'Hay un solo corte y cuesta lo mismo que en 2012. Don Rigo no pregunta cómo lo quieres: te mira la oreja y empieza. A los once minutos suelta la silla.',
        'Le han cortado la barba a tres ministros y a un fugitivo en la misma mañana. No dice cuál dejó mejor propina. Guarda el secreto y la navaja en el mismo cajón.',
      ],
    },
    {
      headline: 'Cómo se hace un ceviche en la moto: la cocina ambulante que recorre la costa',
      picture: 'ceviche',
      caption: 'El limón se exprime al final, cuando el cliente ya se sentó.',
      tags: ['Cocina', 'Costa'],
      pictures: ['playa'],
      text: [
        'La nevera va donde iba el pasajero. Jairo Cassiani sale de Taganga con diez kilos de sierra y vuelve sin nada. El único mueble es una sombrilla.',
        'Su regla es el orden: sal, cebolla, ají y, al final, limón. Si lo pones antes, dice, estás haciendo sopa. Ha echado a dos clientes por discutirlo.',
      ],
    },
    {
      headline: 'Aprender a perder al dominó con los maestros del parque de los jubilados',
      picture: 'cali-rio',
      caption: 'Las mesas están a la sombra, junto al río.',
      tags: ['Juegos', 'Amigos'],
      text: [
        'La primera lección es callarse. La segunda, contar. La tercera es la difícil: aplaudir al que te acaba de cerrar el juego con la ficha que tú soltaste.',
        'Los maestros tienen ochenta años y una tabla con todos los resultados desde 1996. El que va de último lleva el café. Lleva seis años llevándolo, y es el más feliz.',
      ],
    },
    {
      headline: 'El ingeniero que escucha las represas con el oído pegado al concreto',
      picture: 'represa',
      caption: 'La galería tiene novecientos metros y no pasa nadie más.',
      tags: ['Oficios', 'Ingeniería'],
      pictures: ['laboratorio'],
      chapters: ['La galería', 'El ruido'],
      text: [
        'Baja ciento doce escalones y camina por dentro del muro. Los sensores mandan un número por minuto, pero él prefiere la oreja. Dice que el agua avisa en do menor.',
        'Una vez oyó algo y pidió parar. Tardaron dos días en encontrar la fisura, del grueso de un pelo. Desde entonces nadie le pregunta para qué baja.',
      ],
    },
    {
      headline: 'Un día con el vigilante del museo que se sabe los cuadros de espaldas',
      picture: 'museo',
      caption: 'La sala siete tiene once cuadros y una silla.',
      tags: ['Arte', 'Oficios'],
      text: [
        'Se sienta frente al público y detrás de la pintura. Por las caras sabe qué cuadro miran. El que hace fruncir la nariz es el del pescado; el que hace susurrar, el de la viuda.',
        'Cuando cierran, voltea la silla. Ha descubierto dos gatos escondidos y una firma falsa. Lo segundo se lo contó a la directora, que le ofreció un puesto. Dijo que no.',
      ],
    },
    {
      headline: 'El traje que se alquila para pedir trabajo y se devuelve con suerte',
      picture: 'moda-pasarela',
      caption: 'Cada gancho lleva la lista de los que lo usaron.',
      tags: ['Trabajo', 'Estilo'],
      text: [
        'Son noventa trajes y ninguno cuesta. Se pide cita, se mide y se firma un papel: si consigues el trabajo, vuelves y cuentas cómo fue. De cada diez, seis vuelven contando.',
        'En el bolsillo de adentro hay una nota del que lo usó antes. “Mira a los ojos”, dice una. Otra dice: “Lleva menta”. Nadie las bota.',
      ],
    },
    {
      headline: 'Subir a la ladera con el cartero que todavía entrega cartas a mano',
      picture: 'medellin-ladera',
      caption: 'La ruta tiene mil cuatrocientas escaleras.',
      tags: ['Oficios', 'Medellín'],
      text: [
        'Las calles no tienen nombre, así que las direcciones son cuentos: donde el perro amarillo, encima de la señora de los buñuelos. El cartero los guarda en la cabeza.',
        'Ya casi no hay cartas. Hay multas, remedios y, cada diciembre, un sobre sin remitente para la misma puerta azul. Nunca lo ha abierto nadie delante de él.',
      ],
    },
    {
      headline: 'Noche de votos: el bar que se cierra con llave y abre las urnas del dominó',
      picture: 'urna-votacion',
      caption: 'La urna es una caja de whisky con candado.',
      tags: ['Bares', 'Amigos'],
      text: [
        'Cada año los clientes eligen presidente de la barra. Hay campaña, debate y censo. El voto es secreto y la urna, una caja vacía con candado de bicicleta.',
        'El presidente manda en la música durante un año. Ganó un baladista por dos votos y hay denuncias de trasteo. El dueño, que es neutral, solo obedece al volumen.',
      ],
    },
    {
      headline: 'Pan de masa madre para impacientes: lo que sale bien cuando se hace mal',
      picture: 'galletas',
      caption: 'El primer intento sirve de galleta.',
      tags: ['Cocina', 'Guía'],
      text: [
        'El primer pan no sube. Córtalo en tiras, tuéstalo y llámalo galleta. El segundo sube demasiado. El tercero es el que vas a mostrar como si fuera el primero.',
        'La masa vive en la nevera y come los domingos. Ponle un nombre, porque te va a dar pena dejarla morir. La nuestra se llama Gustavo y ya tiene dos hijas.',
      ],
    },
    {
      headline: 'El arriero de Salento que enseña a ejecutivos a cargar una mula sin gritar',
      picture: 'finca-cafetera',
      caption: 'El curso dura un día y la mula decide quién aprueba.',
      tags: ['Campo', 'Trabajo'],
      text: [
        'Llegan con botas nuevas y teléfonos. A las nueve ya entendieron que la mula no lee correos. La carga se equilibra con piedras y la autoridad, con panela.',
        'Al final del día cada uno baja dos bultos por la quebrada. Si la mula se sienta, repites. Un banquero repitió cuatro veces y volvió el fin de semana siguiente, sin traje.',
      ],
    },
    {
      headline: 'Remar el Amazonas de noche con quien distingue los caimanes por los ojos',
      picture: 'amazonas-rio',
      caption: 'La linterna se apaga cada diez minutos para descansar el río.',
      tags: ['Viajes', 'Amazonas'],
      pictures: ['pacifico-selva'],
      text: [
        'Los ojos juntos son de rana. Los separados, de caimán joven. Los que no brillan son los que importan, y esos solo los ve Abelardo, que tiene setenta y un años.',
        'Rema sin sacar el remo del agua. Al amanecer cuenta lo que vio en la lengua de su mamá y un nieto lo traduce. Al nieto le faltan palabras, y las inventa.',
      ],
    },
    {
      headline: 'El contador que declara la renta de los circos y cobra en entradas',
      picture: 'bolsa',
      caption: 'En la oficina hay una silla para el trapecista, que no cabe en otra.',
      tags: ['Dinero', 'Oficios'],
      text: [
        'Un león es un activo fijo, un payaso es nómina y la carpa se deprecia en diez años. Lo difícil es el mago, que no encuentra las facturas.',
        'Lleva treinta y dos circos y no le gustan. Va por los niños de su cuadra, que llenan la primera fila. Nunca ha pagado una boleta, y todas las declara.',
      ],
    },
    {
      headline: 'Guardabosques a motor: la patrulla que apaga incendios antes de que se vean',
      picture: 'incendio-bodega',
      caption: 'La cámara térmica ve el calor a seis kilómetros.',
      tags: ['Naturaleza', 'Oficios'],
      text: [
        'Salen al mediodía, cuando todos se esconden. La cámara pinta de blanco lo que está a punto de arder. Casi siempre es una botella, y casi siempre llegan a tiempo.',
        'El año pasado apagaron ciento seis fuegos que no salieron en las noticias. Ese es el trabajo, dicen: que no haya nada que contar. Este video es la excepción.',
      ],
    },
    {
      headline: 'El piano del Congreso que terminó en el desierto: el viaje más largo por una sola tecla',
      picture: 'congreso',
      caption: 'El piano estuvo treinta años en un salón del Capitolio.',
      tags: ['Música', 'Viajes'],
      pictures: ['carretera'],
      text: [
        'El piano está en una escuela de la Alta Guajira y el afinador, en Bogotá. Son veintidós horas de camino para una tecla que suena a puerta: el la de la cuarta octava.',
        'Tardó nueve minutos en arreglarla. Después los niños tocaron dos horas y él no quiso irse. Al despedirse desafinó otra, apenas, para tener que volver.',
      ],
    },
    {
      headline: 'El tejedor que solo trabaja con luna y vende ocho mochilas al año',
      picture: 'mochilas',
      caption: 'La fibra se teje húmeda; si se seca, se parte.',
      tags: ['Estilo', 'Oficios'],
      text: [
        'De día la fibra se quiebra. Por eso teje de noche, con la ventana abierta, y por eso las mochilas buenas traen un poco de frío. Una fina toma cuatro meses.',
        'Él no usa mochila. Dice que es como el panadero que no come pan: ya sabe lo que le falta. Vende ocho al año y con eso le alcanza.',
      ],
    },
    {
      headline: 'Madrugar al mercado con el cocinero que compra con los ojos cerrados',
      picture: 'mercado-plaza',
      caption: 'Las hierbas están al fondo, donde no llega el sol.',
      tags: ['Cocina', 'Mercados'],
      by: 'santiago-real-bermudez',
      text: [
        'Huele, aprieta y suelta. Los vendedores lo dejan porque siempre paga lo que huele. El mejor mango de la mañana estaba debajo de la mesa, guardado para un sobrino.',
        'Lo convenció con una receta. En la cocina, cinco horas después, el mango llegó a la mesa con sal de hormiga. El sobrino estaba invitado.',
      ],
    },
    {
      headline: 'El locutor de madrugada que pone boleros para los celadores de la calle 13',
      picture: 'microfono',
      caption: 'El programa empieza a la una y no tiene pauta.',
      tags: ['Radio', 'Noche'],
      text: [
        'Llaman por turnos, sin decir el nombre: el del parqueadero, el de la bodega, el del edificio en obra. Piden la canción por la hora en que la oyeron, no por el título.',
        'A las cuatro se despide con la misma frase desde hace veinte años: el que cuida también se acuesta. Después apaga y se va a pie, saludando puertas.',
      ],
    },
    {
      headline: 'El pastelero de bodas que nunca ha ido a una y prefiere no saber cómo terminan',
      picture: 'boda',
      caption: 'La torta sale a las tres y llega en un carro sin aire.',
      tags: ['Oficios', 'Cocina'],
      text: [
        'Tiene una libreta con mil ochocientas parejas y ninguna foto. Les pregunta una sola cosa: quién de los dos come más. Con eso hace la torta, y casi nunca falla.',
        'Una vez le encargaron la del mismo novio con otra novia. Cambió el relleno y no dijo nada. Dice que en su oficio el secreto va debajo del fondant.',
      ],
    },
  ],
});
