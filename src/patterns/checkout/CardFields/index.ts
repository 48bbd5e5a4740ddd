export { CardFields, type CardFieldsProps } from './CardFields.tsx';
