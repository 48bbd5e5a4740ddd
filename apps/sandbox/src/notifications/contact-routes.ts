import { Hono } from 'hono';
import type { BrandKey } from 'rotativa/themes';
import { z } from 'zod';
import type { AppContext } from '../context.ts';
import { theRow } from '../db/row.ts';
import { contactFiles, contactMessages } from '../db/schema/index.ts';
import { parseInput, readFormData } from '../http/body.ts';
import { sendMail } from '../mail/outbox.ts';
import { siteOf } from '../sites.ts';
import { messageFiles } from './message-files.ts';
import { Email, FormFields, SiteName } from './notification-fields.ts';

const Contact = z.object({ email: Email, site: SiteName });

/** The forms' field names for the subject of a message. */
const SUBJECT_FIELDS = ['asunto', 'motivo', 'subject'];
const NO_SUBJECT = 'Contacto';
const SUBJECT_CHARACTERS = 120;

const FILES = 'archivos';

/** `POST /wolkvox/report`: the contact form, as form data. Returns the case number. */
export function contactRoutes({ db, clock, config }: AppContext): Hono {
  const app = new Hono();
  app.post('/report', async (c) => {
    const form = await readFormData(c);
    const sent = form.getAll(FILES);
    form.delete(FILES);
    const fields = parseInput(FormFields, Object.fromEntries(form));
    const { email, site } = parseInput(Contact, fields);
    const files = await messageFiles(parseInput(z.array(z.file()), sent));
    const number = await db.transaction(async (tx) => {
      const row = { email, brand: site, fields, createdAt: clock() };
      const written = await tx.insert(contactMessages).values(row).returning({ id: contactMessages.id });
      const { id } = theRow(written, 'The message');
      if (files.length > 0)
        await tx.insert(contactFiles).values(files.map((file) => ({ messageId: id, ...file })));
      const subject = subjectOf(fields);
      const about = { number: id, subject };
      const sender = { db: tx, clock };
      await sendMail(sender, { kind: 'contact', to: email, brand: site, data: about });
      await sendMail(sender, {
        kind: 'contact-service',
        to: config.supportEmail ?? supportAddress(site),
        brand: site,
        data: { ...about, from: email, message: allFields(fields) },
      });
      return id;
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
