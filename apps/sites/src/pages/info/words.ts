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
  /** Whether it is a long text: terms, a policy. */
  readonly legal?: boolean;
  /** Whether its content is what the sales service sells. */
  readonly sells?: boolean;
  /** Not for search engines: a page about a future service. */
  readonly hidden?: boolean;
}

export type MakeInfo = (brand: BrandConfig) => InfoPage;

/** The mailboxes of a brand, all at the domain of its site. */
export type Box = 'contacto' | 'datos' | 'pauta' | 'talento' | 'etica';

/** The address of a mailbox, as a link. */
export function mail({ hosts: [host] }: BrandConfig, box: Box): WordLink {
  const address = `${box}@${host.replace(/^www\./, '')}`;
  return { text: address, href: `mailto:${address}` };
}

/** The hours of the customer service within a sentence: 'lunes a viernes de …', without a final full stop. */
export const hours = ({ supportHours }: BrandConfig): string =>
  (supportHours.charAt(0).toLowerCase() + supportHours.slice(1)).replace(/\.$/, '');

/** The publisher's name at the end of a sentence. A name that ends in a full stop gets no second one. */
export const ended = (name: string): string => (name.endsWith('.') ? name : `${name}.`);

export const contactLink = ({ routes }: BrandConfig, text = 'página de contacto'): WordLink => ({
  text,
  href: routes.contact,
});
