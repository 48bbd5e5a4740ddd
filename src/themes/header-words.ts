import { header as shared } from '../words/headers.ts';
import type { Brand } from './brand.ts';
import { readerWords, type ReaderWords } from './voice.ts';

/** Every word of a header and of its menus. */
export type HeaderWords = typeof shared & Pick<ReaderWords, 'enrol' | 'noSubscription'>;

/** The words of a brand's header: the brand's words override those of its voice, which override the shared ones. */
export function headerWords({ voice, header }: Pick<Brand, 'voice' | 'header'>): HeaderWords {
  const { enrol, noSubscription } = readerWords(voice);
  return { ...shared, enrol, noSubscription, ...header.words };
}
