import { ApiError, CLIENT_CODES } from '../../domain/errors/api-error.ts';
import type { CardsPort } from '../ports/cards.ts';
import { CARD_DIGITS, cardToken, type CardBehaviour } from './backend/orders.ts';
import { outcome, type MemoryOutcome } from './outcome.ts';

const CARDS: readonly (readonly [behaviour: CardBehaviour | '', label: string])[] = [
  ['', 'Ninguna'],
  ['approve', 'Aprobada, terminada en 1111'],
  ['decline', 'Rechazada, terminada en 0002'],
  ['challenge', 'Con confirmación del banco, terminada en 3220'],
];
const LIST_STYLE =
  'inline-size: 100%; min-block-size: 48px; padding: var(--rt-space-2) var(--rt-space-4); border: 1px solid var(--rt-color-text-muted); border-radius: var(--rt-radius-control); background: var(--rt-color-surface-page); color: inherit; font: inherit';

/** How the test fields behave. */
export interface MemoryCardsOptions extends MemoryOutcome {
  /** The card that is chosen at first. */
  chosen?: CardBehaviour | undefined;
  /** The fields never load. */
  never?: boolean | undefined;
}

/** A list of test cards in place of a gateway's frame. No card can be typed. */
export const createMemoryCards = ({ chosen, never, ...play }: MemoryCardsOptions = {}): CardsPort => ({
  render: async (element, { title, onSubmit }) => {
    await outcome(play);
    if (never) await new Promise(() => undefined);
    const select = element.ownerDocument.createElement('select');
    select.setAttribute('aria-label', title);
    select.style.cssText = LIST_STYLE;
    for (const [value, label] of CARDS) select.add(new Option(label, value, false, value === chosen));
    select.addEventListener('keydown', ({ key }) => {
      if (key === 'Enter') onSubmit?.();
    });
    element.append(select);
    return {
      tokenise: async () => {
        const card = select.value as CardBehaviour | '';
        select.toggleAttribute('aria-invalid', false);
        if (card) return { token: cardToken(card), brand: 'Visa', lastFour: CARD_DIGITS[card] };
        select.setAttribute('aria-invalid', 'true');
        select.focus();
        throw new ApiError(CLIENT_CODES.cardInvalid, 'No card is chosen.');
      },
      clear: () => {
        select.value = '';
      },
      focus: () => select.focus(),
      remove: () => select.remove(),
    };
  },
});
