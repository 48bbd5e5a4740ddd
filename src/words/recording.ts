/** What `AudioPlayer` has more than `VideoPlayer`. */
export const recording = {
  chapters: 'Capítulos',
  speed: 'Velocidad',
  /** A speed, as a share of the recording's. */
  times: (speed: number): string => `${String(speed).replace('.', ',')}×`,
};
