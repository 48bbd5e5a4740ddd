// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { consentCookie, consentTo } from 'rotativa/domain';
import { consentVersion } from 'rotativa/patterns/consent/ConsentChoices';

it('X8 the sample of docs/analytics.md knows a decision about the present text', async () => {
  const id = '3f0c1c9a-8d53-4d05-9a44-1f2a7f0f8f11';
  const record = { ...consentTo(['measurement']), version: consentVersion(), id, at: new Date() };
  document.cookie = consentCookie(record, false);
  const { mayTrack } = await import('./samples/consent.ts');
  expect(mayTrack()).toBe(true);
});
