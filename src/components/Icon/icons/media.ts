import type { IconShape } from '../shape.ts';

export const playIcon: IconShape = { solid: 'M7 4v16l13-8Z' };
export const pauseIcon: IconShape = { solid: 'M6.5 4.5h4v15h-4ZM13.5 4.5h4v15h-4Z' };
export const clockIcon: IconShape = {
  line: 'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17ZM12 7.5V12l3.2 2.2',
};
export const cameraIcon: IconShape = {
  line: 'M3.5 7.5h4L9 5h6l1.5 2.5h4v12h-17ZM12 9.8a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7Z',
};
export const galleryIcon: IconShape = {
  line: 'M3.5 7.5h13v13h-13ZM7.5 7.5v-4h13v13h-4M3.5 17l4-4 3.5 3.5 2-2 3.5 3.5',
};
export const microphoneIcon: IconShape = {
  line: 'M12 3a3 3 0 0 1 3 3v6a3 3 0 0 1-6 0V6a3 3 0 0 1 3-3ZM5.5 11.5a6.5 6.5 0 0 0 13 0M12 18v3.5',
};
export const volumeIcon: IconShape = {
  line: 'M4 9.5h3.5L13 5v14l-5.5-4.5H4ZM16.5 9a4.2 4.2 0 0 1 0 6M19 6.5a8 8 0 0 1 0 11',
};
export const expandIcon: IconShape = { line: 'M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5' };
export const quoteIcon: IconShape = {
  solid:
    'M10.3 5.5C6 6.9 3.5 10 3.5 14.3v4.2h6.3v-6.3H6.9c.1-2 1.2-3.3 3.4-4.1ZM20.8 5.5C16.5 6.9 14 10 14 14.3v4.2h6.3v-6.3h-2.9c.1-2 1.2-3.3 3.4-4.1Z',
};
