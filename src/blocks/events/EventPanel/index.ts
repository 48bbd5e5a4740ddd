export { EventPanel, type EventPanelProps, type ProgrammeLine } from './EventPanel.tsx';
export { eventPanelBlock } from './EventPanel.block.ts';
export { toEventTeaser, type EventTeaser } from '../event/event-teaser.ts';
