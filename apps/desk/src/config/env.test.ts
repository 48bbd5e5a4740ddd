import { expect, it } from 'vitest';
import { readDeskConfig } from './env.ts';

it('has the port after the sites, and their origins', () => {
  const config = readDeskConfig({ PORT: '5000' });
  expect(config.port).toBe(5007);
  expect(config.sites.weekly).toBe('http://localhost:5001');
  expect(config.pagesOrigin).toBe('http://127.0.0.1:4000');
});

it('names what is wrong', () => {
  expect(() =>
    readDeskConfig({ PORT: 'x', DESK_TOKEN: 'short', DESK_SITES: '{"weekly":"nowhere"}' }),
  ).toThrow(/PORT.*\n.*DESK_SITES.*\n.*DESK_TOKEN/);
});
