import type { ConsentPort } from 'rotativa/providers';
import { createRecommendationWidget } from 'rotativa/providers/browser';
import { RECOMMENDATIONS_META } from '../../contract/recommendations.ts';

/** The service is asked so long before the reader comes to the place. */
const AHEAD = '1500px';
const ID = 'recomendaciones';
const LABEL = 'Publicidad: recomendado de otros sitios';
const PLACE = { placement: 'Mid Article', mode: 'thumbnails-mid' };

let started = false;

/** An empty element for the stories of the service, with a label that says whose they are. */
function containerIn(box: Element): { layer: HTMLElement; container: HTMLElement } {
  const layer = Object.assign(document.createElement('div'), { className: 'widget' });
  const words = Object.assign(document.createElement('p'), { className: 'label', textContent: LABEL });
  const container = Object.assign(document.createElement('div'), { id: ID });
  layer.append(words, container);
  box.append(layer);
  return { layer, container };
}

/** Runs once when the reader is near the element. @returns stops waiting */
function whenNear(element: Element, run: () => void): () => void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      run();
    },
    { rootMargin: AHEAD },
  );
  observer.observe(element);
  return () => observer.disconnect();
}

/**
 * Shows the recommendations of another company in place of the site's own, once the reader has allowed advertising. Only
 * below the window, so that nothing moves: the site's own stay where the reader sees them, and if the service has none.
 * @see B20, N3, X8
 */
export function startRecommendations(page: Document, consent: ConsentPort): void {
  const meta = page.querySelector<HTMLMetaElement>(`meta[name=${RECOMMENDATIONS_META}]`);
  const box = page.querySelector<HTMLElement>('.rt-body-recommendations');
  if (started || !meta || !box || page.prerendering) return;
  started = true;
  const widget = createRecommendationWidget({
    page: window,
    scriptUrl: meta.content,
    consent,
    log: console.info,
  });
  const { layer, container } = containerIn(box);
  const stopWaiting = whenNear(box, () => {
    void widget.fill({ container, ...PLACE }).then((filled) => {
      const below = box.getBoundingClientRect().top > innerHeight;
      if (filled && below && layer.isConnected) box.dataset['widget'] = '';
      else layer.remove();
    });
  });
  const stop = consent.subscribe((given) => {
    if (given?.advertising) return;
    stop();
    stopWaiting();
    layer.remove();
    delete box.dataset['widget'];
    started = false;
  });
}
