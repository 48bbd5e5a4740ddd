import { createHash } from 'node:crypto';
import { errors, jwtVerify, SignJWT } from 'jose';
import { z } from 'zod';
import { DraftView } from './draft-page.ts';

/** The parameter of an address that shows a page before it is published. */
export const PREVIEW_PARAMETER = 'vista-previa';

const ALGORITHM = 'HS256';

/** The subject of a preview: the draft of an author, or a revision. */
export const Preview = DraftView.extend({
  author: z.string().max(320).optional(),
  revision: z.int().positive().optional(),
}).refine(({ author, revision }) => (author === undefined) !== (revision === undefined), {
  error: 'needs an author or a revision',
});

export type Preview = z.output<typeof Preview>;

/** Why a token shows nothing. */
export type PreviewFault = 'expired' | 'broken';

/** Signs and reads the tokens of previews. */
export interface PreviewTokens {
  sign(preview: Preview, brand: string, minutes: number): Promise<string>;
  read(token: string, brand: string): Promise<Preview | PreviewFault>;
}

/** @param secret shared by the servers of a site: the desk's token */
export function createPreviewTokens(secret: string, clock: () => Date): PreviewTokens {
  const key = createHash('sha256').update(`${PREVIEW_PARAMETER} ${secret}`).digest();
  return {
    sign: (preview, brand, minutes) =>
      new SignJWT({ ...preview })
        .setProtectedHeader({ alg: ALGORITHM })
        .setAudience(brand)
        .setExpirationTime(Math.floor(clock().getTime() / 1000) + minutes * 60)
        .sign(key),
    read: async (token, brand) => {
      try {
        const { payload } = await jwtVerify(token, key, {
          algorithms: [ALGORITHM],
          audience: brand,
          currentDate: clock(),
          requiredClaims: ['exp'],
        });
        return Preview.parse(payload);
      } catch (error) {
        return error instanceof errors.JWTExpired ? 'expired' : 'broken';
      }
    },
  };
}
