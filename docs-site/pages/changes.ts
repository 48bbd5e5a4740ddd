import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../compiler/entries.ts';

/** A change as the changelog tells it, in Markdown. */
export interface Change {
  /** Its version, or the next release. */
  release: string;
  kind: 'major' | 'minor' | 'patch';
  text: string;
}

export const NEXT = 'Next release';
const KINDS = ['major', 'minor', 'patch'] as const;

const CHANGESET = /^---\n['"]rotativa['"]: (major|minor|patch)\n---\n([^]*)$/;

/** The changes that wait for a release, from `.changeset`, the greatest first. */
export function waitingChanges(): Change[] {
  const files = globSync('.changeset/*.md', { cwd: ROOT }).sort();
  const changes = files.flatMap((file): Change[] => {
    const [, kind, text] = CHANGESET.exec(readFileSync(join(ROOT, file), 'utf8')) ?? [];
    return kind && text ? [{ release: NEXT, kind: kind as Change['kind'], text: text.trim() }] : [];
  });
  return changes.sort((a, b) => KINDS.indexOf(a.kind) - KINDS.indexOf(b.kind));
}

/** The changes of published versions in the text of `CHANGELOG.md`: an entry begins with the id of its commit. */
export function publishedChanges(changelog: string): Change[] {
  return changelog
    .split(/^## /m)
    .slice(1)
    .flatMap((section) => {
      const release = section.split('\n')[0]!.trim();
      return section
        .split(/^### /m)
        .slice(1)
        .flatMap((part) => {
          const kind = KINDS.find((one) => part.toLowerCase().startsWith(one));
          const entries = part.split(/^- /m).slice(1);
          return kind ? entries.map((text) => ({ release, kind, text: withoutCommit(text) })) : [];
        });
    });
}

/** Lines of an entry after its first are indented. */
const withoutCommit = (text: string): string =>
  text
    .replace(/^[\da-f]{7,}: /, '')
    .replaceAll(/^ {2}/gm, '')
    .trim();

/** All changes, those that wait before those of the newest version. */
export function readChanges(): Change[] {
  const file = join(ROOT, 'CHANGELOG.md');
  return [...waitingChanges(), ...(existsSync(file) ? publishedChanges(readFileSync(file, 'utf8')) : [])];
}

/** The sentences of a text, without the marks of lists. */
const sentences = (text: string): string[] =>
  text
    .split(/\n\s*\n|\n(?=- )|(?<=\.)\s+(?=[A-Z`])/)
    .map((part) => part.replace(/^- /, '').replaceAll(/\s+/g, ' ').trim())
    .filter(Boolean);

/** The sentences of all changes that name a piece or what else it exports. @param names `Dialog`, `DialogClose` */
export const changesOf = (changes: readonly Change[], names: readonly string[]): Change[] =>
  changes.flatMap((change) =>
    sentences(change.text)
      .filter((sentence) => names.some((name) => sentence.includes(`\`${name}\``)))
      .map((text) => ({ ...change, text })),
  );
