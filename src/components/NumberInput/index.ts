export { NumberInput, type NumberInputMessages, type NumberInputProps } from './NumberInput.tsx';
