import { header as shared } from '../messages/headers.ts';
import type { Brand } from './brand.ts';
import { readerMessages, type ReaderMessages } from './voice.ts';

/** Every word of a header and of its menus. */
export type HeaderMessages = typeof shared & Pick<ReaderMessages, 'enrol' | 'noSubscription'>;

/** The words of a brand's header: the brand's words override those of its voice, which override the shared ones. */
export function headerMessages({ voice, header }: Pick<Brand, 'voice' | 'header'>): HeaderMessages {
  const { enrol, noSubscription } = readerMessages(voice);
  return { ...shared, enrol, noSubscription, ...header.messages };
}
