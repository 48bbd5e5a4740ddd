export { AccessData, type AccessDataProps } from './AccessData.tsx';
