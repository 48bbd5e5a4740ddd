/** Slow work whose jobs end when the test lets them. */
export function slowWork() {
  const gates: (() => void)[] = [];
  const state = { running: 0, most: 0, runs: 0 };
  return {
    state,
    job: async () => {
      state.runs += 1;
      state.most = Math.max(state.most, ++state.running);
      await new Promise<void>((resolve) => gates.push(resolve));
      state.running -= 1;
      return state.runs;
    },
    /** Lets all jobs end, also those that begin later. */
    finish: async (all: Promise<unknown>) => {
      let over = false;
      const watched = all.finally(() => (over = true));
      while (!over) {
        for (const open of gates.splice(0)) open();
        await new Promise((resolve) => setImmediate(resolve));
      }
      return watched;
    },
  };
}
