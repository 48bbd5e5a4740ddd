/** Words that `AudioPlayer` has in addition to those of `VideoPlayer`. */
export const recording = {
  chapters: 'Capítulos',
  speed: 'Velocidad',
  /** A speed, as a share of the recording's. */
  times: (speed: number): string => `${String(speed).replace('.', ',')}×`,
};
