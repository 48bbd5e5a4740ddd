import { guardDocument } from '../../src/domain/ans/guard.ts';
import { collectionChangesInWords } from '../../src/editor/collection-changes.ts';
import {
  createMemoryCollections,
  type MemoryCollectionsOptions,
} from '../../src/providers/memory/collections.ts';
import { CONTRACT_LIST, CONTRACT_PLACED } from './collections.ts';
import { CONTRACT_BRAND, CONTRACT_STAFF } from './pages.ts';

/** A store in memory with what the contract needs, and a new collection for each test. */
export function collectionsOfContract(options: Partial<MemoryCollectionsOptions> = {}) {
  const memory = createMemoryCollections({
    clock: { now: () => new Date() },
    staff: Object.fromEntries(Object.values(CONTRACT_STAFF).map(({ email, roles }) => [email, roles])),
    documents: {
      [CONTRACT_BRAND]: CONTRACT_PLACED.flatMap((json) => {
        const guarded = guardDocument(json);
        return guarded.ok ? [guarded.value] : [];
      }),
    },
    describe: collectionChangesInWords,
    ...options,
  });
  let count = 0;
  return {
    memory,
    freshCollection: async () => {
      count += 1;
      const address = { brand: CONTRACT_BRAND, id: `contrato-${count}` };
      memory.seed({ ...address, document: CONTRACT_LIST });
      return address;
    },
  };
}
