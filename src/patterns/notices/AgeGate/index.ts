export { AgeGate, type AgeGateProps } from './AgeGate.tsx';
export { AGE_FLAG, AGE_GATE_ID, confirmAge, isConfirmed } from './age-flag.ts';
export { startAgeGate } from './start-age-gate.ts';
