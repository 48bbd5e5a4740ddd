export { Countdown, type CountdownProps } from './Countdown.tsx';
export { countdownIsland } from './island.ts';
