import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { sampleJson } from './documents.ts';
import type { NewsletterPort } from '../../src/providers/ports/newsletter.ts';
import type { NewslettersPort } from '../../src/providers/ports/newsletters.ts';
import type {
  AccountNoticePort,
  ContactPort,
  NotificationsPort,
} from '../../src/providers/ports/notifications.ts';
import type { CustomerSegmentsPort, SegmentsPort } from '../../src/providers/ports/segments.ts';
import type { VideoMetadataPort } from '../../src/providers/ports/video.ts';

/** The record that the services must have for the contract. */
export const CONTRACT_VIDEO = sampleJson({
  id: 'video-1',
  type: 'video',
  headline: 'Entrevista en el Capitolio',
});
/** A customer with a card to renew, and a reader without a subscription. */
export const CONTRACT_CUSTOMER = 'tarjeta@lectores.example';
export const CONTRACT_STRANGER = 'registrada@lectores.example';

export interface SiteWorld {
  newsletter: NewsletterPort;
  contact: ContactPort;
  /** For a page of the logged-in customer, and of the other one. */
  renewing: SegmentsPort;
  plain: SegmentsPort;
  /** For pages of two logged-in readers, and of an anonymous one. */
  newsletters: { hers: NewslettersPort; his: NewslettersPort; anonymous: NewslettersPort };
  accountNotice: AccountNoticePort;
  customers: CustomerSegmentsPort;
  notifications: NotificationsPort;
  video: VideoMetadataPort;
  /** Whether the services can be reached from now on. */
  reachable(now: boolean): void;
  close(): Promise<void>;
}

const FORM = { email: ' elvira@lectores.com.co ', origin: 'home', policy: true };
const NOTICE = { email: 'elvira@lectores.com.co' };

/** The contract of a site's ports: newsletter, contact form, renewal, notifications, video metadata. */
export function describeSiteContract(adapter: string, open: () => Promise<SiteWorld>): void {
  describe(`ports of a site: ${adapter}`, () => {
    let world: SiteWorld;
    beforeAll(async () => {
      world = await open();
    }, 120_000);
    afterEach(() => world.reachable(true));
    afterAll(() => world.close());

    it('B13 a newsletter accepts an address if the policy is accepted', async () => {
      await expect(world.newsletter.subscribe(FORM)).resolves.toBeUndefined();
    });

    it.each([
      [{ email: '  ' }, 'Por favor ingresa un correo electrónico'],
      [{ email: 'elvira@' }, 'Formato de correo electrónico no válido'],
      [{ policy: false }, 'Recuerda aceptar los términos y condiciones para continuar.'],
    ])('B13 a newsletter rejects %j: %s', async (change, message) => {
      await expect(world.newsletter.subscribe({ ...FORM, ...change })).rejects.toMatchObject({
        name: 'ApiError',
        message,
      });
    });

    it('B14 a contact form is sent with any fields and gets the number of its case, but not without an address', async () => {
      const form = { ...NOTICE, nombre: 'Elvira', mensaje: 'No llega el periódico.' };
      const { number } = await world.contact.send(form);
      expect(number).toBeGreaterThan(0);
      expect((await world.contact.send(form)).number).toBeGreaterThan(number!);
      await expect(world.contact.send({ ...form, email: 'nadie' })).rejects.toMatchObject({
        name: 'ApiError',
      });
    });

    it('C9 the renewal record belongs to the reader; null without anything to renew', async () => {
      const record = { ActualizarBoton: 'true', BannerMobile: expect.any(String) as string };
      expect(await world.renewing.renewal()).toMatchObject(record);
      expect(await world.plain.renewal()).toBeNull();
      expect(await world.customers.ofCustomer(CONTRACT_CUSTOMER)).toMatchObject(record);
      expect(await world.customers.ofCustomer('nadie@lectores.example')).toBeNull();
    });

    it('the notification service accepts its six kinds', async () => {
      const { notifications: n } = world;
      const outcomes = await Promise.allSettled([
        n.passwordReset(NOTICE),
        n.userRegistration(NOTICE),
        n.newPurchase({ ...NOTICE, orderNumber: 'A1B2C3' }),
        n.updateProfile(NOTICE),
        n.contact({ ...NOTICE, nombre: 'Elvira', mensaje: 'Hola.' }),
        n.subscribe({ ...NOTICE, origin: 'home' }),
      ]);
      expect(outcomes.filter(({ status }) => status === 'rejected')).toEqual([]);
    });

    it('B13 leaving a newsletter resolves', async () => {
      expect(await world.notifications.unsubscribe('x'.repeat(43))).toBeTypeOf('boolean');
    });

    it('B13 a reader’s newsletters are by brand and label, and stay apart from those of others', async () => {
      const { hers, his, anonymous } = world.newsletters;
      const newsletter = { site: 'weekly', origin: 'contrato' };
      const held = async (port: NewslettersPort) =>
        (await port.list()).map(({ site, origin }) => ({ site, origin }));
      const before = await held(his);
      expect(await held(hers)).not.toContainEqual(newsletter);
      await hers.set({ ...newsletter, on: true });
      await hers.set({ ...newsletter, on: true });
      expect((await held(hers)).filter(({ origin }) => origin === newsletter.origin)).toEqual([newsletter]);
      expect(await held(hers)).not.toContainEqual({ ...newsletter, site: 'daily' });
      expect(await held(his)).toEqual(before);
      await hers.set({ ...newsletter, on: false });
      await hers.set({ ...newsletter, on: false });
      expect(await held(hers)).not.toContainEqual(newsletter);
      const refused = { name: 'ApiError', code: 'missingJwt' };
      await expect(anonymous.list()).rejects.toMatchObject(refused);
      await expect(anonymous.set({ ...newsletter, on: true })).rejects.toMatchObject(refused);
    });

    it('A10 the change of a profile is passed on', async () => {
      await expect(world.accountNotice.profileChanged()).resolves.toBeUndefined();
    });

    it('N11 a video has its metadata; null for a missing video', async () => {
      const video = await world.video.video('video-1');
      expect(video).toMatchObject({ id: 'video-1', snippet: { title: 'Entrevista en el Capitolio' } });
      expect(video?.contentDetails.duration).toBeTypeOf('string');
      expect(await world.video.video('nada')).toBeNull();
    });

    it('services that cannot be reached: an ApiError each, the newsletter’s with its own words', async () => {
      world.reachable(false);
      await expect(world.newsletter.subscribe(FORM)).rejects.toMatchObject({
        name: 'ApiError',
        message: 'Lo sentimos, tu suscripción al Newsletter no fue posible, vuelve a intentarlo.',
      });
      const outcomes = await Promise.allSettled([
        world.contact.send({ ...NOTICE, mensaje: 'Hola.' }),
        world.renewing.renewal(),
        world.customers.ofCustomer(CONTRACT_CUSTOMER),
        world.notifications.newPurchase({ ...NOTICE, orderNumber: 'A1B2C3' }),
        world.video.video('video-1'),
        world.newsletters.hers.list(),
        world.accountNotice.profileChanged(),
      ]);
      for (const outcome of outcomes) expect(outcome).toMatchObject({ reason: { name: 'ApiError' } });
    });
  });
}
