import type { EmblaCarouselType } from 'embla-carousel';

export type CarouselEffect = 'slide' | 'fade' | 'coverflow';

/** Angle and depth of the coverflow effect. */
const COVERFLOW = { rotateDeg: 50, depthPx: 100, scale: 1 } as const;

/** Limits the rotation: slides farther from the middle would show their backs. */
const MOST_TURNED = 1.5;

/** Distance of each slide from the current one, in px of scroll; negative before it. In a loop the shorter way counts. */
function distances(embla: EmblaCarouselType): number[] {
  const { limit, slideLooper, slideRegistry, options } = embla.internalEngine();
  const progress = embla.scrollProgress();
  const found: number[] = [];
  embla.scrollSnapList().forEach((snap, at) => {
    for (const slide of slideRegistry[at] ?? []) {
      let away = snap - progress;
      const loop = options.loop && slideLooper.loopPoints.find(({ index }) => index === slide);
      const turn = loop ? Math.sign(loop.target()) : 0;
      if (turn < 0) away = snap - (1 + progress);
      if (turn > 0) away = snap + (1 - progress);
      found[slide] = away * limit.length;
    }
  });
  return found;
}

/** Stacks the slides: cancels each slide's scroll offset and sets its opacity by distance. */
function fade(face: HTMLElement, px: number, away: number): void {
  const opacity = Math.max(0, 1 - Math.abs(away));
  face.style.transform = `translateX(${-px}px)`;
  face.style.opacity = String(opacity);
  face.style.visibility = opacity > 0.01 ? '' : 'hidden';
}

/** Rotates slides towards the middle; farther slides are farther back and darker. */
function coverflow(face: HTMLElement, _px: number, away: number): void {
  const turned = Math.max(-MOST_TURNED, Math.min(MOST_TURNED, away));
  const far = Math.abs(turned);
  const scale = 1 - (1 - COVERFLOW.scale) * far;
  face.style.transform = `translateZ(${-COVERFLOW.depthPx * far}px) rotateY(${-COVERFLOW.rotateDeg * turned}deg) scale(${scale})`;
  face.style.zIndex = String(10 - Math.round(far));
  face.style.setProperty('--_rt-carousel-shade', String(Math.min(1, far) * 0.5));
}

const EFFECTS = { fade, coverflow };

/**
 * Applies an effect while the carousel moves.
 *
 * @returns a function that removes the effect
 */
export function runEffect(embla: EmblaCarouselType, effect: keyof typeof EFFECTS): () => void {
  const draw = (): void => {
    const slides = embla.slideNodes();
    distances(embla).forEach((px, at) => {
      const face = slides[at]?.firstElementChild;
      if (face instanceof HTMLElement) EFFECTS[effect](face, px, px / (slides[at]?.offsetWidth || 1));
    });
  };
  draw();
  embla.on('scroll', draw).on('reInit', draw).on('slideFocus', draw);
  return () => {
    embla.off('scroll', draw).off('reInit', draw).off('slideFocus', draw);
    for (const slide of embla.slideNodes()) slide.firstElementChild?.removeAttribute('style');
  };
}
