import type { SeedSound } from './sounds.ts';

/** The sounds of the podcasts of all brands but the weekly. */
export const PODCAST_SOUNDS: readonly SeedSound[] = [
  {
    id: 'cali-a-esta-hora-1',
    title: 'Las cinco de la mañana',
    seconds: 54,
    episode: true,
    parts: [
      {
        title: 'El río',
        starts: 0,
        layers: { river: 0.6, crickets: 0.12 },
        heard: 'El río Cali antes del tráfico. Quedan los últimos grillos.',
      },
      {
        title: 'La primera buseta',
        starts: 18,
        layers: { river: 0.2, motor: 0.5, birds: 0.2 },
        heard: 'Un motor sube por la avenida y los pájaros empiezan.',
      },
      {
        title: 'La misa de seis',
        starts: 36,
        layers: { birds: 0.3, 'middle-bell': 0.5 },
        heard: 'La campana de la Ermita llama dos veces. Siguen los pájaros.',
      },
    ],
  },
  {
    id: 'cali-a-esta-hora-2',
    title: 'El aguacero de las cuatro',
    seconds: 54,
    episode: true,
    parts: [
      {
        title: 'La brisa',
        starts: 0,
        layers: { wind: 0.6, birds: 0.2 },
        heard: 'El viento que baja de los Farallones, con un pájaro apurado.',
      },
      {
        title: 'Las tejas',
        starts: 18,
        layers: { rain: 0.9, wind: 0.2 },
        heard: 'Cae sobre las tejas, primero duro y después parejo.',
      },
      {
        title: 'Escampa',
        starts: 36,
        layers: { rain: 0.1, river: 0.5, frogs: 0.3 },
        heard: 'El caño suena lleno. En el solar cantan tres ranas.',
      },
    ],
  },
  {
    id: 'antes-de-dormir-1',
    title: 'Lluvia sin prisa',
    seconds: 54,
    episode: true,
    parts: [
      {
        title: 'La ventana',
        starts: 0,
        layers: { wind: 0.2, rain: 0.2 },
        heard: 'Una lluvia fina contra el vidrio.',
      },
      {
        title: 'El techo',
        starts: 18,
        layers: { rain: 0.6 },
        heard: 'La misma lluvia, más cerca y más redonda.',
      },
      {
        title: 'La calma',
        starts: 36,
        layers: { rain: 0.15, crickets: 0.15 },
        heard: 'Se va despacio. Vuelven los grillos.',
      },
    ],
  },
  {
    id: 'antes-de-dormir-2',
    title: 'El mar por la noche',
    seconds: 54,
    episode: true,
    parts: [
      {
        title: 'La orilla',
        starts: 0,
        layers: { sea: 0.6 },
        heard: 'Olas pequeñas, una cada seis segundos.',
      },
      {
        title: 'Mar adentro',
        starts: 18,
        layers: { sea: 0.8, wind: 0.2 },
        heard: 'Olas más largas. El viento entra y sale.',
      },
      {
        title: 'La última',
        starts: 36,
        layers: { sea: 0.3, crickets: 0.1 },
        heard: 'El agua se retira. Un grillo se queda.',
      },
    ],
  },
  {
    id: 'turno-de-noche-1',
    title: 'El celador de la bodega',
    seconds: 54,
    episode: true,
    parts: [
      {
        title: 'La ronda',
        starts: 0,
        layers: { wind: 0.4, crickets: 0.2 },
        heard: 'Viento en el patio y grillos junto a la reja.',
      },
      {
        title: 'El camión de las dos',
        starts: 18,
        layers: { motor: 0.7 },
        heard: 'Un motor llega, espera y se apaga.',
      },
      {
        title: 'El tren de carga',
        starts: 36,
        layers: { train: 0.6, whistle: 0.3 },
        heard: 'Pasa el tren de la sabana. Pita una vez.',
      },
    ],
  },
  {
    id: 'turno-de-noche-2',
    title: 'El pescador del muelle',
    seconds: 54,
    episode: true,
    parts: [
      {
        title: 'El muelle',
        starts: 0,
        layers: { sea: 0.5, wind: 0.2 },
        heard: 'El agua golpea los pilotes.',
      },
      {
        title: 'La lancha',
        starts: 18,
        layers: { sea: 0.5, motor: 0.6 },
        heard: 'Arranca una lancha y se aleja.',
      },
      {
        title: 'La espera',
        starts: 36,
        layers: { sea: 0.4, crickets: 0.1 },
        heard: 'Queda el agua. Nadie habla.',
      },
    ],
  },
  {
    id: 'antes-del-foro-1',
    title: 'De dónde viene la luz',
    seconds: 54,
    episode: true,
    parts: [
      {
        title: 'El viento',
        starts: 0,
        layers: { wind: 0.8 },
        heard: 'El viento del norte, que mueve las aspas.',
      },
      {
        title: 'El agua',
        starts: 18,
        layers: { river: 0.8 },
        heard: 'El agua que entra a la turbina.',
      },
      {
        title: 'La ciudad',
        starts: 36,
        layers: { motor: 0.4, train: 0.4 },
        heard: 'Lo que se mueve con las dos cosas.',
      },
    ],
  },
  {
    id: 'antes-del-foro-2',
    title: 'La hora de llegar al trabajo',
    seconds: 54,
    episode: true,
    parts: [
      {
        title: 'La vereda',
        starts: 0,
        layers: { birds: 0.4, wind: 0.2 },
        heard: 'Pájaros y viento: falta una hora para el bus.',
      },
      {
        title: 'La carretera',
        starts: 18,
        layers: { motor: 0.7 },
        heard: 'Un motor que sube y baja.',
      },
      {
        title: 'La estación',
        starts: 36,
        layers: { train: 0.6, whistle: 0.2 },
        heard: 'El tren que varios alcaldes quieren de vuelta.',
      },
    ],
  },
  {
    id: 'suena-la-finca-1',
    title: 'La madrugada del ordeño',
    seconds: 54,
    episode: true,
    parts: [
      {
        title: 'Antes del café',
        starts: 0,
        layers: { crickets: 0.25, frogs: 0.3 },
        heard: 'Grillos y ranas en el bajo.',
      },
      {
        title: 'El corral',
        starts: 18,
        layers: { birds: 0.35, wind: 0.2 },
        heard: 'Aclara. Los pájaros ganan.',
      },
      {
        title: 'La quebrada',
        starts: 36,
        layers: { river: 0.6, birds: 0.2 },
        heard: 'El agua con que se lavan las cantinas.',
      },
    ],
  },
  {
    id: 'suena-la-finca-2',
    title: 'La lluvia que esperaba el maíz',
    seconds: 54,
    episode: true,
    parts: [
      {
        title: 'El aviso',
        starts: 0,
        layers: { wind: 0.6, frogs: 0.2 },
        heard: 'El viento trae la lluvia y las ranas lo saben.',
      },
      {
        title: 'El aguacero',
        starts: 18,
        layers: { rain: 0.9 },
        heard: 'Llueve sobre las hojas anchas.',
      },
      {
        title: 'Lo que queda',
        starts: 36,
        layers: { river: 0.5, frogs: 0.5 },
        heard: 'La acequia llena y las ranas contentas.',
      },
    ],
  },
];
