/** What the carousel says, in the reader's language. */
export interface CarouselWords {
  /** The role of the whole and of one slide, for screen readers. */
  readonly carousel: string;
  readonly slide: string;
  readonly previous: string;
  readonly next: string;
  readonly play: string;
  readonly pause: string;
  readonly choose: string;
  /** Said of one slide and after each move: 'Diapositiva 2 de 5'. */
  readonly position: (at: number, of: number) => string;
  /** The name of the button that leads to one place. */
  readonly goTo: (at: number) => string;
}

export const CAROUSEL_WORDS: CarouselWords = {
  carousel: 'carrusel',
  slide: 'diapositiva',
  previous: 'Anterior',
  next: 'Siguiente',
  play: 'Reanudar el movimiento',
  pause: 'Pausar el movimiento',
  choose: 'Elegir diapositiva',
  position: (at, of) => `Diapositiva ${at} de ${of}`,
  goTo: (at) => `Ir a la diapositiva ${at}`,
};
