import { Table } from '../../../src/components/Table/index.ts';
import { headerMessages } from '../../../src/themes/header-messages.ts';
import { readerMessages } from '../../../src/themes/voice.ts';
import { Stage } from './Stage.tsx';
import { useBrand } from './theme.ts';
import { ADDRESS } from './VoiceTable.tsx';

/** Texts of a brand's sites for readers: the texts in its form of address, and the actions of its header. */
export function ReaderTexts() {
  const brand = useBrand();
  if (!brand) return <Stage>The probe is a theme and has no words. Choose a brand.</Stage>;
  const { ads, storiesLeft, ...words } = readerMessages(brand.voice);
  const { signIn, register, subscribe } = headerMessages(brand);
  const texts = {
    ...words,
    ...ads,
    ...storiesLeft,
    signIn,
    register,
    subscribe,
    offerButton: brand.offer.button,
    cancel: brand.offer.cancel,
  };
  return (
    <Stage>
      <Table
        caption={`${brand.name} says ${ADDRESS[brand.voice]}`}
        stack
        columns={[
          { id: 'key', header: 'Word' },
          { id: 'text', header: 'Text' },
        ]}
        rows={Object.entries(texts).map(([key, text]) => ({
          id: key,
          cells: { key, text: <span lang="es-CO">{text}</span> },
        }))}
      />
    </Stage>
  );
}
