export { AddressBook, type AddressBookProps, type BookEntry } from './AddressBook.tsx';
export type { Places } from './AddressForm.tsx';
