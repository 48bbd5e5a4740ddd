export { Field, type ControlWiring, type FieldProps, type FieldSize, type FieldTexts } from './Field.tsx';
