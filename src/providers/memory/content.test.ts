import {
  CONTRACT_AUTHOR,
  CONTRACT_COLLECTION,
  CONTRACT_DOCUMENTS,
  CONTRACT_SECTION,
  describeContentContract,
} from '../../../tests/contract/content.ts';
import { sampleDocument } from '../../../tests/contract/documents.ts';
import { createMemoryContent } from './content.ts';

describeContentContract('memory', async () =>
  createMemoryContent({
    documents: CONTRACT_DOCUMENTS.map(sampleDocument),
    collections: { [CONTRACT_COLLECTION.id]: CONTRACT_COLLECTION.items },
    authors: [{ ...CONTRACT_AUTHOR, type: 'author', social_links: [] }],
    sections: [CONTRACT_SECTION],
    trending: [{ url: 'https://www.example.com/mundo/articulo/mundo-1/?x=1', title: 'Cumbre en Cancún' }],
  }),
);
