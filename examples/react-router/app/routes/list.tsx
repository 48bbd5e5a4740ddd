import { ListView } from '../../newspaper/views/ListView.tsx';
import type { Route } from './+types/list';
import { loadPage } from '../context.server.ts';

export { head as meta } from '../head.ts';

export const loader = (args: Route.LoaderArgs) => loadPage('list', args);

/** The stories of a section, an author, a search or the agenda. */
export default function List({ loaderData }: Route.ComponentProps) {
  return <ListView {...loaderData.props} />;
}
