export { BodyVideo, type BodyVideoProps } from './BodyVideo.tsx';
export { BodyAudio, type BodyAudioProps } from './BodyAudio.tsx';
