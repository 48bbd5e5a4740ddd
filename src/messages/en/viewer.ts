import type * as Spanish from '../viewer.ts';

export const viewer: typeof Spanish = {
  viewer: {
    thumbnails: 'All photos',
    goTo: (at) => `Go to photo ${at}`,
    position: (at, of) => `Photo ${at} of ${of}`,
    zoomIn: 'Zoom in',
    zoomOut: 'Zoom out',
    zoomReset: (percent) => `${percent}%. See the whole photo`,
  },
};
