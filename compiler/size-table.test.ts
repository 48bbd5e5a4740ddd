import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from './entries.ts';
import { readTable, recordFindings, sizeFindings, writeTable, type SizeTable } from './size-table.ts';

const RECORDED: SizeTable = {
  'components/Tabs script': { bytes: 1000 },
  'components/Dialog script': { bytes: 12_000, packages: ['@radix-ui/react-dialog'] },
};

const found = (changes: SizeTable): string[] => [
  ...sizeFindings(RECORDED, { ...RECORDED, ...changes }).values(),
];

describe('the sizes of pieces', () => {
  it('survive being written and read', () => {
    expect(readTable(writeTable(RECORDED))).toEqual(RECORDED);
    expect(() => readTable('components/Tabs script\n')).toThrow('no size');
  });

  it('grow by a twentieth, or by 60 B when they are small', () => {
    expect(found({ 'components/Tabs script': { bytes: 1060 } })).toEqual([]);
    expect(found({ 'components/Tabs script': { bytes: 1061 } })).toEqual([
      'components/Tabs script has grown, 1000 B → 1061 B; 1060 B are allowed',
    ]);
    const dialog = { packages: ['@radix-ui/react-dialog'] };
    expect(found({ 'components/Dialog script': { ...dialog, bytes: 12_600 } })).toEqual([]);
    expect(found({ 'components/Dialog script': { ...dialog, bytes: 12_601 } })).toHaveLength(1);
  });

  it('name a package that comes in, however small', () => {
    expect(found({ 'components/Tabs script': { bytes: 1001, packages: ['sanitize-html'] } })).toEqual([
      'components/Tabs script has the packages "sanitize-html", recorded are ""; 1000 B → 1001 B',
    ]);
  });

  it('name a piece without a record, and a record without its piece', () => {
    expect([...sizeFindings(RECORDED, { 'components/New script': { bytes: 5 } }).values()]).toEqual([
      'components/Tabs script is recorded, but is not there',
      'components/Dialog script is recorded, but is not there',
      'components/New script is not recorded, 5 B',
    ]);
  });

  it('are recorded again only where they are found or smaller, so that steps do not add up', () => {
    const now = { 'components/Tabs script': { bytes: 1050 }, 'components/New script': { bytes: 5 } };
    expect(recordFindings(RECORDED, now)).toEqual({
      'components/Tabs script': { bytes: 1000 },
      'components/New script': { bytes: 5 },
    });
    expect(recordFindings(RECORDED, { 'components/Tabs script': { bytes: 900 } })).toEqual({
      'components/Tabs script': { bytes: 900 },
    });
  });

  it('are recorded for every kind of piece', () => {
    const recorded = Object.keys(readTable(readFileSync(join(ROOT, 'reports/sizes.txt'), 'utf8')));
    expect(recorded).toEqual(
      expect.arrayContaining([
        'components/Tabs script',
        'blocks/lists/StoryGrid css',
        'index.js { StoryGrid } script',
        'themes/weekly.css',
      ]),
    );
  });
});
