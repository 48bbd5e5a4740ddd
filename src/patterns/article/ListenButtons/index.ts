export { ListenButtons, type ListenButtonsProps } from './ListenButtons.tsx';
export { listenIsland } from './island.ts';
export type { ListenData, ListenedRecording } from './listen-data.ts';
export { startListenButtons } from './start-listen-buttons.ts';
export { openPlayer } from './late-player.ts';
