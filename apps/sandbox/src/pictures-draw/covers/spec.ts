import type { SceneId } from '../../seed/pictures.ts';

export type CoverBrand = 'weekly' | 'daily' | 'rural' | 'men' | 'women';

/** What a cover shows: a scene by name, or one of the people by number. */
export type Subject = SceneId | number;

export interface Cover {
  subject: Subject;
  /** The story of the cover: a few words, then a sentence. */
  title: string;
  deck: string;
  lines: readonly [string, string];
  issue: string;
  accent?: string;
  /** Where to cut a scene that is wider than the page, as a share of its width. */
  focus?: number;
}

export const COVER_LINES: Record<CoverBrand, readonly [Cover, Cover, Cover, Cover, Cover, Cover]> = {
  weekly: [
    {
      subject: 'congreso',
      title: 'La última plenaria',
      deck: 'Así se negocian los votos que decidirán la reforma',
      lines: ['El mapa del nuevo poder regional', 'Entrevista: la jueza que no se calla'],
      issue: 'Edición 2204',
    },
    {
      subject: 15,
      title: 'El hombre del tren',
      deck: 'Quién es el ingeniero que quiere devolverle los rieles al país',
      lines: ['Coca: la cosecha que se movió', 'Crónica desde el Catatumbo'],
      issue: 'Edición 2203',
    },
    {
      subject: 'incendio',
      title: 'Arde el páramo',
      deck: 'La temporada seca más larga en treinta años',
      lines: ['Lo que nadie midió a tiempo', 'Bogotá y el agua que falta'],
      issue: 'Edición 2202',
    },
    {
      subject: 'billetes',
      title: '¿Dónde está la plata?',
      deck: 'Radiografía de las regalías que no llegaron a las escuelas',
      lines: ['El contralor responde', 'Dólar: tres escenarios'],
      issue: 'Edición 2201',
    },
    {
      subject: 'migrantes',
      title: 'El camino de vuelta',
      deck: 'Miles de familias desandan la ruta del norte',
      lines: ['Fotorreportaje desde Necoclí', 'Qué dice la ley de frontera'],
      issue: 'Edición 2200',
    },
    {
      subject: 'urna-votacion',
      title: 'La elección más reñida',
      deck: 'Siete ciudades que pueden cambiar de color',
      lines: ['Encuesta: el voto indeciso', 'Especial: cien alcaldes'],
      issue: 'Edición 2199',
    },
  ],
  daily: [
    {
      subject: 'cali-ermita',
      title: 'El centro de Cali vuelve a encenderse',
      deck: 'El plan de luces y andenes llega a 22 cuadras',
      lines: ['Ingenios anuncian 1.400 empleos', 'América viaja con equipo mixto'],
      issue: 'Martes 18',
    },
    {
      subject: 'valle-cana',
      title: 'Zafra récord en el norte del Valle',
      deck: 'La cosecha crece 9 % y mueve la economía de Palmira',
      lines: ['Peaje de Mediacanoa bajará', 'Concejo aprueba presupuesto'],
      issue: 'Miércoles 19',
    },
    {
      subject: 'cali-salsa',
      title: 'La salsa tendrá su propia escuela pública',
      deck: 'Abrirá en enero con 600 cupos en Siloé',
      lines: ['Ola de calor hasta el jueves', 'Vuelos nuevos a Tumaco'],
      issue: 'Jueves 20',
    },
    {
      subject: 'lluvia',
      title: 'Llueve en un día lo de un mes',
      deck: 'Once barrios con inundaciones; clases virtuales mañana',
      lines: ['El MÍO amplía frecuencias', 'Qué hacer si sube el río'],
      issue: 'Viernes 21',
    },
    {
      subject: 'futbol-gol',
      title: 'Las verdes golean y son líderes',
      deck: 'Tres a cero en el clásico femenino ante 21.000 personas',
      lines: ['Avanza la obra de la 80', 'Mercado móvil en Aguablanca'],
      issue: 'Sábado 22',
    },
    {
      subject: 'buenaventura-puerto',
      title: 'El puerto rompe su marca de carga',
      deck: 'Buenaventura movió 2,1 millones de toneladas en el mes',
      lines: ['Vía alterna: listos 14 km', 'Domingo de ciclovía nocturna'],
      issue: 'Domingo 23',
    },
  ],
  rural: [
    {
      subject: 'finca-cafetera',
      title: 'El café que resiste',
      deck: 'Variedades que aguantan el calor y la roya',
      lines: ['Precio interno: la guía', 'Créditos para jóvenes'],
      issue: 'N.º 48',
    },
    {
      subject: 'cacao',
      title: 'Cacao fino, precio fino',
      deck: 'Santander vende por aroma y no por bulto',
      lines: ['Injertos paso a paso', 'Ferias del trimestre'],
      issue: 'N.º 47',
    },
    {
      subject: 'llano-ganado',
      title: 'El llano sin talar',
      deck: 'Ganadería con árboles: más leche y más sombra',
      lines: ['Vacunas: calendario', 'Pastos para verano'],
      issue: 'N.º 46',
    },
    {
      subject: 'papa-cultivo',
      focus: 0.4,
      title: 'La papa cambia de piso',
      deck: 'Boyacá siembra más arriba y riega menos',
      lines: ['Semilla certificada', 'El clima del mes'],
      issue: 'N.º 45',
    },
    {
      subject: 'flores-cultivo',
      title: 'Rosas para el mundo',
      deck: 'La Sabana prepara su mayor temporada',
      lines: ['Fletes: qué negociar', 'Agua lluvia en invernadero'],
      issue: 'N.º 44',
    },
    {
      subject: 'leche-ordeno',
      focus: 0.4,
      title: 'Leche con apellido',
      deck: 'Quesos campesinos que llegan a la ciudad',
      lines: ['Ordeño limpio', 'Cooperativas que crecen'],
      issue: 'N.º 43',
    },
  ],
  men: [
    {
      subject: 29,
      title: 'Elegancia nocturna',
      deck: 'El actor que volvió por la puerta grande',
      lines: ['48 horas en Medellín', 'Relojes: la nueva guardia'],
      issue: 'Nº 251',
    },
    {
      subject: 30,
      title: 'El ritmo manda',
      deck: 'Del barrio a los estadios: el productor del momento',
      lines: ['El mejor ron de la casa', 'Boxeo: el último asalto'],
      issue: 'Nº 250',
    },
    {
      subject: 31,
      title: 'Sin carretera',
      deck: 'Un escritor, un jeep y dos mil kilómetros de trocha',
      lines: ['Cuchillos y brasas', 'Relato: La noche larga'],
      issue: 'Nº 249',
    },
    {
      subject: 'motocicleta',
      title: 'Rodar de noche',
      deck: 'Once motos clásicas para salir sin mapa',
      lines: ['Guía de cuero', 'El whisky de los Andes'],
      issue: 'Nº 248',
    },
    {
      subject: 32,
      title: 'El regreso',
      deck: 'Habla el cineasta que se fue sin avisar',
      lines: ['Trajes a la medida', 'Ciclismo de altura'],
      issue: 'Nº 247',
    },
    {
      subject: 'copa-bar',
      title: 'La última copa',
      deck: 'Los veinte bares que hay que conocer',
      lines: ['Vinilos que suben de precio', 'Cocina para dos'],
      issue: 'Nº 246',
    },
  ],
  women: [
    {
      subject: 25,
      title: 'Rojo, siempre',
      deck: 'El color que vuelve a mandar',
      lines: ['Piel luminosa en diez minutos', 'Ellas dirigen el campo'],
      issue: 'Marzo',
    },
    {
      subject: 26,
      title: 'Raíz',
      deck: 'El cabello natural cuenta su historia',
      lines: ['Cartagena secreta', 'La nueva joyería'],
      issue: 'Febrero',
      accent: '#f3d07a',
    },
    {
      subject: 27,
      title: 'Misterio',
      deck: 'Sombreros, gafas y abrigos de temporada',
      lines: ['Diez libros para llorar', 'Dormir mejor'],
      issue: 'Enero',
      accent: '#fff0ea',
    },
    {
      subject: 28,
      title: 'Seda',
      deck: 'La suavidad como manifiesto',
      lines: ['Amor a los cuarenta', 'Perfumes nacionales'],
      issue: 'Diciembre',
    },
    {
      subject: 9,
      title: 'Fucsia total',
      deck: 'Una década de moda colombiana',
      lines: ['Especial de belleza', 'Mujeres que inspiran'],
      issue: 'Noviembre',
    },
    {
      subject: 5,
      title: 'Pelirroja',
      deck: 'Color sin daño: la guía completa',
      lines: ['Abrigos para el frío', 'Cocinar sin prisa'],
      issue: 'Octubre',
      accent: '#f6d3c4',
    },
  ],
};
