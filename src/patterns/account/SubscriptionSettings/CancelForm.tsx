'use client';
import { useEffect, useId, useRef, useState, type FormEvent } from 'react';
import { AlertDialog } from '../../../components/AlertDialog/AlertDialog.tsx';
import { Button } from '../../../components/Button/Button.tsx';
import { Cluster } from '../../../components/Cluster/Cluster.tsx';
import { Radio } from '../../../components/Radio/Radio.tsx';
import { RadioGroup } from '../../../components/Radio/RadioGroup.tsx';
import { errorMessage } from '../../../domain/errors/catalogue.ts';
import { subscriptionRenewal as messages } from '../../../messages/account-settings.ts';
import type { CancelReason } from './actions.ts';

export interface CancelFormProps {
  reasons: readonly CancelReason[];
  /** The benefits that end, and when. */
  lost: string;
  busy: boolean;
  onCancel: (reason: CancelReason) => void;
  onClose: () => void;
}

/** Asks why, says what is lost, and asks again. The reader opened it: its first field takes the focus. */
export function CancelForm({ reasons, lost, busy, onCancel, onClose }: CancelFormProps) {
  const name = useId();
  const group = useRef<HTMLFieldSetElement>(null);
  const [reason, setReason] = useState<CancelReason>();
  const [missing, setMissing] = useState(false);
  const [requested, setRequested] = useState(false);
  const focusFirst = (): void => group.current?.querySelector('input')?.focus();
  useEffect(focusFirst, []);

  const next = (event: FormEvent): void => {
    event.preventDefault();
    if (busy) return;
    setMissing(!reason);
    if (reason) setRequested(true);
    else focusFirst();
  };
  return (
    <form noValidate onSubmit={next} className="reasons">
      <RadioGroup
        ref={group}
        label={messages.reason}
        hint={messages.reasonHint}
        error={missing ? errorMessage({ code: 'requiredField' }) : undefined}
      >
        {reasons.map((one) => (
          <Radio
            key={one.text}
            name={name}
            value={one.text}
            label={one.text}
            checked={one === reason}
            onChange={() => {
              setReason(one);
              setMissing(false);
            }}
          />
        ))}
      </RadioGroup>
      <Cluster gap="small">
        <Button type="submit" variant="secondary" busy={busy}>
          {messages.next}
        </Button>
        <Button variant="quiet" disabled={busy} onClick={onClose}>
          {messages.back}
        </Button>
      </Cluster>
      <AlertDialog
        open={requested}
        onOpenChange={setRequested}
        title={messages.confirmTitle}
        description={lost}
        cancelLabel={messages.keep}
        actionLabel={messages.ask}
        onAction={() => reason && onCancel(reason)}
      />
    </form>
  );
}
