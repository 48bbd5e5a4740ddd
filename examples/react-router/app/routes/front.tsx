import { FrontView } from '../../newspaper/views/FrontView.tsx';
import type { Route } from './+types/front';
import { loadPage } from '../context.server.ts';

export { head as meta } from '../head.ts';

export const loader = (args: Route.LoaderArgs) => loadPage('front', args);

export default function Front({ loaderData: { props, data = '' } }: Route.ComponentProps) {
  return (
    <>
      <FrontView {...props} />
      <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: data }} />
    </>
  );
}
