import type { BrandConfig } from 'rotativa/themes';

/** A link in running text. */
export interface WordLink {
  readonly text: string;
  /** A path of the site, an https address of another one, or a `mailto:` address. */
  readonly href: string;
}

/** A paragraph or a list item: text with links. */
export type Words = string | readonly (string | WordLink)[];

/** A section of an information page. */
export interface InfoSection {
  /** The first section has none: the page's heading is above it. */
  readonly heading?: string;
  readonly paragraphs?: readonly Words[];
  readonly items?: readonly Words[];
}

/** An information page. */
export interface InfoPage {
  readonly title: string;
  /** One sentence about the contents, for the head of the page and for search engines. */
  readonly description: string;
  readonly sections: readonly InfoSection[];
  /** Whether it has the form of the customer service. */
  readonly form?: boolean;
  /** Whether it is a long text: terms, a policy. */
  readonly legal?: boolean;
  /** Whether its content is what the sales service sells. */
  readonly sells?: boolean;
  /** Not for search engines: a page about a future service. */
  readonly hidden?: boolean;
}

export type MakeInfo = (brand: BrandConfig) => InfoPage;

/** The address of a mailbox at the domain of the brand's site, as a link. */
export function mail({ hosts: [host] }: BrandConfig, box: string): WordLink {
  const address = `${box}@${host.replace(/^www\./, '')}`;
  return { text: address, href: `mailto:${address}` };
}

/** Text within a sentence: with a small first letter. */
export const lowered = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

/** The hours of the customer service within a sentence: 'lunes a viernes de …'. They end in an abbreviation. */
export const hours = ({ supportHours }: BrandConfig): string => lowered(supportHours);

/** A name or an abbreviation at the end of a sentence. What ends in a full stop gets no second one. */
export const ended = (name: string): string => (name.endsWith('.') ? name : `${name}.`);

export const contactLink = ({ routes }: BrandConfig): WordLink => ({
  text: 'página de contacto',
  href: routes.contact,
});

/** A Colombian number as other countries dial it, without a sign. */
const international = (phone: string): string => `57${phone.replaceAll(' ', '')}`;

/** A telephone number as a link. */
export const call = (phone: string): WordLink => ({ text: phone, href: `tel:+${international(phone)}` });

/** The address of a chat at WhatsApp with a number. */
export const chatHref = (phone: string): string => `https://wa.me/${international(phone)}`;
