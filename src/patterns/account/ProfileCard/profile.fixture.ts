import type { ReaderProfile } from '../../../providers/ports/identity.ts';

/** A profile with a value in every field. */
export const FULL_PROFILE: ReaderProfile = {
  uuid: '00000000-0000-4000-8000-000000000001',
  email: 'rosa.quintero@lectores.example',
  emailVerified: true,
  firstName: 'Rosa Elvira',
  lastName: 'Quintero',
  secondLastName: 'de la Espriella',
  displayName: 'rosaquintero',
  gender: 'FEMALE',
  birthYear: '1984',
  birthMonth: '5',
  birthDay: '9',
  contacts: [
    { phone: '3001234567', type: 'PRIMARY' },
    { phone: '601-2345678', type: 'WORK' },
  ],
  attributes: [{ name: 'Profesión', value: 'Ingeniera de sistemas', type: 'String' }],
  identities: [
    { id: '1', userName: 'rosa.quintero@lectores.example', type: 'Password' },
    { id: '2', userName: 'rosa.quintero@gmail.example', type: 'Google' },
  ],
};

/** A profile as a sign-up leaves it. */
export const NEW_PROFILE: ReaderProfile = {
  uuid: '00000000-0000-4000-8000-000000000002',
  email: 'lectora.recien.registrada@lectores.example',
  emailVerified: false,
};
