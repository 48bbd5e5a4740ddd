import { useEffect, useRef, useState, type ComponentType } from 'react';
import { Banner } from '../../../components/Banner/Banner.tsx';
import { Button } from '../../../components/Button/Button.tsx';
import { Link } from '../../../components/Link/Link.tsx';
import { Skeleton } from '../../../components/Skeleton/Skeleton.tsx';
import type { ApiError } from '../../../domain/errors/api-error.ts';
import { errorMessage } from '../../../domain/errors/catalogue.ts';
import type { FormStep } from '../../../domain/sales/purchase.ts';
import { colombianPlaces, type Places } from '../../../forms/places.ts';
import type { CardBox } from '../../../providers/ports/cards.ts';
import type { PurchaseStore, PurchaseView } from '../../../flows/purchase/purchase-view.ts';
import { CHECKOUT } from '../../../providers/calls.ts';
import { usePieceServices, useSession } from '../../../providers/react.ts';
import { cardFields, checkout as messages } from '../../../messages/checkout.ts';
import { AddressForm } from '../../account/AddressBook/AddressForm.tsx';
import { AuthForm } from '../../account/AuthForm/AuthForm.tsx';
import { addressLines } from '../../account/settings-parts/address-lines.ts';
import { priceIn } from '../../../domain/sales/price-words.ts';
import { money } from '../../../domain/sales/money.ts';
import type { AuthFormName } from '../../../domain/accounts/auth-form.ts';
import { CardFields } from '../CardFields/CardFields.tsx';
import type { CheckoutPage } from './page.ts';
import { usePaymentCaptcha } from './use-payment-captcha.tsx';

export interface StepViewProps {
  page: CheckoutPage;
  view: PurchaseView;
  store: PurchaseStore;
}

/** The account: the reader signs in, or opens one, in place. */
function Who({ page: { auth, href }, view }: StepViewProps) {
  // A reader whose session ended has an account.
  const hasAccount = view.purchase.notice?.kind === 'signedOut';
  const [form, setForm] = useState<AuthFormName>(hasAccount ? 'signIn' : 'signUp');
  const stay = (): void => undefined;
  return (
    <>
      <p>{messages.whoText}</p>
      <AuthForm form={form} site={auth} redirect={href} onGo={setForm} onSignedIn={stay} />
    </>
  );
}

function AddressStep({ view, store }: StepViewProps) {
  const { user } = useSession();
  const [places, setPlaces] = useState<Places | 'failed'>();
  useEffect(() => {
    let gone = false;
    colombianPlaces().then(
      (found) => !gone && setPlaces(found),
      () => !gone && setPlaces('failed'),
    );
    return () => {
      gone = true;
    };
  }, []);
  if (places === 'failed') return <Banner tone="error">{messages.noPlaces}</Banner>;
  if (!places || !user) return <Skeleton lines={6} />;
  return (
    <AddressForm
      address={view.address ?? view.draft}
      places={places}
      title={messages.address}
      titleHidden
      submit={messages.saveAddress}
      withTaxId
      onType={store.setDraft}
      onSave={async (address) => store.setAddress(address)}
    />
  );
}

function CardPart({ store }: StepViewProps) {
  const { cards } = usePieceServices(CHECKOUT);
  const box = useRef<CardBox>(null);
  const [failure, setFailure] = useState<string>();
  const [busy, setBusy] = useState(false);
  if (!cards) return <Banner tone="error">{cardFields.unavailableText}</Banner>;
  const send = (): void => {
    const fields = box.current;
    if (busy || !fields) return;
    setBusy(true);
    setFailure(undefined);
    fields
      .tokenise()
      // A reader who chose a wallet or another step while the gateway answered does not pay with this card.
      .then(
        (card) => box.current === fields && store.setCard(card),
        (error: ApiError) => setFailure(errorMessage(error)),
      )
      .finally(() => setBusy(false));
  };
  return (
    <>
      <CardFields port={cards} box={box} error={failure} onSubmit={send} />
      <Button busy={busy} onClick={send}>
        {messages.continue}
      </Button>
    </>
  );
}

/** The wallets, which open after the review, and the card. */
function Payment(props: StepViewProps) {
  const { view, store } = props;
  return (
    <>
      {view.wallets.length > 0 && (
        <div className="wallets">
          <ul aria-label={messages.wallets}>
            {view.wallets.map((wallet) => (
              <li key={wallet.type}>
                <Button variant="secondary" onClick={() => store.setWallet(wallet)}>
                  {messages.useWallet(wallet.name)}
                </Button>
              </li>
            ))}
          </ul>
          <p className="or">
            <span>{messages.orCard}</span>
          </p>
        </div>
      )}
      <CardPart {...props} />
    </>
  );
}

function Review({ page, view, store }: StepViewProps) {
  const { cart, purchase, wallet } = view;
  const { currency, subtotal, tax } = cart ?? {};
  const captcha = usePaymentCaptcha();
  const [failure, setFailure] = useState<string>();
  const paying = purchase.step === 'paying';
  const pay = (): void => {
    setFailure(undefined);
    try {
      store.pay(captcha.take());
    } catch (error) {
      setFailure(errorMessage(error as ApiError));
    }
  };
  const total = money(purchase.total ?? 0, currency);
  const { note } = priceIn(page.product);
  const label = page.product.gift ? messages.payGift : messages.pay;
  const rows: readonly (readonly [string, string])[] = [
    ...(subtotal === undefined ? [] : [[messages.subtotal, money(subtotal, currency)] as const]),
    ...(tax === undefined ? [] : [[messages.tax, money(tax, currency)] as const]),
    [messages.total, total],
  ];
  return (
    <>
      <dl>
        {rows.map(([name, amount]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{amount}</dd>
          </div>
        ))}
      </dl>
      {note && <p>{note}</p>}
      <p className="muted">
        {messages.accept} <Link href={page.terms}>{messages.terms}</Link>.
      </p>
      {wallet && <p className="muted">{messages.walletNext}</p>}
      {captcha.field}
      {failure && <Banner tone="error">{failure}</Banner>}
      <Button busy={paying} onClick={pay}>
        {label(total, wallet?.name)}
      </Button>
      <p role="status">{paying && messages.paying}</p>
    </>
  );
}

/** The content of each open step. */
export const STEP_VIEWS: Readonly<Record<FormStep, ComponentType<StepViewProps>>> = {
  who: Who,
  address: AddressStep,
  payment: Payment,
  review: Review,
};

/** The summary of a completed step; undefined for the others. */
export function summaryOf(name: FormStep, { address, card }: PurchaseView): string | undefined {
  if (name === 'address') return address && addressLines(address).join(', ');
  return name === 'payment' && card ? messages.card(card.lastFour, card.brand) : undefined;
}
