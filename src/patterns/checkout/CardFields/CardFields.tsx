'use client';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { Banner } from '../../../components/Banner/Banner.tsx';
import { Button } from '../../../components/Button/Button.tsx';
import { Skeleton } from '../../../components/Skeleton/Skeleton.tsx';
import { VisuallyHidden } from '../../../components/VisuallyHidden/VisuallyHidden.tsx';
import type { CardBox, CardsPort } from '../../../providers/ports/cards.ts';
import { styleable } from '../../../styling/styleable.ts';
import type { RootProps } from '../../../styling/root.ts';
import { cardFields as messages } from '../../../messages/checkout.ts';
import { CardFieldsRoot } from './CardFields.styles.ts';

export interface CardFieldsProps extends RootProps<'div', { onSubmit: unknown }> {
  port: CardsPort;
  /** The fields, for `tokenise()` when the reader goes on; null until they are there. */
  box: RefObject<CardBox | null>;
  /** The problem of the card: declined, not valid. It is announced. */
  error?: string | undefined;
  /** The reader pressed Enter in a field. */
  onSubmit?: (() => void) | undefined;
}

/** Card fields of the payment gateway, in its own frame. @see C4, C5 */
export const CardFields = styleable<CardFieldsProps>(
  CardFieldsRoot,
  function CardFields({ port, box, error, onSubmit, ...rest }) {
    const place = useRef<HTMLDivElement>(null);
    const submit = useRef(onSubmit);
    const [state, setState] = useState<'loading' | 'ready' | 'failed'>('loading');
    const [turn, setTurn] = useState(0);
    useEffect(() => {
      submit.current = onSubmit;
    }, [onSubmit]);
    useEffect(() => {
      let gone = false;
      // One element for each time: a frame that is late does not join the next one.
      const element = place.current?.appendChild(document.createElement('div'));
      if (!element) return;
      setState('loading');
      port.render(element, { title: messages.title, onSubmit: () => submit.current?.() }).then(
        (made) => {
          if (gone) return made.remove();
          box.current = made;
          setState('ready');
        },
        () => !gone && setState('failed'),
      );
      return () => {
        gone = true;
        box.current?.remove();
        box.current = null;
        element.remove();
      };
    }, [port, box, turn]);
    useEffect(() => {
      // The button that loaded them is gone. A reader who went elsewhere while they load stays there.
      if (state === 'ready' && turn > 0 && document.activeElement === document.body) box.current?.focus();
    }, [state, turn, box]);
    return (
      <CardFieldsRoot data-state={state} {...rest}>
        {error && <Banner tone="error">{error}</Banner>}
        {state === 'loading' && (
          <div className="waiting">
            <VisuallyHidden role="status">{messages.loading}</VisuallyHidden>
            <Skeleton lines={5} />
          </div>
        )}
        {state === 'failed' && (
          <Banner
            tone="error"
            title={messages.unavailable}
            action={
              <Button size="small" variant="secondary" onClick={() => setTurn(turn + 1)}>
                {messages.retry}
              </Button>
            }
          >
            {messages.unavailableText}
          </Banner>
        )}
        <div ref={place} className="frame" role="group" aria-label={messages.title} />
        <p className="safe">{messages.safe}</p>
      </CardFieldsRoot>
    );
  },
);
