import { Island } from '../../../../islands/Island.tsx';
import type { HeaderProps } from '../header-props.ts';
import { searchToggleIsland } from '../search/search-toggle-island.ts';
import { searchMessages } from '../search/search-messages.ts';

/** The search of a header, behind a magnifying glass. */
export const SearchTool = ({ routes, messages }: Pick<HeaderProps, 'routes' | 'messages'>) => (
  <Island
    definition={searchToggleIsland}
    props={{ action: routes.search, messages: searchMessages(messages) }}
  />
);
