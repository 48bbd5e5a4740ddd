/** Providers of disposable addresses. */
const REFUSED_DOMAINS: ReadonlySet<string> = new Set([
  '10minutemail.com',
  'dispostable.com',
  'getnada.com',
  'guerrillamail.com',
  'mailinator.com',
  'maildrop.cc',
  'sharklasers.com',
  'temp-mail.org',
  'trashmail.com',
  'yopmail.com',
]);

/** Whether an address belongs to a domain, or a subdomain, that may not open accounts (300041). */
export function isRefusedDomain(email: string): boolean {
  const labels = email
    .slice(email.lastIndexOf('@') + 1)
    .toLowerCase()
    .split('.');
  return labels.some((_label, index) => REFUSED_DOMAINS.has(labels.slice(index).join('.')));
}
