import { eq } from 'drizzle-orm';
import type { RenewalData } from 'rotativa/domain';
import { customerSegments } from '../db/schema/index.ts';
import { SEED_READERS, type SeedReaderName } from '../seed/readers.ts';
import type { Seeder } from '../seed/seeders.ts';

const MINE = '/autogestion/mis-suscripciones/';
/** The subscription whose card is to be changed. */
const CARD = `${MINE}?tarjeta=cambiar`;

/** The cancelled subscription that is to be taken up again. */
const RESCUE = `${MINE}?renovacion=reactivar`;

/** The banners of a subscription that ends. All sites show them, so they address readers in neither form. */
const RENEWAL: RenewalData = {
  URLInread: `${RESCUE}&origen=nota`,
  URLMenuContextual: `${RESCUE}&origen=menu`,
  URLModalHome: `${RESCUE}&origen=portada`,
  URLPerfil: `${RESCUE}&origen=perfil`,
  Modal: 'La suscripción está por terminar. Al renovarla se sigue leyendo sin límites.',
  BannerDesktop: 'La suscripción está por terminar. Al renovarla hoy se sigue leyendo sin límites.',
  BannerTablet: 'La suscripción está por terminar. Hoy se puede renovar.',
  BannerMobile: 'Renovar la suscripción',
  MenuContext: 'Renovar la suscripción',
};

/** The banners of a card that is about to expire: another button, and no modal over the home page. */
const PAYMENT: RenewalData = {
  URLInread: `${CARD}&origen=nota`,
  URLMenuContextual: `${CARD}&origen=menu`,
  URLPerfil: `${CARD}&origen=perfil`,
  ActualizarBoton: 'true',
  BannerDesktop: 'La tarjeta con la que se paga la suscripción vence este mes.',
  BannerTablet: 'La tarjeta vence este mes.',
  BannerMobile: 'La tarjeta vence este mes',
  MenuContext: 'Actualizar el medio de pago',
};

/** The customer service's records of the seeded readers. Other readers have none. */
const SEED_SEGMENTS = {
  active: [{ Segmento: 'activo' }],
  owner: [{ Segmento: 'activo' }],
  // Pages ask for the record of subscribers only: a banner here would never be seen.
  terminated: [{ Segmento: 'terminado' }],
  cancelled: [{ Segmento: 'cancelado', ...RENEWAL }],
  suspended: [{ Segmento: 'suspendido', ...PAYMENT }],
  expiringCard: [{ Segmento: 'tarjeta-por-vencer', ...PAYMENT }],
} as const satisfies Partial<Record<SeedReaderName, readonly object[]>>;

export const segmentSeeder: Seeder = {
  name: 'segments',
  developmentOnly: true,
  sources: ['src/segments/segment-seeder.ts', 'src/seed/readers.ts'],
  seed: async (db) => {
    await db.delete(customerSegments).where(eq(customerSegments.origin, 'seed'));
    const rows = Object.entries(SEED_SEGMENTS).map(([name, records]) => ({
      email: SEED_READERS[name as SeedReaderName].email,
      records: records.map((record) => ({ ...record })),
      origin: 'seed' as const,
    }));
    await db.insert(customerSegments).values(rows).onConflictDoNothing();
  },
};
