import { StoryView } from '../../newspaper/views/StoryView.tsx';
import type { Route } from './+types/story';
import { loadPage } from '../context.server.ts';

export { head as meta } from '../head.ts';

export const loader = (args: Route.LoaderArgs) => loadPage('story', args);

/** A story of the content system (ANS). */
export default function Story({ loaderData }: Route.ComponentProps) {
  return <StoryView {...loaderData.props} />;
}
