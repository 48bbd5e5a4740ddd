import { STORIES } from '../../../stories.js';
import { show, storiesOf } from '../../../story.js';

export const dynamicParams = false;

export const generateStaticParams = () =>
  Object.entries(STORIES).flatMap(([piece, stories]) =>
    storiesOf(stories).map(([name]) => ({ story: [...piece.split('/'), name] })),
  );

export default async function Page({ params }) {
  const { story } = await params;
  return <main>{show(STORIES[story.slice(0, -1).join('/')], story.at(-1))}</main>;
}
