import { Parts } from './parts';
import { chooseWords } from './words';

export const dynamic = 'force-dynamic';

// Next may render a page without its layout, so it chooses its words too.
export default async function Page({ params, searchParams }) {
  chooseWords((await params).lang);
  return <Parts ms={Number((await searchParams).ms ?? 0)} />;
}
