export { Field, type ControlWiring, type FieldProps, type FieldTexts } from './Field.tsx';
