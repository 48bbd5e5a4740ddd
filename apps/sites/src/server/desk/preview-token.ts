import { createHash } from 'node:crypto';
import { errors, jwtVerify, SignJWT } from 'jose';
import { z } from 'zod';
import { DraftView } from './draft-view.ts';

/** The parameter of an address that shows a page before it is published. */
export const PREVIEW_PARAMETER = 'vista-previa';

const ALGORITHM = 'HS256';

/** The draft of an author, or a revision. */
const PagePreview = DraftView.extend({
  author: z.string().max(320).optional(),
  revision: z.int().positive().optional(),
}).refine(({ author, revision }) => (author === undefined) !== (revision === undefined), {
  error: 'needs an author or a revision',
});

/** A story that readers do not get yet, by its id. Its reader gets the whole text. */
const StoryPreview = DraftView.pick({ path: true, mode: true }).extend({
  story: z.string().min(1).max(200),
  reader: DraftView.shape.reader.default('subscribed'),
});

export type PagePreview = z.output<typeof PagePreview>;
export type StoryPreview = z.output<typeof StoryPreview>;
export type Preview = PagePreview | StoryPreview;

/** Reads the subject of a preview. */
export const parsePreview = (given: unknown): z.ZodSafeParseResult<Preview> =>
  Object.hasOwn(Object(given) as object, 'story')
    ? StoryPreview.safeParse(given)
    : PagePreview.safeParse(given);

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
        return parsePreview(payload).data ?? 'broken';
      } catch (error) {
        return error instanceof errors.JWTExpired ? 'expired' : 'broken';
      }
    },
  };
}
