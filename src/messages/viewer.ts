/** Words that `GalleryViewer` has in addition to those of `BodyGallery`. */
export const viewer = {
  thumbnails: 'Todas las imágenes',
  goTo: (at: number): string => `Ir a la imagen ${at}`,
  /** Name of a picture. */
  position: (at: number, of: number): string => `Imagen ${at} de ${of}`,
  zoomIn: 'Acercar',
  zoomOut: 'Alejar',
  /** Name of the button that shows the scale. */
  zoomReset: (percent: number): string => `${percent} %. Ver la imagen completa`,
};
