import { header as shared } from '../messages/headers.ts';
import { language } from '../messages/language.ts';
import type { Brand } from './brand.ts';
import { readerMessages, type ReaderMessages } from './voice.ts';

/** Every word of a header and of its menus. */
export type HeaderMessages = typeof shared & Pick<ReaderMessages, 'enrol' | 'noSubscription'>;

const primary = (tag: string): string | undefined => tag.split('-')[0];

/**
 * The words of a brand's header: the brand's words override those of its voice, which override the shared ones. The brand's
 * words are in the brand's language: a page in another one has only the shared ones.
 */
export function headerMessages(brand: Pick<Brand, 'voice' | 'header' | 'language'>): HeaderMessages {
  const { enrol, noSubscription } = readerMessages(brand.voice);
  const isBrandLanguage = primary(brand.language) === primary(language.tag);
  return { ...shared, enrol, noSubscription, ...(isBrandLanguage && brand.header.messages) };
}
