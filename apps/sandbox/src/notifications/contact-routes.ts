import { Hono } from 'hono';
import type { BrandKey } from 'rotativa/themes';
import { z } from 'zod';
import type { AppContext } from '../context.ts';
import { contactMessages } from '../db/schema/index.ts';
import { parseInput, readForm } from '../http/body.ts';
import { sendMail } from '../mail/outbox.ts';
import { siteOf } from '../sites.ts';
import { Email, FormFields, SiteName } from './notification-fields.ts';

const Contact = z.object({ email: Email, site: SiteName });

/** The forms' field names for the subject of a message. */
const SUBJECT_FIELDS = ['asunto', 'motivo', 'subject'];
const NO_SUBJECT = 'Contacto';
const SUBJECT_CHARACTERS = 120;

/** `POST /wolkvox/report`: the contact form, as form data. Returns the case number. */
export function contactRoutes({ db, clock, config }: AppContext): Hono {
  const app = new Hono();
  app.post('/report', async (c) => {
    const fields = parseInput(FormFields, await readForm(c));
    const { email, site } = parseInput(Contact, fields);
    const number = await db.transaction(async (tx) => {
      const row = { email, brand: site, fields, createdAt: clock() };
      const [written] = await tx.insert(contactMessages).values(row).returning({ id: contactMessages.id });
      if (written === undefined) throw new Error('A message was not stored.');
      const subject = subjectOf(fields);
      const about = { number: written.id, subject };
      const sender = { db: tx, clock };
      await sendMail(sender, { kind: 'contact', to: email, brand: site, data: about });
      await sendMail(sender, {
        kind: 'contact-service',
        to: config.supportEmail ?? supportAddress(site),
        brand: site,
        data: { ...about, from: email, message: allFields(fields) },
      });
      return written.id;
    });
    return c.json({ success: true, number });
  });
  return app;
}

const supportAddress = (brand: BrandKey) => `servicio@${siteOf(brand).config.hosts[0].replace(/^www\./, '')}`;

function subjectOf(fields: Readonly<Record<string, string>>): string {
  const given = SUBJECT_FIELDS.map((name) => fields[name]?.trim()).find(Boolean);
  return (given ?? NO_SUBJECT).slice(0, SUBJECT_CHARACTERS);
}

const allFields = (fields: Readonly<Record<string, string>>) =>
  Object.entries(fields)
    .filter(([name]) => name !== 'email')
    .map(([name, value]) => `${name}: ${value}`)
    .join('\n\n');
