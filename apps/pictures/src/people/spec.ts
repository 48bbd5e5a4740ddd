/** The features of a drawn person. Lengths are in head units: the head is 200 tall, its middle is 0. */
export type HairStyle =
  | 'long'
  | 'wavy'
  | 'bob'
  | 'afro'
  | 'bun'
  | 'sleek'
  | 'pixie'
  | 'braid'
  | 'short'
  | 'crop'
  | 'quiff'
  | 'curls'
  | 'bald'
  | 'receding'
  | 'slick';

export type Clothing =
  'suit' | 'shirt' | 'turtleneck' | 'blouse' | 'tee' | 'dress' | 'ruana' | 'blazer' | 'coat' | 'leather';

export interface Person {
  woman: boolean;
  skin: string;
  hair: string;
  hairStyle: HairStyle;
  /** 0 young, 1 middle, 2 old. */
  age: 0 | 1 | 2;
  /** Half widths of cheek, jaw and chin, and the chin's drop. */
  face: readonly [number, number, number, number];
  /** -1 looks to the left of the picture, 1 to the right. */
  turn: number;
  tilt: number;
  /** The side that the light comes from. */
  from: 1 | -1;
  clothes: readonly [Clothing, string, string];
  backdrop: readonly ['arch' | 'disc' | 'strokes' | 'split' | 'window' | 'leaves', string, string, string];
  lips?: string;
  smile?: number;
  glasses?: 'round' | 'square' | 'dark';
  beard?: 'full' | 'short' | 'moustache' | 'goatee';
  earrings?: string;
  hat?: readonly ['sombrero' | 'fedora' | 'wide' | 'captain' | 'beanie', string];
  /** The attribute of the person's profession: around the neck or in the hands. */
  prop?: 'tape' | 'gloves' | 'sticks' | 'stethoscope';
  eyesClosed?: boolean;
}

/** A person with a portrait. */
export interface Sitter extends Person {
  alt: string;
  /** Drawn down to the waist, in a larger picture, for openings. */
  half?: true;
}

/** People by the id of their portrait. */
export type Cast = Readonly<Record<`retrato-${string}`, Sitter>>;
