import { EntryView } from '../../newspaper/views/EntryView.tsx';
import type { Route } from './+types/entry';
import { loadPage } from '../context.server.ts';

export { head as meta } from '../head.ts';

export const loader = (args: Route.LoaderArgs) => loadPage('entry', args);

/** A page of the other content system. */
export default function Entry({ loaderData }: Route.ComponentProps) {
  return <EntryView {...loaderData.props} />;
}
