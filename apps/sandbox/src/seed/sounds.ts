import { PODCAST_SOUNDS } from './podcast-sounds.ts';
import { SAMPLES_PER_SECOND } from '../sounds/compose.ts';
import { mp3Bytes } from '../sounds/mp3.ts';
import { playingTime } from 'rotativa/domain';
import type { LayerName } from '../sounds/layers.ts';
import type { Json } from '../db/schema/content.ts';

/** A part of a sound: a chapter for its listeners. */
export interface SoundPart {
  readonly title: string;
  /** Seconds from the beginning. */
  readonly starts: number;
  /** The text of the recording, for the transcript. */
  readonly heard?: string;
  /** How loud each layer is, from 0 to 1. */
  readonly layers: Partial<Record<LayerName, number>>;
}

/** A sound that the sandbox composes. It has no voices and is recorded nowhere; its texts state that. */
export interface SeedSound {
  readonly id: string;
  readonly title: string;
  readonly seconds: number;
  readonly parts: readonly [SoundPart, ...SoundPart[]];
  /** An episode of the podcast has chapters and a transcript: its parts. */
  readonly episode?: true;
}

const WEEKLY: readonly SeedSound[] = [
  {
    id: 'rio-magdalena-noche',
    title: 'Una noche en la ciénaga, recreada por computador',
    seconds: 36,
    parts: [
      { title: 'La orilla', starts: 0, layers: { river: 0.6, crickets: 0.16 } },
      { title: 'Las ranas', starts: 12, layers: { river: 0.4, crickets: 0.14, frogs: 0.5 } },
      { title: 'Pasa una canoa', starts: 24, layers: { river: 0.5, crickets: 0.1, motor: 0.5 } },
    ],
  },
  {
    id: 'cuaderno-del-tendero-avance',
    title: 'La tienda antes de la primera pregunta: avance, recreado por computador',
    seconds: 48,
    parts: [
      {
        title: 'Las seis',
        starts: 0,
        layers: { birds: 0.35, wind: 0.12 },
        heard: 'Pájaros en la calle. Todavía no pasa nadie.',
      },
      {
        title: 'La puerta',
        starts: 14,
        layers: { birds: 0.2, 'small-bell': 0.5 },
        heard: 'La campanilla de la puerta: un cliente, después otro.',
      },
      {
        title: 'La nevera y la calle',
        starts: 30,
        layers: { motor: 0.35, 'small-bell': 0.3, birds: 0.1 },
        heard: 'Arranca el motor de la nevera y la campanilla vuelve a sonar.',
      },
    ],
  },
  {
    id: 'pais-que-suena-1',
    title: 'Del páramo al mar',
    seconds: 80,
    episode: true,
    parts: [
      {
        title: 'El páramo',
        starts: 0,
        layers: { wind: 0.7 },
        heard: 'Solo viento. Sube, se calla y vuelve a subir.',
      },
      {
        title: 'La quebrada',
        starts: 16,
        layers: { wind: 0.15, river: 0.5, birds: 0.25 },
        heard: 'El viento se aleja. Entra un hilo de agua y cantan dos pájaros.',
      },
      {
        title: 'El río grande',
        starts: 34,
        layers: { river: 0.8, motor: 0.4 },
        heard: 'El agua se ensancha. Pasa una lancha con un motor de un cilindro.',
      },
      {
        title: 'La ciénaga, de noche',
        starts: 50,
        layers: { river: 0.3, crickets: 0.16, frogs: 0.5 },
        heard: 'La lancha se apaga. Quedan los grillos y las ranas, que se responden.',
      },
      {
        title: 'El mar',
        starts: 64,
        layers: { sea: 0.9, wind: 0.2 },
        heard: 'Rompe una ola, se devuelve, y rompe otra. El viento es otra vez el del principio.',
      },
    ],
  },
  {
    id: 'pais-que-suena-2',
    title: 'Tres campanas para la misma hora',
    seconds: 64,
    episode: true,
    parts: [
      {
        title: 'La catedral',
        starts: 0,
        layers: { 'low-bell': 0.8 },
        heard: 'Una campana grande y lenta. Entre golpe y golpe se oye cómo se apaga.',
      },
      {
        title: 'La parroquia',
        starts: 18,
        layers: { 'low-bell': 0.3, 'middle-bell': 0.7, birds: 0.1 },
        heard: 'Contesta una campana más aguda, con afán. Un pájaro se queja.',
      },
      {
        title: 'La capilla',
        starts: 36,
        layers: { 'middle-bell': 0.2, 'small-bell': 0.5, wind: 0.15 },
        heard: 'Una campanita casi sin descanso, con viento.',
      },
      {
        title: 'Las tres',
        starts: 48,
        layers: { 'low-bell': 0.5, 'middle-bell': 0.4, 'small-bell': 0.25 },
        heard: 'Las tres al tiempo, cada una a su paso. No coinciden ni una sola vez.',
      },
    ],
  },
  {
    id: 'pais-que-suena-3',
    title: 'Aguacero sobre zinc',
    seconds: 66,
    episode: true,
    parts: [
      {
        title: 'Antes',
        starts: 0,
        layers: { crickets: 0.2, wind: 0.25 },
        heard: 'Grillos. Después se levanta un viento corto.',
      },
      {
        title: 'Las primeras gotas',
        starts: 14,
        layers: { rain: 0.25, crickets: 0.08 },
        heard: 'Gotas sueltas que suenan a lata. Los grillos se callan.',
      },
      {
        title: 'El aguacero',
        starts: 26,
        layers: { rain: 1, wind: 0.3 },
        heard: 'Llueve sobre todo el techo al tiempo. No se podría hablar.',
      },
      {
        title: 'Escampa',
        starts: 48,
        layers: { rain: 0.12, frogs: 0.6, crickets: 0.12 },
        heard: 'La lluvia se va. Las ranas celebran y vuelven los grillos.',
      },
    ],
  },
  {
    id: 'pais-que-suena-4',
    title: 'El tren que ya no pasa',
    seconds: 70,
    episode: true,
    parts: [
      {
        title: 'La estación vacía',
        starts: 0,
        layers: { wind: 0.3, birds: 0.3 },
        heard: 'Pájaros y viento en un andén.',
      },
      {
        title: 'Se acerca',
        starts: 14,
        layers: { train: 0.35, birds: 0.1 },
        heard: 'Las ruedas cruzan las juntas de los rieles, de dos en dos, todavía lejos.',
      },
      {
        title: 'Pasa',
        starts: 26,
        layers: { train: 0.9, whistle: 0.5 },
        heard: 'Pasa la locomotora. Pita dos veces.',
      },
      {
        title: 'La campana del paso a nivel',
        starts: 46,
        layers: { train: 0.3, 'small-bell': 0.4 },
        heard: 'El tren se aleja. Una campana avisa en el cruce.',
      },
      {
        title: 'Otra vez el andén',
        starts: 58,
        layers: { wind: 0.3, birds: 0.3 },
        heard: 'El mismo viento y los mismos pájaros del principio.',
      },
    ],
  },
];

