'use client';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { ApiError, CLIENT_CODES } from '../../../domain/errors/api-error.ts';
import { CAPTCHA_MESSAGE } from '../../../domain/accounts/captcha.ts';
import type { CaptchaBox } from '../../../providers/ports/captcha.ts';
import { PAYMENT_CAPTCHA } from '../../../providers/calls.ts';
import { usePieceServices } from '../../../providers/react.ts';
import { Captcha } from '../../account/form-parts/Captcha.tsx';

/** The captcha of a payment, where the service asks for one. */
export interface PaymentCaptcha {
  /** Its place in the form; null if the service asks for none. */
  field: ReactNode;
  /** A token for one call. The captcha starts again. @throws ApiError 130001 before the captcha is solved */
  take: () => string | undefined;
}

/** @see C4, C5, A15 */
export function usePaymentCaptcha(): PaymentCaptcha {
  const { sales, captcha } = usePieceServices(PAYMENT_CAPTCHA);
  const box = useRef<CaptchaBox>(null);
  const [required, setRequired] = useState(false);
  useEffect(() => {
    if (!sales) return;
    const call = new AbortController();
    sales.config({ signal: call.signal }).then(
      ({ checkoutRecaptchaEnabled }) => setRequired(checkoutRecaptchaEnabled === true),
      // The service refuses a call that lacks a captcha, and its answer is shown.
      () => undefined,
    );
    return () => call.abort();
  }, [sales]);
  return {
    field: required && captcha ? <Captcha port={captcha} box={box} /> : null,
    take: () => {
      if (!required) return undefined;
      const token = box.current?.token();
      if (!token) throw new ApiError(CLIENT_CODES.captcha, CAPTCHA_MESSAGE);
      box.current?.reset();
      return token;
    },
  };
}
