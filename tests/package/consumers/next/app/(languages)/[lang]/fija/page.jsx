import { Parts } from '../parts';
import { chooseWords } from '../words';

/** A page that is written when the app is built. */
export default async function Page({ params }) {
  chooseWords((await params).lang);
  return <Parts ms={5} />;
}
