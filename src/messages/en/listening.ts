import type * as Spanish from '../listening.ts';

export const listening: typeof Spanish = {
  listening: {
    label: 'Listen',
    now: 'Listen to this article',
    nowEpisode: 'Listen to this episode',
    later: 'Listen later',
    added: 'It is in the queue to listen to',
    bar: 'Article being read aloud',
    play: 'Listen',
    pause: 'Pause',
    loading: 'Loading…',
    sentenceBack: 'Previous sentence',
    sentenceForward: 'Next sentence',
    secondsBack: 'Back 15 seconds',
    secondsForward: 'Forward 15 seconds',
    next: 'Listen to the next one',
    speed: 'Speed',
    place: 'Heard so far',
    left: (minutes) => (minutes === 1 ? '1 minute left' : `${minutes} minutes left`),
    queue: (waiting) => (waiting === 1 ? 'Queue: 1 article' : `Queue: ${waiting} articles`),
    playThis: (title) => `Listen now: ${title}`,
    remove: (title) => `Remove from the queue: ${title}`,
    close: 'Close the player',
    locked: 'The free part ends here. The rest is for subscribers.',
    subscribe: 'See the subscription',
    openStory: 'Open the article',
    noVoice:
      'This browser has no voice for this language. One can be installed in the language or accessibility settings of the device.',
    unreachable: 'We could not fetch the text. Check the connection.',
    failed: 'The reading was interrupted. Press Listen to go on.',
  },
};
