/** Readers of every seeded database, for trying the sites and for tests. */
export interface SeedReader {
  readonly uuid: string;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  /** Reply of `GET /v2/identity/segmentation`. */
  readonly segment: string;
  readonly emailVerified?: false;
  readonly status?: 'Blocked' | 'Deactivated';
  /** Signs in at another company and has no password. */
  readonly only?: 'Google';
  /** Must choose a new password before the next sign-in (300037). */
  readonly passwordReset?: true;
}

/** The password of all accounts. It passes the rules of server and form: 8 to 12 characters. */
export const SEED_PASSWORD = 'Lectura2026';

const reader = (number: number, email: string, firstName: string, lastName: string, segment: string) => ({
  uuid: `5eed0000-0000-4000-8000-${String(number).padStart(12, '0')}`,
  email: `${email}@lectores.example`,
  firstName,
  lastName,
  segment,
});

/** By what they are there for. Subscriptions, cards and orders come with the seed of sales. */
export const SEED_READERS = {
  /** An account and nothing else. */
  registered: reader(1, 'registrada', 'Rosa Elvira', 'Quintero', 'registrado'),
  /** One subscriber of each status: 1 active, 2 terminated, 3 cancelled, 4 suspended, 5 to be redeemed, 6 inactive. */
  active: reader(11, 'activo', 'Aníbal', 'Montes', 'suscriptor'),
  terminated: reader(12, 'terminada', 'Teresa', 'Lozano', 'exsuscriptor'),
  cancelled: reader(13, 'cancelado', 'Camilo', 'Arango', 'en-riesgo'),
  suspended: reader(14, 'suspendida', 'Susana', 'Peñaranda', 'en-riesgo'),
  redeemable: reader(15, 'porredimir', 'Pedro Nel', 'Ibáñez', 'obsequio'),
  inactive: reader(16, 'inactiva', 'Inés', 'Valencia', 'exsuscriptor'),
  /** Shares a subscription with the two that follow. */
  owner: reader(21, 'titular', 'Mercedes', 'Uribe', 'suscriptor'),
  associate: reader(22, 'asociado', 'Simón', 'Uribe', 'asociado'),
  otherAssociate: reader(23, 'asociada', 'Daniela', 'Uribe', 'asociado'),
  /** A subscriber whose card expires this month. */
  expiringCard: reader(31, 'tarjeta', 'Tomás', 'Carrizosa', 'renovacion'),
  /** The address was never verified. */
  unverified: {
    ...reader(41, 'sinverificar', 'Valentina', 'Ríos', 'registrado'),
    emailVerified: false,
  },
  /** Sign-in answers 100014, 100015 and 300037. */
  blocked: { ...reader(42, 'bloqueado', 'Bernardo', 'Gil', 'registrado'), status: 'Blocked' },
  deactivated: { ...reader(43, 'desactivada', 'Delia', 'Mora', 'registrado'), status: 'Deactivated' },
  mustReset: { ...reader(44, 'restablecer', 'Ramiro', 'Cuesta', 'registrado'), passwordReset: true },
  /** Signs in with Google only: that sign-in method cannot be removed (300044). */
  social: { ...reader(45, 'redes', 'Sofía', 'Caicedo', 'registrado'), only: 'Google' },
} as const satisfies Record<string, SeedReader>;

export type SeedReaderName = keyof typeof SEED_READERS;
