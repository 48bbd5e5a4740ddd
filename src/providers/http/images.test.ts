import { describe, expect, it } from 'vitest';
import { createHttpImages } from './images.ts';

const images = createHttpImages({ resizer: '/_img/', sources: ['http://127.0.0.1:4000'] });

describe('picture addresses', () => {
  it('requests the next larger of a few widths, with the same crop', () => {
    expect(images.url('http://127.0.0.1:4000/pictures/a.png', { width: 300, height: 150 })).toBe(
      '/_img/pictures/a.png?width=320&height=160',
    );
    expect(images.url('/pictures/a.png', { width: 9000 })).toBe('/_img/pictures/a.png?width=2400');
  });

  it('keeps pictures of another origin unchanged, and drops unsafe addresses', () => {
    expect(images.url('https://fotos.example.com/a.jpg', { width: 300 })).toBe(
      'https://fotos.example.com/a.jpg',
    );
    expect(images.srcSet('https://fotos.example.com/a.jpg')).toBeUndefined();
    expect(images.url('javascript:alert(1)', { width: 300 })).toBe('');
    expect(images.url('//127.0.0.1:4000/a.jpg', { width: 300 })).toBe('//127.0.0.1:4000/a.jpg');
  });

  it('has no width larger than the original', () => {
    expect(images.srcSet('/pictures/a.png', 16 / 9, 500)).toBe(
      '/_img/pictures/a.png?width=160&height=90 160w, /_img/pictures/a.png?width=320&height=180 320w, /_img/pictures/a.png?width=480&height=270 480w',
    );
    expect(images.srcSet('/pictures/a.png', 1, 100)).toBeUndefined();
  });
});
