import { through, type Pattern, type Shown } from './pattern.ts';
import { one } from './shared.ts';

const RECORDING = 'El parte de la mañana: lo que pasó en el Congreso';
const FILM = 'La ministra de Hacienda responde';
const CHAPTERS = 'components-audioplayer--chapters';
const WAITING = 'components-videoplayer--waiting';
const PLAYED: Shown = { '@played': FILM, 'video:focus': FILM, '.invitation': false };

/** Players. The keys inside them are the browser's. */
export const media: Readonly<Record<string, Pattern>> = {
  AudioPlayer: one(
    { story: CHAPTERS, rows: { Tab: through('audio, select, a') } },
    { story: 'components-audioplayer--failed', rows: { Tab: through('audio, button') } },
    {
      story: CHAPTERS,
      start: '.parts li + li a',
      rows: { 'Enter on a chapter': [['Enter', { '@played': RECORDING, 'a:focus': '4:05 La tutela' }]] },
    },
  ),
  EpisodeList: one({ story: 'blocks-lists-episodelist--default', rows: { Tab: through('a[href], audio') } }),
  VideoPlayer: one(
    { story: WAITING, rows: { Tab: through('button') } },
    // Its play function has begun to play.
    { story: 'components-videoplayer--loading', rows: { Tab: through('video') } },
    ...['Enter', 'Space'].map((key) => ({
      story: WAITING,
      start: '.invitation',
      rows: { 'Enter, Space on the play button': [[key, PLAYED] as const] },
    })),
  ),
};
