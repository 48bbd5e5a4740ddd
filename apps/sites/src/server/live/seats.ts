/** Readers who are connected at the same time, in all and from one address. Mobile carriers put many behind one address. */
const MOST_SEATS = 4000;
const MOST_SEATS_OF_ADDRESS = 200;

/** Counts open connections. */
export interface Seats {
  /** @returns gives the seat back; undefined if none is free */
  claim(address: string): (() => void) | undefined;
}

/** @param taken the seats of each address: it keeps no address without one */
export function createSeats(
  most = MOST_SEATS,
  mostOfAddress = MOST_SEATS_OF_ADDRESS,
  taken = new Map<string, number>(),
): Seats {
  let all = 0;
  return {
    claim: (address) => {
      const own = taken.get(address) ?? 0;
      if (all >= most || own >= mostOfAddress) return undefined;
      all += 1;
      taken.set(address, own + 1);
      let given = false;
      return () => {
        if (given) return;
        given = true;
        all -= 1;
        const left = (taken.get(address) ?? 1) - 1;
        if (left > 0) taken.set(address, left);
        else taken.delete(address);
      };
    },
  };
}
