'use client';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { Button } from '../../../components/Button/Button.tsx';
import type { CaptchaBox, CaptchaPort } from '../../../providers/ports/captcha.ts';
import { accountForms as messages } from '../../../messages/forms.ts';

/** The box of a form, or that it could not be loaded: its `reset` loads it again. */
interface HeldBox extends CaptchaBox {
  readonly failed?: boolean;
}

/** The captcha of a form: its box, and what the form does with it. */
export function useCaptcha() {
  const box = useRef<HeldBox>(null);
  // A token is valid once.
  const reset = (): void => box.current?.reset();
  return {
    box,
    reset,
    /** The form cannot be sent without the box, whose message is there: sending it loads the box again. */
    isBlocked: (): boolean => {
      if (!box.current?.failed) return false;
      reset();
      return true;
    },
  };
}

export interface CaptchaProps {
  port: CaptchaPort;
  /** The box, for `reset()` after a failure: a token is valid once. */
  box: RefObject<HeldBox | null>;
}

/** The captcha of a form. Its token is the field `recaptchaToken`. One that cannot be loaded can be tried again. @see A15 */
export function Captcha({ port, box }: CaptchaProps) {
  const place = useRef<HTMLDivElement>(null);
  const failure = useRef<HTMLParagraphElement>(null);
  const [token, setToken] = useState<string>();
  const [tries, setTries] = useState(0);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    let gone = false;
    // The library renders once for an element.
    const element = place.current?.appendChild(document.createElement('div'));
    if (!element) return;
    port
      .render(element, (given) => !gone && setToken(given))
      .then(
        (rendered) => {
          if (gone) return;
          box.current = rendered;
          // The button that loaded it disappears.
          if (failure.current?.contains(document.activeElement)) place.current?.focus();
          setFailed(false);
        },
        () => {
          if (gone) return;
          box.current = { failed: true, token: () => undefined, reset: () => setTries((n) => n + 1) };
          setFailed(true);
        },
      );
    return () => {
      gone = true;
      box.current = null;
      element.remove();
    };
  }, [port, box, tries]);
  return (
    <div className="captcha">
      <div ref={place} role="group" aria-label={messages.captcha} tabIndex={-1} />
      {failed && (
        <p ref={failure} role="alert">
          {messages.captchaFailed}{' '}
          <Button size="small" variant="quiet" onClick={() => box.current?.reset()}>
            {messages.captchaAgain}
          </Button>
        </p>
      )}
      <input type="hidden" name="recaptchaToken" value={token ?? ''} />
    </div>
  );
}
