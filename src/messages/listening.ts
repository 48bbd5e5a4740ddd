/** Words of the player that reads stories aloud. They address readers of both forms. */
export const listening = {
  label: 'Escuchar',
  now: 'Escuchar este artículo',
  nowEpisode: 'Escuchar este episodio',
  later: 'Escuchar después',
  added: 'Está en la cola para escuchar',
  bar: 'Artículo que se escucha',
  play: 'Escuchar',
  pause: 'Pausa',
  loading: 'Cargando…',
  /** Of a voice. */
  sentenceBack: 'Frase anterior',
  sentenceForward: 'Frase siguiente',
  /** Of a recording. */
  secondsBack: 'Retroceder 15 segundos',
  secondsForward: 'Adelantar 15 segundos',
  next: 'Escuchar el siguiente',
  speed: 'Velocidad',
  place: 'Lo escuchado',
  left: (minutes: number): string => (minutes === 1 ? 'Queda 1 minuto' : `Quedan ${minutes} minutos`),
  queue: (waiting: number): string => (waiting === 1 ? 'Cola: 1 artículo' : `Cola: ${waiting} artículos`),
  playThis: (title: string): string => `Escuchar ahora: ${title}`,
  remove: (title: string): string => `Quitar de la cola: ${title}`,
  close: 'Cerrar el reproductor',
  /** Spoken and shown where the free part of a story ends. */
  locked: 'Hasta aquí llega la parte libre. El resto es para suscriptores.',
  subscribe: 'Ver la suscripción',
  openStory: 'Abrir el artículo',
  noVoice:
    'Este navegador no tiene una voz en español. Se puede instalar en los ajustes de idioma o de accesibilidad del dispositivo.',
  unreachable: 'No pudimos traer el texto. Conviene revisar la conexión.',
  failed: 'La lectura se interrumpió. Con Escuchar sigue donde iba.',
};
