import type { BrandKey } from 'rotativa/themes';

/** The path of each brand's set-piece. */
export const SET_PIECES: readonly (readonly [brand: BrandKey, path: string])[] = [
  ['weekly', '/especiales/articulo/especial-rio-magdalena-mil-quinientos-kilometros/'],
  ['daily', '/multimedia/rio-cauca-el-viaje/articulo/especial-rio-cauca-el-viaje-multimedia/'],
  ['women', '/cultura/articulo/directora-orquesta-silvana-restrepo/'],
  ['men', '/relatos/articulo/trece-horas-camion-la-linea/'],
  ['forums', '/foros-semanario/noticias/articulo/seguimiento-acuerdos-foros-tablero/'],
  ['rural', '/semanariorural/agricultura/articulo/almanaque-doce-lunas-siembra-cosecha/'],
];

const PATHS = new Map(SET_PIECES);

/** The path of a brand's set-piece. */
export const pieceOf = (brand: BrandKey): string => PATHS.get(brand)!;
