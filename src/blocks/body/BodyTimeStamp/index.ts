export { BodyTimeStamp, type BodyTimeStampProps } from './BodyTimeStamp.tsx';
