export { DatePicker, type DatePickerProps, type DatePickerWords } from './DatePicker.tsx';
