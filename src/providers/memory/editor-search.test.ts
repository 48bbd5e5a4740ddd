import { describeEditorSearchContract } from '../../../tests/contract/editor-search.ts';
import { editorSearchOfContract } from '../../../tests/contract/editor-search-world.ts';
import { CONTRACT_STAFF } from '../../../tests/contract/pages.ts';

describeEditorSearchContract('memory', async () => {
  const memory = editorSearchOfContract();
  return {
    as: (member) => memory.as(member === 'stranger' ? null : CONTRACT_STAFF[member].email),
    close: async () => undefined,
  };
});
