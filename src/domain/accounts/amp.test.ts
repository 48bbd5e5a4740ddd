import { describe, expect, it } from 'vitest';
import { ampReaderIn } from './amp.ts';

const read = (query: string) => ampReaderIn(new URLSearchParams(query));

describe('C11 the reader id in an address', () => {
  it('is read as an AMP page sends it', () => {
    expect(read('rid=amp-7UyWi_3xQ-zE&return=https://otro.example/')).toBe('amp-7UyWi_3xQ-zE');
  });

  it.each([
    '',
    'rid=',
    'rid=corto',
    'rid=amp-7UyWi3xQzE&rid=amp-otro12345',
    'rid=<script>alert(1)</script>',
    'rid=amp-7UyWi%00xQzE',
    `rid=${'a'.repeat(256)}`,
    'readerId=amp-7UyWi3xQzE',
  ])('%j has no restriction', (query) => {
    expect(read(query)).toBeUndefined();
  });
});
