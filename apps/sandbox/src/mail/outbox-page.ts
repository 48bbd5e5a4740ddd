import { escapeHtml } from 'rotativa/domain';
import type { ComposedEmail, OutboxRow } from './email.ts';

const STYLE =
  ':root{color-scheme:light dark}body{font:1rem/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem}' +
  'table{border-collapse:collapse;width:100%}caption{text-align:start;padding-block:.5rem}' +
  'th,td{text-align:start;padding:.25rem .75rem .25rem 0;border-block-end:1px solid GrayText;vertical-align:top}' +
  'pre{white-space:pre-wrap;overflow-wrap:anywhere}iframe{width:100%;height:28rem;border:1px solid GrayText;background:#fff}';

const page = (title: string, body: string) =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">` +
  `<title>${escapeHtml(title)}</title><style>${STYLE}</style></head><body><main><h1>${escapeHtml(title)}</h1>${body}</main></body></html>`;

const when = (date: Date) =>
  `<time datetime="${date.toISOString()}">${date.toISOString().replace('T', ' ')}</time>`;

export interface ListedEmail {
  readonly row: OutboxRow;
  readonly subject: string;
}

/** The newest e-mails, for developers. */
export function outboxPage(emails: readonly ListedEmail[], sending: boolean): string {
  const how = sending
    ? 'E-mails leave by the mail server of SMTP_URL; an e-mail that left shows its link no more.'
    : 'SMTP_URL is not set: e-mails stay here.';
  if (emails.length === 0) return page('Outbox', `<p>${how}</p><p>No e-mail has been written yet.</p>`);
  const rows = emails.map(
    ({ row, subject }) =>
      `<tr><td>${when(row.createdAt)}</td><td>${escapeHtml(row.recipient)}</td>` +
      `<td><a href="/__outbox/${row.id}">${escapeHtml(subject)}</a></td>` +
      `<td>${escapeHtml(row.kind)}</td><td>${row.status}</td></tr>`,
  );
  return page(
    'Outbox',
    `<p>${how}</p><table><caption>The newest ${emails.length} e-mails</caption><thead><tr>` +
      `<th scope="col">Written</th><th scope="col">To</th><th scope="col">Subject</th><th scope="col">Kind</th><th scope="col">State</th>` +
      `</tr></thead><tbody>${rows.join('')}</tbody></table>`,
  );
}

/** One e-mail: headers, text with a working link, and the rendered HTML. */
export function emailPage(row: OutboxRow, email: ComposedEmail): string {
  const link = /https?:\/\/\S+/.exec(email.text)?.[0];
  const facts: readonly (readonly [string, string])[] = [
    ['From', escapeHtml(`${email.from.name} <${email.from.address}>`)],
    ['To', escapeHtml(email.to)],
    ['Written', when(row.createdAt)],
    [
      'State',
      `${row.status}, ${row.attempts} attempts${row.lastError === null ? '' : `: ${escapeHtml(row.lastError)}`}`,
    ],
    ...email.attachments.map(
      ({ filename, content, contentType }) =>
        [
          'Attached',
          `<details><summary>${escapeHtml(filename)}, ${escapeHtml(contentType)}</summary><pre>${escapeHtml(content)}</pre></details>`,
        ] as const,
    ),
    ...(link === undefined
      ? []
      : [['Link', `<a href="${escapeHtml(link)}">${escapeHtml(link)}</a>`] as const]),
  ];
  return page(
    email.subject,
    `<p><a href="/__outbox">All e-mails</a></p><table><tbody>` +
      facts.map(([name, value]) => `<tr><th scope="row">${name}</th><td>${value}</td></tr>`).join('') +
      `</tbody></table><h2>Text</h2><pre lang="es-CO">${escapeHtml(email.text)}</pre>` +
      `<h2>HTML</h2><iframe title="The e-mail as HTML" sandbox srcdoc="${escapeHtml(email.html)}"></iframe>`,
  );
}
