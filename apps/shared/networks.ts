import { isIP } from 'node:net';
import { z } from 'zod';

/** Whether a text is an address or a network, such as 10.0.0.0/8. */
function isNetwork(text: string): boolean {
  const [address = '', bits, ...rest] = text.split('/');
  const family = isIP(address);
  const most = family === 4 ? 32 : 128;
  return family !== 0 && rest.length === 0 && (bits === undefined || (/^\d+$/.test(bits) && +bits <= most));
}

/** A setting that lists addresses and networks, separated by commas. */
export const Networks = z
  .string()
  .transform((text) =>
    text
      .split(',')
      .map((entry) => entry.trim())
      .filter(Boolean),
  )
  .pipe(z.array(z.string().refine(isNetwork, 'must be addresses or networks, such as 10.0.0.0/8')));
