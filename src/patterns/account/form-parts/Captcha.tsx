'use client';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { errorMessage } from '../../../domain/errors/catalogue.ts';
import type { CaptchaBox, CaptchaPort } from '../../../providers/ports/captcha.ts';
import { accountForms as words } from '../../../words/forms.ts';

export interface CaptchaProps {
  port: CaptchaPort;
  /** The box, for `reset()` after a failure: a token is valid once. */
  box: RefObject<CaptchaBox | null>;
}

/** The captcha of a form. Its token is the field `recaptchaToken`. @see A15 */
export function Captcha({ port, box }: CaptchaProps) {
  const place = useRef<HTMLDivElement>(null);
  const [token, setToken] = useState<string>();
  const [failure, setFailure] = useState<string>();
  useEffect(() => {
    let gone = false;
    // The library renders once for an element.
    const element = place.current?.appendChild(document.createElement('div'));
    if (!element) return;
    port
      .render(element, (given) => !gone && setToken(given))
      .then(
        (rendered) => {
          if (!gone) box.current = rendered;
        },
        (error: unknown) => !gone && setFailure(errorMessage(error as object)),
      );
    return () => {
      gone = true;
      box.current = null;
      element.remove();
    };
  }, [port, box]);
  return (
    <div className="captcha">
      <div ref={place} role="group" aria-label={words.captcha} />
      {failure && <p role="alert">{failure}</p>}
      <input type="hidden" name="recaptchaToken" value={token ?? ''} />
    </div>
  );
}
