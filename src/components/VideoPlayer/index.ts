export { VideoPlayer, type PlayerWords, type VideoPlayerProps } from './VideoPlayer.tsx';
