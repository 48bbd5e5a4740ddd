import { expect, it } from 'vitest';
import { guideForSite } from './guide-links.ts';

const GUIDES = { '../docs/csp.md': '# Content security policy\n', '../docs/messages.md': '# Messages\n' };
const HOME = 'https://example.org/';
const shown = (text: string): string => guideForSite(text, GUIDES, HOME);

it('a link to a guide leads to its page, also to a place on it', () => {
  expect(shown('[a](csp.md), [b](messages.md#weight)')).toBe(
    '[a](?path=/docs/guides-content-security-policy--docs), [b](?path=/docs/guides-messages--docs#weight)',
  );
});

it('a link to a piece stays in this site', () => {
  expect(shown(`[Button](${HOME}components/Button/)`)).toBe('[Button](?path=/docs/components-button--docs)');
});

it('other links stay', () => {
  const text = '[a](https://zod.dev) [b](#words) [c](nothing.md) [d](https://other.org/components/Button/)';
  expect(shown(text)).toBe(text);
});
