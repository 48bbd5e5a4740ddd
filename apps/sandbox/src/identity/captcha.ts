import { z } from 'zod';
import type { AppContext } from '../context.ts';
import { HttpError } from '../http/errors.ts';
import type { CaptchaMethod } from '../identity-config.ts';
import { faults } from './faults.ts';

const VERIFY_URL = 'https://www.google.com/recaptcha/api/siteverify';
const TIMEOUT_MS = 5_000;
const Verdict = z.object({ success: z.boolean() });

/** The value of `recaptchaToken`. */
export const CaptchaToken = z.string().max(4_096).nullish();

/**
 * Rejects a call without a valid token if it requires a captcha.
 * @throws HttpError 400 130001; 503 if the captcha's provider does not respond
 */
export async function requireCaptcha(
  { config, log }: AppContext,
  method: CaptchaMethod,
  token: string | null | undefined,
): Promise<void> {
  if (!config.captchaMethods.includes(method)) return;
  if (!token) throw faults.captcha();
  if (config.captchaSecret === undefined) return;
  let verdict: z.infer<typeof Verdict>;
  try {
    const reply = await fetch(VERIFY_URL, {
      method: 'POST',
      body: new URLSearchParams({ secret: config.captchaSecret, response: token }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    verdict = Verdict.parse(await reply.json());
  } catch (error) {
    log.error({ err: error }, 'the captcha could not be checked');
    throw new HttpError(503, '503', 'The captcha could not be checked');
  }
  if (!verdict.success) throw faults.captcha();
}
