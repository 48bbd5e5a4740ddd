import type { Art } from './art.ts';
import { figure } from './figure.ts';
import type { Pose } from './pose.ts';
import type { Point } from './shape.ts';

/** Position and pose of a firefighter of height `h`, and the points at which he holds a hose. */
interface Firefighter {
  at: Point;
  h: number;
  pose: Pose;
  facing: 1 | -1;
  hose?: { handNear: Point; handFar: Point };
}

/** Firefighters in yellow with red helmets, lit by the fire in front of them. */
export const firefighters = (a: Art, crew: readonly Firefighter[], rim: string): string =>
  crew
    .map(
      ({ at: [x, y], h, pose, facing, hose }) =>
        figure(
          a,
          x,
          y,
          h,
          pose,
          {
            skin: '#6a3a28',
            hair: '#120a10',
            top: '#d9a82f',
            bottom: '#3a2c24',
            jacket: '#c9982a',
            hat: { colour: '#d9302a', kind: 'helmet' },
            ...(hose && { reach: hose }),
          },
          facing,
          { rim, shade: '#1a0820', from: facing },
        ).svg,
    )
    .join('');
