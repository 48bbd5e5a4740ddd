import type { CDPSession } from 'playwright-core';
import { decode, type Box, type Picture } from './picture.ts';

/**
 * A picture of the window, or of a part of the page, which may be outside the window. The browser compresses it quickly,
 * and does not wait for what it has not drawn yet: for two pictures of one moment, not for baselines.
 */
export async function screenshot(cdp: CDPSession, part?: Box): Promise<Picture> {
  const { data } = await cdp.send('Page.captureScreenshot', {
    format: 'png',
    optimizeForSpeed: true,
    ...(part && { captureBeyondViewport: true, clip: { ...part, scale: 1 } }),
  });
  return decode(Buffer.from(data, 'base64'));
}
