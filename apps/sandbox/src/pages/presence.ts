import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { AppContext } from '../context.ts';
import { digestOf } from '../security/secrets.ts';
import type { StaffMember } from '../staff/roles.ts';
import { AddressQuery } from './page-fields.ts';

/** The channel of Postgres on which processes tell each other who is at a page. */
export const PRESENCE_CHANNEL = 'desk_presence';
/** A tab that says nothing for so long is gone: three times the desk's beat. */
const GONE_AFTER_MS = 8_000;
/** Tabs of the whole desk. */
const MOST = 1_000;

const Seen = {
  /** The selected block; null for none. */
  placementId: z.string().max(200).nullable(),
  isTyping: z.boolean(),
};

/** Where the editor of a tab is, sent several times in `GONE_AFTER_MS`. */
export const PresenceBody = AddressQuery.extend({
  /** Random; another for each tab. */
  tab: z.string().min(8).max(64),
  /** Counts what the tab has said: a later call may arrive before an earlier one. */
  turn: z.int().nonnegative(),
  /** True when the tab closes. */
  left: z.boolean().default(false),
  ...Seen,
});

export type PresenceBody = z.output<typeof PresenceBody>;

const Entry = AddressQuery.extend({
  key: z.string(),
  name: z.string(),
  turn: z.int(),
  left: z.boolean(),
  ...Seen,
});
type Entry = z.output<typeof Entry>;

/** Someone else at a page. It has no personal data but the name. */
export interface PresentEditor {
  /** Names the tab, and tells nothing about its editor. */
  readonly key: string;
  readonly name: string;
  readonly placementId: string | null;
  readonly isTyping: boolean;
}

/** Who is at which page of the desk. It blocks nothing, and is stored nowhere. */
export interface Presence {
  /** Remembers what a tab says, tells other processes, and answers with the others at that page. */
  report(member: StaffMember, said: PresenceBody): Promise<readonly PresentEditor[]>;
  /** Takes the text of another process. Anything else is left out. */
  receive(text: string | undefined): void;
}

export interface PresenceOptions {
  /** Tells the other processes. */
  readonly tell?: ((text: string) => Promise<void>) | undefined;
  /** A monotonic clock in milliseconds. */
  readonly now?: (() => number) | undefined;
}

export function createPresence({ tell, now = () => performance.now() }: PresenceOptions = {}): Presence {
  const tabs = new Map<string, Entry & { until: number }>();

  function remember(entry: Entry): void {
    for (const [key, { until }] of tabs) if (until <= now()) tabs.delete(key);
    const known = tabs.get(entry.key);
    if (known && known.turn > entry.turn) return;
    // One that has left stays until its time, so that a call which arrives late does not bring it back.
    if (known || tabs.size < MOST) tabs.set(entry.key, { ...entry, until: now() + GONE_AFTER_MS });
  }

  return {
    async report({ email, name }, { tab, ...said }) {
      const entry: Entry = { ...said, name, key: digestOf(`${email} ${tab}`).slice(0, 16) };
      remember(entry);
      await tell?.(JSON.stringify(entry));
      return [...tabs.values()]
        .filter((one) => one.brand === said.brand && one.page === said.page && one.key !== entry.key)
        .filter(({ left, until }) => !left && until > now())
        .map(({ key, name: other, placementId, isTyping }) => ({ key, name: other, placementId, isTyping }));
    },
    receive(text) {
      if (text === undefined) return;
      const entry = Entry.safeParse(fromJson(text));
      if (entry.success) remember(entry.data);
    },
  };
}

function fromJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Presence is no reason for a call to fail: the others see the next one. */
export const tellOtherProcesses =
  ({ db, log }: Pick<AppContext, 'db' | 'log'>) =>
  async (text: string): Promise<void> => {
    await db.execute(sql`select pg_notify(${PRESENCE_CHANNEL}, ${text})`).catch((error: unknown) => {
      log.warn({ err: error }, 'other processes cannot be told who is at a page');
    });
  };
