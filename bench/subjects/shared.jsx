import useEmbla from 'embla-carousel-react';

/** The behaviour of a carousel with arrows, with Embla. */
export function useCarousel() {
  const [viewport, embla] = useEmbla({ align: 'start' });
  return { viewport, back: () => embla?.scrollPrev(), on: () => embla?.scrollNext() };
}

/** For kits without a carousel: Embla with the kit's button. */
export function EmblaCarousel({ label, Arrow, children }) {
  const { viewport, back, on } = useCarousel();
  return (
    <section aria-roledescription="carrusel" aria-label={label}>
      <Arrow aria-label="Anterior" onClick={back}>
        ‹
      </Arrow>
      <Arrow aria-label="Siguiente" onClick={on}>
        ›
      </Arrow>
      <div ref={viewport} style={{ overflow: 'hidden' }}>
        <div style={{ display: 'flex' }}>{children}</div>
      </div>
    </section>
  );
}
