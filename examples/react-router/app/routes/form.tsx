import { FormPageView } from '../../newspaper/views/FormPageView.tsx';
import { loadPage, visitContext } from '../context.server.ts';
import type { Route } from './+types/form';

export { head as meta } from '../head.ts';

export const loader = async (args: Route.LoaderArgs) => ({
  ...(await loadPage('form', args)),
  visit: args.context.get(visitContext),
});

/** A page of a form or of a few paragraphs. */
export default function Form({ loaderData: { props, visit } }: Route.ComponentProps) {
  return <FormPageView {...props} visit={visit} />;
}
