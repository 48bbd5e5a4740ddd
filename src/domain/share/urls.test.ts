import { describe, expect, it } from 'vitest';
import { facebookShareUrl, linkedinShareUrl, microblogShareUrl, whatsappShareUrl } from './urls.ts';

const url = 'https://www.ejemplo.com/a/?b=c&d';
const encoded = 'https%3A%2F%2Fwww.ejemplo.com%2Fa%2F%3Fb%3Dc%26d';

describe('N17 share addresses', () => {
  it('facebook: u, quote, hashtag', () => {
    expect(facebookShareUrl({ url, quote: 'Año', hashtag: '#x' })).toBe(
      `https://www.facebook.com/sharer/sharer.php?u=${encoded}&quote=A%C3%B1o&hashtag=%23x`,
    );
  });
  it('microblog: url, text, via, hashtags and related as comma lists', () => {
    expect(microblogShareUrl({ url, text: 't', via: 'v', hashtags: ['a', 'b'], related: ['c'] })).toBe(
      `https://twitter.com/share?url=${encoded}&text=t&via=v&hashtags=a%2Cb&related=c`,
    );
  });
  it('WhatsApp: title, separator, url; host api for mobile user agents, web otherwise', () => {
    expect(whatsappShareUrl({ url, title: 'T', separator: ' - ' }, 'Mozilla/5.0 (X11)')).toBe(
      `https://web.whatsapp.com/send?text=T%20-%20${encoded}`,
    );
    expect(whatsappShareUrl({ url }, 'Mozilla/5.0 (Linux; Android 14) Mobile')).toBe(
      `https://api.whatsapp.com/send?text=${encoded}`,
    );
  });
  it('LinkedIn: url, mini=true, title, summary, source', () => {
    expect(linkedinShareUrl({ url, title: 't', summary: 's', source: 'o' })).toBe(
      `https://www.linkedin.com/shareArticle?url=${encoded}&mini=true&title=t&summary=s&source=o`,
    );
  });
  it('fails an assertion when the url is missing', () => {
    expect(() => microblogShareUrl({ url: '' })).toThrow('twitter.url');
    expect(() => facebookShareUrl({ url: '' })).toThrow('facebook.url');
    expect(() => whatsappShareUrl({ url: '' })).toThrow('whatsapp.url');
    expect(() => linkedinShareUrl({ url: '' })).toThrow('linkedin.url');
  });
  it('hashtags and related must be arrays', () => {
    const loose = (fields: object) => () => microblogShareUrl({ url, ...fields });
    expect(loose({ hashtags: 'a' })).toThrow('twitter.hashtags is not an array');
    expect(loose({ related: 'a' })).toThrow('twitter.related is not an array');
  });
});
