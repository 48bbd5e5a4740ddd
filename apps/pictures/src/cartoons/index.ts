import type { CartoonId } from '@rotativa/sandbox/seed/pictures';
import type { Scene } from '../scene.ts';
import { bote } from './bote.ts';
import { encuesta } from './encuesta.ts';
import { hueco } from './hueco.ts';
import { paramo } from './paramo.ts';
import { tramite } from './tramite.ts';
import { trancon } from './trancon.ts';

export const CARTOON_DRAWINGS: Record<CartoonId, Scene> = {
  'caricatura-tramite': tramite,
  'caricatura-hueco': hueco,
  'caricatura-bote': bote,
  'caricatura-trancon': trancon,
  'caricatura-encuesta': encuesta,
  'caricatura-paramo': paramo,
};
