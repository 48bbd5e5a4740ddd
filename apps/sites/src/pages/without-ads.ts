/** Articles without ads, by address: what happened in them leaves no room for one. Editors add to the list. @see N4 */
export const WITHOUT_ADS: readonly string[] = [
  '/el-corazon-de-la-salud/articulo/el-corazon-de-la-salud-cirugia-bebe/',
  '/nacion/articulo/buenaventura-tregua-bandas-ano/',
  '/judicial/articulo/incendio-bodega-reciclaje-san-nicolas/',
  '/bienestar/articulo/cuidar-a-la-madre-manual-hijas/',
];
