export { DatePicker, type DatePickerProps, type DatePickerMessages } from './DatePicker.tsx';
