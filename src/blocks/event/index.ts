export { nextEvent, toEventTeaser, type EventTeaser } from './event-teaser.ts';
export { readSpeakers, type Speaker } from './speakers.ts';
