import { setStaff } from '../staff/accounts.ts';
import { SEED_STAFF, STAFF_SEED_PASSWORD } from './staff.ts';
import type { Seeder } from './seeders.ts';

/** Writes the documented staff, whose password is public. Other staff stay. */
export const staffSeeder: Seeder = {
  name: 'staff',
  developmentOnly: true,
  sources: ['src/seed/staff.ts', 'src/seed/staff-seeder.ts', 'src/staff', 'src/security/passwords.ts'],
  seed: async (db, clock) => {
    for (const member of Object.values(SEED_STAFF))
      await setStaff(db, { ...member, password: STAFF_SEED_PASSWORD }, { by: 'seed', now: clock });
  },
};
