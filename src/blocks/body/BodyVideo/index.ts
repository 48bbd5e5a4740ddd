export { BodyVideo, type BodyVideoProps } from './BodyVideo.tsx';
export { BodyAudio, type BodyAudioProps } from './BodyAudio.tsx';
export { filmIsland } from './island.ts';
export { startFilm, type FilmTools, type PlayStream } from './start-film.ts';
export type { FilmProps } from './Film.tsx';
