import type { Point } from './shape.ts';

/** Build and clothes of a figure. */
export interface FigureStyle {
  skin: string;
  hair: string;
  top: string;
  bottom: string;
  shoes?: string;
  hairStyle?: 'short' | 'long' | 'bun' | 'bald' | 'curly';
  sleeves?: 'long' | 'short' | 'none';
  /** Replaces trousers: length in legs, 0..1, and flare. */
  skirt?: { length: number; flare: number; sway?: number; colour?: string };
  shorts?: boolean;
  hat?: { colour: string; kind: 'sombrero' | 'cap' | 'helmet' };
  jacket?: string;
  woman?: boolean;
  /** Targets of hands (wrists) and feet (ankles), which replace the pose's angles. */
  reach?: { handNear?: Point; handFar?: Point; footNear?: Point; footFar?: Point };
}
