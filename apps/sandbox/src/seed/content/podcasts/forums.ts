import type { SeedStory } from '../../types.ts';
import { programme } from './programme.ts';

export const FORUMS_PODCAST: SeedStory[] = programme({
  brand: 'forums',
  section: '/podcasts/antes-del-foro',
  by: 'yurany-carabali-balanta',
  credit: 'Foros Semanario',
  made: 'El equipo de los foros compone estos sonidos para abrir cada mesa, mientras la gente se sienta. No son grabaciones de un lugar y no tienen voces: los que hablan son los invitados.',
  ago: 29873,
  every: 30240,
  episodes: [
    {
      slug: 'antes-del-foro-de-donde-viene-la-luz',
      sound: 'antes-del-foro-1',
      headline: 'De dónde viene la luz: tres sonidos para abrir la mesa de energía',
      standfirst:
        'El primer episodio de ‘Antes del foro’ va del viento a la turbina y de la turbina a la ciudad.',
      tags: ['Pódcast', 'Energía'],
      text: 'Se oyó en el auditorio antes de la primera intervención. Trate de decir en qué momento se prende la luz.',
      more: [
        'La mesa de energía empezó con las luces apagadas. Durante un minuto el auditorio oyó el viento, después el agua y después lo que las dos mueven. Cuando se prendieron las lámparas, el moderador preguntó cuánto costaba ese minuto.',
        'Nadie acertó. La cuenta, por persona, era de once pesos. De ahí salió la primera hora de discusión: por qué el recibo llega por mucho más.',
      ],
    },
    {
      slug: 'antes-del-foro-la-hora-de-llegar',
      sound: 'antes-del-foro-2',
      headline: 'La hora de llegar al trabajo: lo que oye quien vive a dos buses de la oficina',
      standfirst:
        'El segundo episodio de ‘Antes del foro’ abrió la mesa de transporte regional con el diario de una vecina de Facatativá.',
      tags: ['Pódcast', 'Transporte'],
      picture: {
        id: 'reloj',
        caption: 'La mesa empezó a las siete, la hora en que mejor se entiende el problema.',
      },
      text: 'El recorrido de verdad dura una hora y cuarenta. Este, cincuenta y cuatro segundos.',
      more: [
        'Se compuso con el diario de una invitada, auxiliar contable en Bogotá y vecina de Facatativá. Anotó durante una semana qué oía en cada tramo: los pájaros de la vereda, el motor de la flota y un tren que todavía no existe.',
        'Los alcaldes discutieron el tercer tramo. Ella, desde la segunda fila, pidió que empezaran por el primero: el paradero no tiene techo.',
      ],
    },
  ],
});
