'use client';
import { useState, type FormEvent } from 'react';
import { Banner } from '../../../components/Banner/Banner.tsx';
import { Dialog } from '../../../components/Dialog/Dialog.tsx';
import type { Consent, ConsentRecord } from '../../../domain/consent/consent.ts';
import { consentInForm } from '../../../domain/consent/form.ts';
import { styleable } from '../../../styling/styleable.ts';
import type { RootProps } from '../../../styling/root.ts';
import { consent as messages } from '../../../messages/consent.ts';
import { ConsentChoices } from '../ConsentChoices/ConsentChoices.tsx';
import { ConsentDialogRoot } from './ConsentDialog.styles.ts';

export interface ConsentDialogProps extends RootProps<'div'> {
  /** The decision until now; undefined for a reader who has not decided. */
  decided?: ConsentRecord | undefined;
  /** Keeps a decision, as `ConsentPort.decide` does. It rejects if the decision could not be kept. */
  onDecide: (given: Consent) => Promise<void>;
  /** The page of the preferences. */
  page: string;
  open: boolean;
  /** The reader has decided or closed the dialog. */
  onClose: () => void;
}

/** The values of a form, with those of the button that sent it. */
const sent = ({ currentTarget, nativeEvent }: FormEvent<HTMLFormElement>): URLSearchParams =>
  new URLSearchParams(
    [...new FormData(currentTarget, (nativeEvent as SubmitEvent).submitter)].map(([name, value]) => [
      name,
      String(value),
    ]),
  );

/** The reader's privacy preferences over the page. It closes when the decision is kept. @see X8 */
export const ConsentDialog = styleable<ConsentDialogProps>(
  ConsentDialogRoot,
  function ConsentDialog({ decided, onDecide, page, open, onClose, ...rest }) {
    const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle');

    async function decide(form: URLSearchParams): Promise<void> {
      const given = consentInForm(form);
      if (!given || state === 'busy') return;
      setState('busy');
      try {
        await onDecide(given);
        setState('idle');
        onClose();
      } catch {
        setState('failed');
      }
    }

    return (
      <Dialog
        title={messages.preferences}
        open={open}
        onOpenChange={(now) => {
          if (now) return;
          // The reader has seen it.
          if (state === 'failed') setState('idle');
          onClose();
        }}
      >
        <ConsentDialogRoot {...rest}>
          {state === 'failed' && <Banner tone="error">{messages.failed}</Banner>}
          <ConsentChoices
            page={page}
            decided={decided}
            busy={state === 'busy'}
            onSubmit={(event) => {
              event.preventDefault();
              void decide(sent(event));
            }}
          />
        </ConsentDialogRoot>
      </Dialog>
    );
  },
);
