import type * as Spanish from '../lists.ts';

export const lists: typeof Spanish = {
  loadMore: {
    label: 'Load more stories',
    loading: 'Loading...',
    failed: 'We could not load more. Check the connection.',
    retry: 'Try again',
    added: (count) => `${count} more loaded.`,
    none: 'There are no more.',
  },
  suggestions: {
    list: 'Suggestions',
    count: (count) => (count === 1 ? '1 suggestion' : `${count} suggestions`),
    kinds: { section: 'Section', tag: 'Topic', author: 'Author', story: 'Story' },
  },
};
