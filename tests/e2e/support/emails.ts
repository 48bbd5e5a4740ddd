/** The newest e-mail to an address, as the sandbox's outbox shows it. */
export async function emailTo(sandbox: string, email: string): Promise<string> {
  const outbox = `${sandbox}/__outbox`;
  const rows = (await (await fetch(outbox)).text()).split('<tr>');
  const row = rows.find((one) => one.includes(`<td>${email}</td>`)) ?? '';
  const id = /\/__outbox\/(\d+)/.exec(row)?.[1] ?? '';
  return (await (await fetch(`${outbox}/${id}`)).text()).replaceAll('&amp;', '&');
}