/** Every sound that the sandbox composes. */
export const SOUNDS: readonly SeedSound[] = [...WEEKLY, ...PODCAST_SOUNDS];

/** @throws when there is none, which stops the seeding */
export function soundOf(id: string): SeedSound {
  const found = SOUNDS.find((one) => one.id === id);
  if (!found) throw new Error(`There is no sound '${id}'.`);
  return found;
}

/** Address of a sound that the sandbox composes. */
const soundUrl = (id: string): string => `/sounds/${id}.mp3`;

/** A sound as the vendor's audio element. */
export function soundElement({ id, title, seconds, parts, episode }: SeedSound, description: string): Json {
  return {
    type: 'audio',
    headlines: { basic: title },
    description: { basic: description },
    duration: seconds * 1000,
    ...(episode && {
      additional_properties: { chapters: parts.map(({ title: name, starts }) => ({ title: name, starts })) },
    }),
    streams: [
      {
        ...{ url: soundUrl(id), stream_type: 'mp3', provider: 'sandbox' },
        filesize: mp3Bytes(seconds * SAMPLES_PER_SECOND),
      },
    ],
  };
}

/** The text of the recording, with its times. */
export const transcriptOf = ({ parts }: SeedSound): string[] =>
  parts.map(({ title, starts, heard = title }) => `<b>${playingTime(starts * 1000)}</b> [${title}] ${heard}`);
