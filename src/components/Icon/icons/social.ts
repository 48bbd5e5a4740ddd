import type { IconShape } from '../shape.ts';

export const facebookIcon: IconShape = {
  line: 'M10.5 21v-7.5h-3V10h3V7.8c0-3 1.9-4.8 4.7-4.8.8 0 1.5.1 2 .2v3.1h-1.5c-1.2 0-1.7.7-1.7 1.8V10h3.2l-.5 3.5H14V21Z',
};
export const xIcon: IconShape = { line: 'M4 4h4.3L20 20h-4.3ZM19 4l-6.2 7M11 13.2L4.8 20' };
export const instagramIcon: IconShape = {
  line: 'M8 3.5h8A4.5 4.5 0 0 1 20.5 8v8a4.5 4.5 0 0 1-4.5 4.5H8A4.5 4.5 0 0 1 3.5 16V8A4.5 4.5 0 0 1 8 3.5ZM12 8.2a3.8 3.8 0 1 0 0 7.6 3.8 3.8 0 0 0 0-7.6ZM17 7h.01',
};
export const youtubeIcon: IconShape = {
  line: 'M6 5.5h12A3.5 3.5 0 0 1 21.5 9v6a3.5 3.5 0 0 1-3.5 3.5H6A3.5 3.5 0 0 1 2.5 15V9A3.5 3.5 0 0 1 6 5.5ZM10 9v6l5-3Z',
};
export const whatsappIcon: IconShape = {
  line: 'M3.5 20.5l1.3-4.4A8.5 8.5 0 1 1 8 19.3ZM8.6 8.1c-.5 1.1.2 2.9 2 4.8s3.7 2.6 4.8 2l.8-1.5-2.2-1.2-1 .9c-1-.4-1.9-1.3-2.4-2.3l.9-1-1.1-2.2Z',
};
export const tiktokIcon: IconShape = { line: 'M13.8 3v12.3a3.9 3.9 0 1 1-3.9-3.9M13.8 3c.4 3 2.3 5 5.2 5.2' };
export const linkedinIcon: IconShape = {
  line: 'M3.5 3.5h17v17h-17ZM7.8 10.5V17M7.8 7.3h.01M11.5 17v-6.5M11.5 13.4c0-1.8 1-2.9 2.5-2.9s2.4 1 2.4 2.8V17',
};
export const googleIcon: IconShape = {
  line: 'M20.3 10.8H12.5v3h4.4c-.5 2-2.2 3.2-4.4 3.2a5 5 0 1 1 3.3-8.7l2.2-2.2A8.2 8.2 0 1 0 20.3 10.8Z',
};
export const rssIcon: IconShape = { line: 'M5 11a8 8 0 0 1 8 8M5 5a14 14 0 0 1 14 14M6 18h.01' };
