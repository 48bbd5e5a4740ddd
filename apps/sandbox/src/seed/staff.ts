import type { StaffRole } from 'rotativa/providers';
import { BRANDS } from 'rotativa/themes';
import type { StaffMember } from '../staff/roles.ts';

/** The password of all demo staff. */
export const STAFF_SEED_PASSWORD = 'Redaccion2026';

const everywhere = (role: StaffRole): StaffMember['roles'] =>
  Object.fromEntries(BRANDS.map((brand) => [brand, role]));

const member = (local: string, name: string, roles: StaffMember['roles']): StaffMember => ({
  email: `${local}@redaccion.example`,
  name,
  roles,
});

/** Staff of every development database, by what they are there for. */
export const SEED_STAFF = {
  /** Writes drafts and revisions, and publishes nothing. */
  proposer: member('redactora', 'Marcela Duque', everywhere('propose')),
  publisher: member('editora', 'Ángela Rincón', everywhere('publish')),
  administrator: member('jefa', 'Consuelo Barrera', everywhere('administer')),
  /** Publishes the weekly, and has no role in the other brands. */
  weeklyOnly: member('semanario', 'Hernán Pardo', { weekly: 'publish' }),
} as const satisfies Record<string, StaffMember>;
