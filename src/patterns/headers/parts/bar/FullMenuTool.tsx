import { Island } from '../../../../islands/Island.tsx';
import type { HeaderProps } from '../header-props.ts';
import { fullMenuIsland } from '../menu/full-menu-island.ts';
import { searchMessages } from '../search/search-messages.ts';

/** The full-screen menu, with the date and the ISSN. */
export function FullMenuTool({
  sections,
  more,
  social,
  routes,
  path,
  today,
  issn,
  messages,
}: Pick<HeaderProps, 'sections' | 'more' | 'social' | 'routes' | 'path' | 'today' | 'issn' | 'messages'>) {
  const { menu, closeMenu, allSections, social: networks } = messages;
  return (
    <Island
      definition={fullMenuIsland}
      props={{
        items: sections,
        more,
        social,
        search: routes.search,
        path,
        today,
        issn,
        messages: { menu, closeMenu, allSections, social: networks, ...searchMessages(messages) },
      }}
    />
  );
}
