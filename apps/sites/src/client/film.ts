import { startFilm } from 'rotativa/blocks/body/BodyVideo';
import { START_PARAMETER } from 'rotativa/domain';

/** The film that is the page's subject begins where the address says. */
const isLead = (film: HTMLElement): boolean => film === document.querySelector('main rt-island[name=film]');

/** A film with a player of streams, which is loaded when the reader plays one. */
export default (film: HTMLElement): (() => void) | void =>
  startFilm(film, undefined, {
    stream: async () => (await import('./stream.ts')).playStream,
    from: isLead(film) ? Number(new URLSearchParams(location.search).get(START_PARAMETER)) || 0 : 0,
  });
