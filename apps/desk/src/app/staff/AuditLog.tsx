import type { AuditLine } from '@rotativa/sandbox/desk-wire';
import { useCallback, useState, type ReactNode } from 'react';
import { problemOf } from '../api/problem-of.ts';
import { readAudit } from '../api/staff.ts';
import { dayAndTime } from '../times.ts';
import { useLoaded } from '../use-loaded.ts';
import { auditInWords, authorInWords } from './words.ts';

/** Who did what, and when: the last first. It cannot be changed. */
export function AuditLog({ version }: { version: number }): ReactNode {
  // Another decision reads the log again from its end.
  const load = useCallback(async () => ({ ...(await readAudit()), version }), [version]);
  const { value, error } = useLoaded(load);
  const [older, setOlder] = useState<{
    version: number;
    entries: readonly AuditLine[];
    next: number | null;
  }>();
  const [problem, setProblem] = useState<string>();
  const more = older?.version === version ? older : undefined;
  const entries = [...(value?.entries ?? []), ...(more?.entries ?? [])];
  const next = more ? more.next : (value?.next ?? null);
  const now = new Date();
  const readMore = async (before: number): Promise<void> => {
    try {
      const read = await readAudit(before);
      setOlder({ version, entries: [...(more?.entries ?? []), ...read.entries], next: read.next });
    } catch (failure) {
      setProblem(problemOf(failure));
    }
  };
  return (
    <section aria-labelledby="audit">
      <h2 id="audit">Registro</h2>
      {(problem || error !== undefined) && (
        <p className="note" data-severity="error" role="alert">
          {problem ?? problemOf(error)}
        </p>
      )}
      <ol className="events">
        {entries.map((entry) => (
          <li key={entry.id}>
            <time dateTime={entry.at}>{dayAndTime(entry.at, now)}</time>
            <span>
              <b>{authorInWords(entry.by)}</b> {auditInWords(entry)}
              {entry.note && <em> — {entry.note}</em>}
            </span>
          </li>
        ))}
      </ol>
      {next !== null && (
        <button type="button" onClick={() => void readMore(next)}>
          Ver anteriores
        </button>
      )}
    </section>
  );
}
