import type { ReactNode } from 'react';
import { EntryView } from '../newspaper/views/EntryView.tsx';
import { FrontView } from '../newspaper/views/FrontView.tsx';
import { ListView } from '../newspaper/views/ListView.tsx';
import { NotFoundView } from '../newspaper/views/NotFoundView.tsx';
import { StoryView } from '../newspaper/views/StoryView.tsx';
import type { Answer } from './answer.ts';

/** The view of a page. Forms have much code and CSS that readers of stories do not need, and load them when they come. */
export async function viewOf({ page, visit }: Answer): Promise<ReactNode> {
  switch (page.view) {
    case 'front':
      return <FrontView {...page.props} />;
    case 'list':
      return <ListView {...page.props} />;
    case 'story':
      return <StoryView {...page.props} />;
    case 'entry':
      return <EntryView {...page.props} />;
    case 'form': {
      const { FormPageView } = await import('../newspaper/views/FormPageView.tsx');
      return <FormPageView {...page.props} visit={visit} />;
    }
    case 'notFound':
      return <NotFoundView />;
  }
}
