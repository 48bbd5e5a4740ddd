import sharp from 'sharp';
import { Lanes } from './work-queue.ts';

/**
 * The places of all work on pictures: crops, shared links, avatars, printed editions and films. libvips works in the
 * four threads of libuv, where passwords are hashed and files are read, too: two are always left to them.
 */
export const PICTURE_LANES = new Lanes(2);

// libvips' own threads would multiply that.
sharp.concurrency(1);
