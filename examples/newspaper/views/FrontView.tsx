import { StoryGrid } from 'rotativa/blocks/lists/StoryGrid';
import { LeadPackage } from 'rotativa/blocks/openings/LeadPackage';
import { FrontLayout } from 'rotativa/patterns/front/FrontLayout';
import type { front } from '../server/stories.ts';
import type { agenda } from '../server/agenda.ts';

export type FrontViewProps = ReturnType<typeof front> & { agenda: ReturnType<typeof agenda> };

/** The front page: the newest stories, the others, and the agenda. */
export const FrontView = ({ opening, more, agenda }: FrontViewProps) => (
  <FrontLayout>
    <LeadPackage
      title="Lo último"
      teasers={opening}
      sideCount={2}
      picture="above"
      opinions={[]}
      opinionTitle=""
      opinionUrl=""
    />
    <StoryGrid title="Más noticias" url="" teasers={more} preset="quarters" />
    <StoryGrid title={agenda.title} url={agenda.path} teasers={agenda.teasers} preset="thirds" />
  </FrontLayout>
);
