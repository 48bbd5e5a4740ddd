export { AddressBook, type AddressBookProps, type AddressBookEntry } from './AddressBook.tsx';
export type { Places } from '../../../forms/places.ts';
