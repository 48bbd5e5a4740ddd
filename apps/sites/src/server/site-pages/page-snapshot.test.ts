import type { ContentKey } from 'rotativa/domain';
import { describe, expect, it } from 'vitest';
import { PAGES } from '../../pages/documents/index.ts';
import { sectionName } from '../../pages/documents/page-names.ts';
import { createContentChanges } from './content-changes.ts';
import { pageSnapshot, watchPages } from './page-snapshot.ts';

const [special] = PAGES.weekly.sections;
const SPECIAL = sectionName(special!);
/** The front is stored; the other pages are those of this build. */
const stored = (stamp: string) => pageSnapshot(PAGES.weekly, new Map([['home', stamp]]));

describe('X5 the revision of a page', () => {
  it('is that of the stored one, of this build, or none', () => {
    const { stampOf } = stored('one');
    expect(['home', 'section', SPECIAL, 'section:/no-existe/'].map(stampOf)).toEqual([
      'one',
      'build',
      'build',
      '',
    ]);
  });

  it('of the special sections is their list, so that a new one changes every section', () => {
    const without = { ...PAGES.weekly, sections: PAGES.weekly.sections.slice(1) };
    const stamps = [PAGES.weekly, without].map((pages) => pageSnapshot(pages, new Map()).stampOf('sections'));
    expect(stamps[0]).toBe(`${SPECIAL} ${stamps[1]}`);
  });
});

describe('X5 a finished page', () => {
  it('was made with what it read, and with nothing else', () => {
    const watched = watchPages(stored('one'));
    expect([...watched.used()]).toEqual([]);
    expect(watched.pages.home).toBe(PAGES.weekly.home);
    expect(watched.pages.sections.map(sectionName)).toEqual(PAGES.weekly.sections.map(sectionName));
    expect(watched.pages.sections[0]!.document).toBe(special!.document);
    expect([...watched.used()]).toEqual([
      ['page/home', 'one'],
      ['page/sections', PAGES.weekly.sections.map(sectionName).join(' ')],
      [`page/${SPECIAL}`, 'build'],
    ]);
    expect(Object.keys(watched.pages).sort()).toEqual(Object.keys(PAGES.weekly).sort());
  });

  it('is out of date when one of the pages that it read is another, and only then', () => {
    const [front, section] = [watchPages(stored('one')), watchPages(stored('one'))];
    void front.pages.home;
    void section.pages.section;
    const [now, next] = [watchPages(stored('one')), watchPages(stored('two'))];
    expect([now, next].map((pages) => pages.isCurrent(front.used()))).toEqual([true, false]);
    expect([now, next].map((pages) => pages.isCurrent(section.used()))).toEqual([true, true]);
    expect(next.isCurrent(undefined)).toBe(true);
  });

  it('is out of date when a content that it shows has changed since, or while it was made', () => {
    const changes = createContentChanges();
    const stamps = {
      get now() {
        return changes.now;
      },
      lastOf: (key: ContentKey) => changes.lastOf('weekly', key),
    };
    const begin = () => watchPages(stored('one'), stamps);
    const made = begin();
    made.shows(['story/A']);
    const late = begin();
    const again = begin();
    again.shows(['story/A']);
    changes.changed('weekly', ['story/B']);
    expect(begin().isCurrent(made.used())).toBe(true);
    changes.changed('weekly', ['story/A']);
    late.shows(['story/A']);
    // It was read before the change, too.
    again.shows(['story/A']);
    expect([made, late, again].map((one) => begin().isCurrent(one.used()))).toEqual([false, false, false]);
    const fresh = begin();
    fresh.shows(['story/A']);
    expect(begin().isCurrent(fresh.used())).toBe(true);
  });
});
