export { ListeningBar, type ListeningBarProps } from './ListeningBar.tsx';
export { browserListening } from './browser-listening.ts';
export { browserVoice, type VoiceBrowser } from './browser-voice.ts';
export { browserRecording } from './browser-recording.ts';
export { isListening, LISTENING_KEY } from './kept.ts';
export {
  createListening,
  type Listening,
  type ListeningPorts,
  type ListeningRecording,
  type ListeningState,
  type ListeningVoice,
  type SoundEnd,
} from './listening.ts';
export { browserLockScreen, showOnLockScreen, type LockScreen } from './lock-screen.ts';
export { audibleText, storyText, type StoryText } from './story-text.ts';
