import { Table } from '../../../src/components/Table/index.ts';
import { BRAND_CONFIGS } from '../../../src/themes/all/index.ts';
import type { Voice } from '../../../src/themes/voice.ts';
import { Stage } from './Stage.tsx';
import { CHARACTERS } from './voices.ts';

export const ADDRESS: Readonly<Record<Voice, string>> = { tu: 'tú', usted: 'usted' };

/** How each brand speaks to its readers. */
export const VoiceTable = () => (
  <Stage>
    <Table
      caption="Six voices"
      stack
      columns={[
        { id: 'brand', header: 'Brand' },
        { id: 'address', header: 'Address' },
        { id: 'sounds', header: 'Sounds like' },
        { id: 'says', header: 'Writes' },
        { id: 'never', header: 'Never writes' },
      ]}
      rows={Object.values(BRAND_CONFIGS).map(({ key, name, voice, family }) => {
        const { sounds, says, never } = CHARACTERS[family];
        return {
          id: key,
          cells: {
            brand: name,
            address: <span lang="es-CO">{ADDRESS[voice]}</span>,
            sounds,
            says: <span lang="es-CO">{says}</span>,
            never: (
              <s lang="es-CO" className="foundations-never">
                {never}
              </s>
            ),
          },
        };
      })}
    />
  </Stage>
);
