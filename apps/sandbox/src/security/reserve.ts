import type { AppContext } from '../context.ts';
import { takeOne, tooMany, uncount, type Limit } from './rate-limit.ts';

/** A place under a limit, held until it is known whether the call counts. */
export interface Place {
  /** @param used whether the call counts; otherwise the place is free again */
  leave(used: boolean): Promise<void>;
}

/** The state of one counter in this process. */
export interface Room {
  /** Calls without a known result. */
  inside: number;
  /** Calls that request a place. */
  asking: number;
  /** How often a place was released. */
  left: number;
  readonly waiting: (() => void)[];
}

type Work = Pick<AppContext, 'db' | 'clock' | 'config'>;
export type Reserve = (work: Work, wanted: Limit) => Promise<Place>;

/**
 * Places under limits that count only some responses. Each call is counted before its response; otherwise parallel guesses would
 * exceed the limit. If only running calls fill the limit, the next call waits for them instead of
 * being refused, so that twenty correct parallel calls of a reader all succeed.
 * @param rooms the counters with a call that runs or waits: it keeps no other
 */
export function createReserve(rooms = new Map<string, Room>()): Reserve {
  function roomOf(key: string): Room {
    const room = rooms.get(key) ?? { inside: 0, asking: 0, left: 0, waiting: [] };
    rooms.set(key, room);
    return room;
  }

  /** @throws HttpError 429 if no running call can free a place */
  return async (work, wanted) => {
    const key = `${wanted.name}\u0000${wanted.subject}`;
    const room = roomOf(key);
    const tidy = () => {
      if (room.inside + room.asking === 0) rooms.delete(key);
    };
    room.asking += 1;
    try {
      for (;;) {
        const before = room.left;
        const { counted, over } = await takeOne(work, wanted);
        if (over === undefined) {
          room.inside += 1;
          return {
            leave: async (used) => {
              try {
                if (!used) await uncount(work, counted);
              } finally {
                room.inside -= 1;
                room.left += 1;
                // A free place is for one call; without running calls all others get the result.
                const woken = room.inside === 0 ? room.waiting.length : used ? 0 : 1;
                for (const wake of room.waiting.splice(0, woken)) wake();
                tidy();
              }
            },
          };
        }
        await uncount(work, counted);
        if (room.left !== before) continue;
        if (room.inside === 0) throw tooMany(over, wanted.code);
        await new Promise<void>((resolve) => room.waiting.push(resolve));
      }
    } finally {
      room.asking -= 1;
      tidy();
    }
  };
}
