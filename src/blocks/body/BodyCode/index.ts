export { BodyCode, type BodyCodeProps } from './BodyCode.tsx';
