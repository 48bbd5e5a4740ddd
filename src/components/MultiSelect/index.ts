export { MultiSelect, type MultiSelectMessages, type MultiSelectProps } from './MultiSelect.tsx';
