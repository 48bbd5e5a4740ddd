export { AudioPlayer, type AudioPlayerProps, type AudioSource } from './AudioPlayer.tsx';
