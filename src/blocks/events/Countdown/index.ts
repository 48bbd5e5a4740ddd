export { Countdown, type CountdownProps } from './Countdown.tsx';
export { countdownIsland } from './island.ts';
export type { CountdownIslandProps } from './run-countdown.ts';
