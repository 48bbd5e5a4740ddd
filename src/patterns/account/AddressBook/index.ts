export { AddressBook, type AddressBookProps, type BookEntry } from './AddressBook.tsx';
export type { Places } from '../../../forms/places.ts';
