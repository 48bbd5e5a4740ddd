import { eq } from 'drizzle-orm';
import type { RenewalData } from 'rotativa/domain';
import { customerSegments } from '../db/schema/index.ts';
import { SEED_READERS, type SeedReaderName } from '../seed/readers.ts';
import type { Seeder } from '../seed/seeders.ts';

const MINE = '/autogestion/mis-suscripciones/';
/** The subscription whose card is to be changed. */
const CARD = `${MINE}?tarjeta=cambiar`;

/** The banners of a subscription that ends. */
const RENEWAL: RenewalData = {
  URLInread: `${MINE}?origen=nota`,
  URLMenuContextual: `${MINE}?origen=menu`,
  URLModalHome: `${MINE}?origen=portada`,
  URLPerfil: `${MINE}?origen=perfil`,
  Modal: 'Tu suscripción está por terminar. Renuévala y sigue leyendo sin límites.',
  BannerDesktop: 'Tu suscripción está por terminar. Renuévala hoy y sigue leyendo sin límites.',
  BannerTablet: 'Tu suscripción está por terminar. Renuévala hoy.',
  BannerMobile: 'Renueva tu suscripción',
  MenuContext: 'Renueva tu suscripción',
};

/** The banners of a card that is about to expire: another button, and no modal over the home page. */
const PAYMENT: RenewalData = {
  URLInread: `${CARD}&origen=nota`,
  URLMenuContextual: `${CARD}&origen=menu`,
  URLPerfil: `${CARD}&origen=perfil`,
  ActualizarBoton: 'true',
  BannerDesktop: 'La tarjeta con la que pagas tu suscripción vence este mes.',
  BannerTablet: 'Tu tarjeta vence este mes.',
  BannerMobile: 'Tu tarjeta vence este mes',
  MenuContext: 'Actualiza tu medio de pago',
};

/** The customer service's records of the seeded readers. Other readers have none. */
const SEED_SEGMENTS = {
  active: [{ Segmento: 'activo' }],
  owner: [{ Segmento: 'activo' }],
  terminated: [{ Segmento: 'terminado', ...RENEWAL }],
  cancelled: [{ Segmento: 'cancelado', ...RENEWAL }],
  suspended: [{ Segmento: 'suspendido', ...PAYMENT }],
  expiringCard: [{ Segmento: 'tarjeta-por-vencer', ...PAYMENT }],
} as const satisfies Partial<Record<SeedReaderName, readonly object[]>>;

export const segmentSeeder: Seeder = {
  name: 'segments',
  developmentOnly: true,
  sources: ['segments/segment-seeder.ts', 'seed/readers.ts'],
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
