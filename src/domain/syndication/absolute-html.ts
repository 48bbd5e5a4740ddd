import sanitizeHtml from 'sanitize-html';
import { absolute } from '../structured-data/site.ts';

/** Attributes with the address of one file or page. */
const ADDRESSES = ['href', 'src', 'poster', 'cite'];

/** Sanitised HTML with absolute addresses: a reader's program does not know the site of a relative one. */
export const absoluteHtml = (html: string, origin: string): string =>
  sanitizeHtml(html, {
    // The policy has removed what is dangerous. Only the addresses change here.
    allowedTags: false,
    allowVulnerableTags: true,
    allowedAttributes: false,
    transformTags: {
      '*': (tagName, attribs) => ({
        tagName,
        attribs: Object.fromEntries(
          Object.entries(attribs).map(([name, value]) => [
            name,
            ADDRESSES.includes(name) ? absolute(value, origin) : value,
          ]),
        ),
      }),
    },
  });
