export { MeterNotice, type MeterNoticeProps } from './MeterNotice.tsx';
export { meterProps } from './meter-props.ts';
export { METER_FROM, showMeter, type CountedStories } from './show-meter.ts';
