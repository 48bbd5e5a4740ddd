import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import { BRANDS } from 'rotativa/themes';

const Page = z.strictObject({
  brand: z.enum(BRANDS),
  origin: z.url({ protocol: /^https?$/ }),
  path: z.string().startsWith('/'),
  mode: z.enum(['light', 'dark', 'system']),
  /** Whether the reader has decided about consent. */
  decided: z.boolean(),
  encoding: z.enum(['br', 'gzip', 'identity']),
});

/** A page in memory, and what its bytes depend on. It says nothing about readers. */
export type AskedPage = Readonly<z.output<typeof Page>>;

/** Counts which pages readers ask for. */
export interface AskedPages {
  note(page: AskedPage): void;
  /** The pages that are asked for most, the first first. */
  most(count: number): AskedPage[];
  /** Writes them to the file for the next process. */
  save(): Promise<void>;
}

/** Pages that are counted at once. The least recently asked for are forgotten first. */
const MOST_COUNTED = 5000;
/** Pages in the file. */
const MOST_SAVED = 500;
/** The part of a count that is left after each saving: pages of today outweigh those of yesterday. */
const DECAY = 0.9;

/** @param file where the list is kept; undefined keeps none */
export function createAskedPages(file: string | undefined): AskedPages {
  const counts = new LRUCache<string, { page: AskedPage; count: number }>({ max: MOST_COUNTED });
  const most = (count: number): AskedPage[] =>
    [...counts.values()]
      .sort((a, b) => b.count - a.count)
      .slice(0, count)
      .map(({ page }) => page);
  return {
    note: (page) => {
      const key = Object.values(page).join(' ');
      const known = counts.get(key);
      if (known) known.count += 1;
      else counts.set(key, { page, count: 1 });
    },
    most,
    save: async () => {
      const pages = most(MOST_SAVED);
      for (const counted of counts.values()) counted.count *= DECAY;
      if (!file || pages.length === 0) return;
      await mkdir(dirname(file), { recursive: true });
      // Another process may read it now, or write it: each gets a whole one.
      const draft = `${file}.${process.pid}`;
      await writeFile(draft, JSON.stringify(pages));
      await rename(draft, file);
    },
  };
}

/** The pages of a file, the most asked for first; none if there is no such file or it has something else. */
export async function savedPages(file: string | undefined): Promise<AskedPage[]> {
  if (!file) return [];
  try {
    return z.array(Page).parse(JSON.parse(await readFile(file, 'utf8')));
  } catch {
    return [];
  }
}
