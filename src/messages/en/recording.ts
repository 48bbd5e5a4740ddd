import type * as Spanish from '../recording.ts';

export const recording: typeof Spanish = {
  recording: { chapters: 'Chapters', speed: 'Speed', times: (speed) => `${speed}×` },
};
