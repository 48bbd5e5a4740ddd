import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { contentPolicy } from './content-policy.ts';

const directives = (policy: string): Record<string, string> =>
  Object.fromEntries(
    policy.split('; ').map((directive) => {
      const [name, ...values] = directive.split(' ');
      return [name, values.join(' ')];
    }),
  );

const hash = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** The policy of a page that needs nothing more. Every directive is a decision: a change of one is a change here. */
const PLAIN = {
  'default-src': "'self'",
  'script-src': "'self'",
  'style-src': "'self'",
  'style-src-attr': "'unsafe-inline'",
  'img-src': "'self' https: data: blob:",
  'media-src': "'self' https: blob:",
  'frame-src': "'self' https:",
  'font-src': "'self'",
  'connect-src': "'self'",
  'object-src': "'none'",
  'base-uri': "'none'",
  'form-action': "'self'",
  'frame-ancestors': "'self'",
};

describe('the policy of a page', () => {
  it('has these directives and no others', () => {
    expect(directives(contentPolicy({}))).toEqual(PLAIN);
  });

  it('allows inline code by its hash, and the origins that a page needs', () => {
    const policy = contentPolicy({
      scripts: ['a()'],
      styles: ['p{}'],
      scriptSources: ['https://scripts.example'],
      styleSources: ['https://styles.example'],
      connect: ['https://account.example'],
      frames: ['https://gateway.example'],
      pictures: ['http://pixel.example'],
    });
    expect(directives(policy)).toEqual({
      ...PLAIN,
      'script-src': `'self' https://scripts.example ${hash('a()')}`,
      'style-src': `'self' https://styles.example ${hash('p{}')}`,
      'connect-src': "'self' https://account.example",
      'frame-src': 'https://gateway.example',
      'img-src': "'self' https: data: blob: http://pixel.example",
    });
  });

  it('gives way to the client of Vite only in development, and there only to what it needs', () => {
    const { 'style-src-attr': _, ...rest } = PLAIN;
    expect(directives(contentPolicy({ development: true }))).toEqual({
      ...rest,
      'style-src': "'self' 'unsafe-inline'",
      'connect-src': "'self' ws:",
    });
  });
});
