import type { PageContent } from '../server/pages.ts';
import type { Visit } from '../server/visit.ts';
import { EntryView } from './EntryView.tsx';
import { FormPageView } from './FormPageView.tsx';
import { FrontView } from './FrontView.tsx';
import { ListView } from './ListView.tsx';
import { NotFoundView } from './NotFoundView.tsx';
import { StoryView } from './StoryView.tsx';

/** A page of `pageAt`, by its view. */
export function PageView({ page, visit }: { page: PageContent; visit: Visit }) {
  switch (page.view) {
    case 'front':
      return <FrontView {...page.props} />;
    case 'list':
      return <ListView {...page.props} />;
    case 'story':
      return <StoryView {...page.props} />;
    case 'entry':
      return <EntryView {...page.props} />;
    case 'form':
      return <FormPageView {...page.props} visit={visit} />;
    case 'notFound':
      return <NotFoundView />;
  }
}
