import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { listenError, PortTakenError, requireFree } from './ports.ts';

it('a taken port is reported with the variable that moves it; a free one passes', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  const requested = requireFree(port, 'SANDBOX_PORT', '127.0.0.1');
  await expect(requested).rejects.toThrow(PortTakenError);
  await expect(requested).rejects.toThrow(
    `Port ${port} is taken by another program. Stop it, or set SANDBOX_PORT to another port.`,
  );
  other.close();
  await once(other, 'close');
  await requireFree(port, 'PORT', '127.0.0.1');
});

it('any other error stays as it is', () => {
  const error = Object.assign(new Error('no such host'), { code: 'ENOTFOUND' });
  expect(listenError(error, 'PORT')).toBe(error);
});
