import type { ImagesPort } from 'rotativa/providers';
import { brand } from '../site.ts';

/** The widths of every picture in `public/fotos`. A picture service would make them on demand. */
const WIDTHS = [640, 960] as const;
const WIDEST = 960;

const stem = (address: string): string => address.replace(/-\d+\.avif$/, '');
const file = (address: string, width: number): string => `${stem(address)}-${width}.avif`;

/** The pictures of teasers: files that exist, so that nothing is resized. */
export const images: ImagesPort = {
  crops: brand.crops,
  url: (source, { width }) => file(source, WIDTHS.find((one) => one >= width) ?? WIDEST),
  srcSet: (source) => WIDTHS.map((width) => `${file(source, width)} ${width}w`).join(', '),
};

/** A picture by its name, as article bodies and headers take it. */
export const pictureOf = ({ id, alt }: { id: string; alt: string }) => ({
  url: `/fotos/${id}-${WIDEST}.avif`,
  width: WIDEST,
  height: 540,
  alt,
  renditions: [{ url: `/fotos/${id}-640.avif`, width: 640 }],
});
