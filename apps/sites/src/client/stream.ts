import Hls from 'hls.js/light';
import type { PlayStream } from 'rotativa/blocks/body/BodyVideo';

const { fragLoadPolicy, playlistLoadPolicy } = Hls.DefaultConfig;

/** The player has the film as a file too, and does not try for long. */
const TRIES = { maxNumRetry: 2, retryDelayMs: 500, maxRetryDelayMs: 2000 };
const impatient = (policy: typeof fragLoadPolicy): typeof fragLoadPolicy => ({
  default: { ...policy.default, errorRetry: TRIES, timeoutRetry: TRIES },
});

/** Streams by Media Source Extensions. Without a worker: the page's policy allows none of a blob. */
export const playStream: PlayStream = (video, stream, from, failed) => {
  if (!Hls.isSupported()) return undefined;
  const hls = new Hls({
    enableWorker: false,
    capLevelToPlayerSize: true,
    startPosition: from,
    fragLoadPolicy: impatient(fragLoadPolicy),
    playlistLoadPolicy: impatient(playlistLoadPolicy),
  });
  hls.on(Hls.Events.ERROR, (_event, { fatal }) => {
    if (fatal) failed();
  });
  hls.loadSource(stream);
  hls.attachMedia(video);
  return () => hls.destroy();
};
