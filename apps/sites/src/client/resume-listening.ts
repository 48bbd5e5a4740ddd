import { isListening } from 'rotativa/patterns/article/ListeningBar';

/** Shows the player on the next page of a reader who listens to a story. Its code loads for no one else. @see N20 */
export function resumeListening(storage: () => Storage): void {
  if (isListening(storage)) void import('./listen.ts').then(({ showPlayer }) => showPlayer());
}
