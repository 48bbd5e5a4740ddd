export { VideoPlayer, type PlayerMessages, type VideoPlayerProps } from './VideoPlayer.tsx';
