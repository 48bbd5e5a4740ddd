import { escapeHtml } from 'rotativa/domain';
import type { Letter, OutboxRow } from './letter.ts';

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

export interface ListedLetter {
  readonly row: OutboxRow;
  readonly subject: string;
}

/** The newest e-mails, for developers. */
export function outboxPage(letters: readonly ListedLetter[], sending: boolean): string {
  const how = sending
    ? 'Letters leave by the mail server of SMTP_URL; a letter that left shows its link no more.'
    : 'SMTP_URL is not set: letters stay here.';
  if (letters.length === 0) return page('Outbox', `<p>${how}</p><p>No letter has been written yet.</p>`);
  const rows = letters.map(
    ({ row, subject }) =>
      `<tr><td>${when(row.createdAt)}</td><td>${escapeHtml(row.recipient)}</td>` +
      `<td><a href="/__outbox/${row.id}">${escapeHtml(subject)}</a></td>` +
      `<td>${escapeHtml(row.kind)}</td><td>${row.status}</td></tr>`,
  );
  return page(
    'Outbox',
    `<p>${how}</p><table><caption>The newest ${letters.length} letters</caption><thead><tr>` +
      `<th scope="col">Written</th><th scope="col">To</th><th scope="col">Subject</th><th scope="col">Kind</th><th scope="col">State</th>` +
      `</tr></thead><tbody>${rows.join('')}</tbody></table>`,
  );
}

/** One e-mail: headers, text with a working link, and the rendered HTML. */
export function letterPage(row: OutboxRow, letter: Letter): string {
  const link = /https?:\/\/\S+/.exec(letter.text)?.[0];
  const facts: readonly (readonly [string, string])[] = [
    ['From', escapeHtml(`${letter.from.name} <${letter.from.address}>`)],
    ['To', escapeHtml(letter.to)],
    ['Written', when(row.createdAt)],
    [
      'State',
      `${row.status}, ${row.attempts} attempts${row.lastError === null ? '' : `: ${escapeHtml(row.lastError)}`}`,
    ],
    ...letter.attachments.map(
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
    letter.subject,
    `<p><a href="/__outbox">All letters</a></p><table><tbody>` +
      facts.map(([name, value]) => `<tr><th scope="row">${name}</th><td>${value}</td></tr>`).join('') +
      `</tbody></table><h2>Text</h2><pre lang="es-CO">${escapeHtml(letter.text)}</pre>` +
      `<h2>HTML</h2><iframe title="The letter as HTML" sandbox srcdoc="${escapeHtml(letter.html)}"></iframe>`,
  );
}
