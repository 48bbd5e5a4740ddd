import { createMemoryContent } from 'rotativa/providers/memory';
import {
  CONTRACT_AUTHOR,
  CONTRACT_COLLECTION,
  CONTRACT_DOCUMENTS,
  CONTRACT_SECTION,
  describeContentContract,
  sampleDocument,
} from 'rotativa/testing/contract';
import { cachedContent } from './cached-content.js';

describeContentContract('cached', async () =>
  cachedContent(
    createMemoryContent({
      documents: CONTRACT_DOCUMENTS.map(sampleDocument),
      collections: { [CONTRACT_COLLECTION.id]: CONTRACT_COLLECTION.items },
      authors: [{ ...CONTRACT_AUTHOR, type: 'author', social_links: [] }],
      sections: [CONTRACT_SECTION],
      trending: [{ url: 'https://www.example.com/mundo/articulo/mundo-1/', title: 'Cumbre en Cancún' }],
    }),
  ),
);
