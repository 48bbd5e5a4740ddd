import { expect, it } from 'vitest';
import { previewReply } from './preview-notice.ts';

it('X5 a preview is kept nowhere and has no tag, whatever its page says', async () => {
  const headers = { 'Cache-Control': 'public', ETag: '"a"', 'Content-Type': 'text/html' };
  const reply = previewReply({ status: 410, headers, body: new TextEncoder().encode('<p>') });
  expect([reply.status, Object.fromEntries(reply.headers), await reply.text()]).toEqual([
    410,
    { 'cache-control': 'no-store', 'content-type': 'text/html', 'x-robots-tag': 'noindex' },
    '<p>',
  ]);
});
