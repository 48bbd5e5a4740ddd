export { AudioPlayer, type AudioChapter, type AudioPlayerProps, type AudioSource } from './AudioPlayer.tsx';
export { startRecordings } from './start-recording.ts';
