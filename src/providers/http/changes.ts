/** Notifies listeners of changes that an adapter makes. */
export interface Changes {
  /** Returns a function that unsubscribes. */
  subscribe(listener: () => void): () => void;
  /** Returns the reply and notifies the listeners. A failed call has changed nothing and notifies no listener. */
  changing<T>(call: Promise<T>): Promise<T>;
}

export function createChanges(): Changes {
  const listeners = new Set<() => void>();
  return {
    subscribe: (listener) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    changing: async (call) => {
      const reply = await call;
      [...listeners].forEach((listener) => listener());
      return reply;
    },
  };
}
