/** Seeded randomness: every picture is a pure function of its id. */

/** FNV-1a hash of a text, 32 bits unsigned. */
export function hash(text: string): number {
  let h = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 0x01000193);
  return h >>> 0;
}

export interface Random {
  /** In [0, 1). */
  next(): number;
  /** In [lo, hi). */
  range(lo: number, hi: number): number;
  /** Integer in [lo, hi]. */
  int(lo: number, hi: number): number;
  /** @throws for an empty list */
  pick<T>(items: readonly T[]): T;
  chance(p: number): boolean;
}

/** Mulberry32. */
export function createRandom(seed: number): Random {
  let s = seed >>> 0;
  const next = (): number => {
    s = (s + 0x6d2b79f5) >>> 0;
    let t = Math.imul(s ^ (s >>> 15), 1 | s);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  return {
    next,
    range: (lo, hi) => lo + (hi - lo) * next(),
    int: (lo, hi) => lo + Math.floor(next() * (hi - lo + 1)),
    pick(items) {
      const item = items[Math.floor(next() * items.length)];
      if (item === undefined) throw new Error('pick: nothing to pick from');
      return item;
    },
    chance: (p) => next() < p,
  };
}

/** Fractal value noise in one dimension, in about [-1, 1]. */
export function noise1(seed: number, octaves = 4, gain = 0.5): (x: number) => number {
  const at = (i: number, o: number): number => {
    let h = Math.imul(i ^ Math.imul(o + 1, 0x9e3779b1) ^ seed, 0x85ebca6b);
    h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
    return (((h ^ (h >>> 16)) >>> 0) / 4294967296) * 2 - 1;
  };
  return (x) => {
    let sum = 0;
    let amplitude = 1;
    let total = 0;
    for (let o = 0; o < octaves; o++) {
      const p = x * 2 ** o + o * 17.31;
      const i = Math.floor(p);
      const f = p - i;
      const u = f * f * (3 - 2 * f);
      sum += amplitude * (at(i, o) * (1 - u) + at(i + 1, o) * u);
      total += amplitude;
      amplitude *= gain;
    }
    return sum / total;
  };
}
