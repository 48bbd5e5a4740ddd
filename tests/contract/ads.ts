import { describe, expect, it } from 'vitest';
import type { AdsPort } from '../../src/providers/ports/ads.ts';

/** How the ad server of a world behaves. `blocked`: nothing reaches it. `refused`: the reader has not allowed ads. */
export type AdsCase = 'fills' | 'none' | 'late' | 'blocked' | 'refused';

export interface AdsWorld {
  ads: AdsPort;
  /** Ids of the elements with a creative. */
  filled(): string[];
  /** How often the ad server or its library was asked for. */
  requested(): number;
  /** Lets a late server answer. */
  answer(): void;
}

/** The slot of the contract. A world with a document has an element with this id. */
export const CONTRACT_PLACE = { elementId: 'ad-1', slot: 'HOME/PREHOME', sizes: [[300, 250]] as const };

/** The contract of advertising, for every adapter. @see B12, X8, X10 */
export function describeAdsContract(adapter: string, open: (server: AdsCase) => AdsWorld): void {
  describe(`ads: ${adapter}`, () => {
    it('B12 a slot is filled with a creative of a known size, and emptied', async () => {
      const { ads, filled } = open('fills');
      const answer = await ads.show(CONTRACT_PLACE);
      expect(answer).toMatchObject({ outcome: 'filled', size: [300, 250] });
      expect(filled()).toEqual(['ad-1']);
      if (answer.outcome === 'filled') answer.remove();
      expect(filled()).toEqual([]);
    });

    it('X10 a late creative is reported when it is there', async () => {
      const { ads, filled, answer } = open('late');
      const shown = ads.show(CONTRACT_PLACE);
      expect(await Promise.race([shown, new Promise((resolve) => setTimeout(resolve, 20, 'late'))])).toBe(
        'late',
      );
      answer();
      expect((await shown).outcome).toBe('filled');
      expect(filled()).toEqual(['ad-1']);
    });

    it.each(['none', 'blocked', 'refused'] as const)('X10 %s: the slot stays empty', async (server) => {
      const { ads, filled } = open(server);
      expect(await ads.show(CONTRACT_PLACE)).toEqual({ outcome: 'empty' });
      expect(await ads.show(CONTRACT_PLACE)).toEqual({ outcome: 'empty' });
      expect(filled()).toEqual([]);
    });

    it('X8 nothing is asked before the reader allows it', async () => {
      const { ads, requested } = open('refused');
      await ads.show(CONTRACT_PLACE);
      expect(requested()).toBe(0);
    });
  });
}
