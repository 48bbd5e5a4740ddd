import { storiesIn } from '../chosen-stories.ts';
import { testStories } from '../test-stories.ts';

testStories(storiesIn('Desk'));
