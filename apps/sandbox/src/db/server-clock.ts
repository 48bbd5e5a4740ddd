/** From one look at the server's clock to the next: a machine's monotonic clock loses less than a millisecond in it. */
const EVERY_MS = 60_000;

export interface ServerClock {
  /** The time of the server. Between two looks the monotonic clock counts on, however the machine's own clock is set. */
  now(this: void): Date;
  stop(): void;
}

export interface ServerClockOptions {
  /** The time of the server, in milliseconds since 1970. */
  readonly ask: () => Promise<number>;
  /** A monotonic clock in milliseconds. */
  readonly monotonic: () => number;
}

/**
 * One clock decides what is published, valid or over, that of the database: processes that share it agree, even on a machine
 * whose clock is wrong.
 * @throws what `ask` throws at the first look
 */
export async function followServerClock({ ask, monotonic }: ServerClockOptions): Promise<ServerClock> {
  /** @param known from an earlier look. @returns the server's time when the monotonic clock was at zero */
  async function look(known?: number): Promise<number> {
    const sent = monotonic();
    const given = await ask();
    // The server read its clock after it was asked, and before the answer arrived.
    const [least, most] = [given - monotonic(), given - sent];
    return Math.min(Math.max(known ?? (least + most) / 2, least), most);
  }
  let start = await look();
  const lookAgain = async (): Promise<void> => {
    // A server that is away changes nothing: the last look counts until the next one.
    start = await look(start).catch(() => start);
  };
  const timer = setInterval(() => void lookAgain(), EVERY_MS).unref();
  return { now: () => new Date(start + monotonic()), stop: () => clearInterval(timer) };
}
