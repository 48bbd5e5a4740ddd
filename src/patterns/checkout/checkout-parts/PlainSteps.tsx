import type { ReactNode } from 'react';
import { Button } from '../../../components/Button/Button.tsx';
import { Heading } from '../../../components/Heading/Heading.tsx';
import { LinkButton } from '../../../components/LinkButton/LinkButton.tsx';
import { safeHref } from '../../../domain/url/safe.ts';
import { FORM_STEPS, type FormStep } from '../../../domain/sales/purchase.ts';
import { checkout as messages } from '../../../messages/checkout.ts';
import { addressLines } from '../../account/settings-parts/address-lines.ts';
import type { CheckoutPage, PlainPurchase } from './page.ts';
import { PlainAccount } from './PlainAccount.tsx';
import { PlainAddress } from './PlainAddress.tsx';
import { CHANGED_STEP, OPEN_STEP_ID, STEP_FIELD } from './plain-names.ts';

interface PlainProps {
  page: CheckoutPage;
  plain: PlainPurchase;
}

/** The first step that lacks something, or the one that the reader changes. */
function openStep({ entered, changes }: PlainPurchase): FormStep {
  if (!entered) return 'who';
  return entered.address && !changes ? 'payment' : 'address';
}

/** The card is written into the gateway's frame, which is a script. */
const Card = ({ page: { href } }: PlainProps) => (
  <>
    <p>{messages.plain.card}</p>
    <ol className="how">
      {messages.plain.how.map((text) => (
        <li key={text}>{text}</li>
      ))}
    </ol>
    <LinkButton href={href}>{messages.plain.reload}</LinkButton>
  </>
);

const VIEWS: Readonly<Partial<Record<FormStep, (props: PlainProps) => ReactNode>>> = {
  who: ({ page, plain }) => <PlainAccount page={page} answer={plain.answer} />,
  address: ({ page, plain }) => <PlainAddress page={page} plain={plain} />,
  payment: Card,
};

/** The account of the purchase, and the way to another one. */
const Account = ({ href, account }: { href: string; account: string }) => (
  <form className="again" method="post" action={safeHref(href)}>
    <p className="muted">{account}</p>
    <Button type="submit" size="small" variant="quiet" name={STEP_FIELD} value="forget">
      {messages.plain.again}
    </Button>
  </form>
);

const Address = ({ href, lines }: { href: string; lines: readonly string[] }) => (
  <>
    <p className="muted">{lines.join(', ')}</p>
    <LinkButton
      size="small"
      variant="quiet"
      href={`${href}&${STEP_FIELD}=${CHANGED_STEP}#${OPEN_STEP_ID}`}
      aria-label={`${messages.change}: ${messages.address}`}
    >
      {messages.change}
    </LinkButton>
  </>
);

/** The steps of a purchase for a browser without JavaScript: up to the card they are forms of the site. @see C4 */
export function PlainSteps({ page, plain }: PlainProps) {
  const open = openStep(plain);
  const { entered } = plain;
  const lines = addressLines(entered?.address);
  const Open = VIEWS[open];
  return (
    <ol className="steps" aria-label={messages.steps}>
      {FORM_STEPS.map((name, at) => (
        <li key={name} {...(name === open && { 'data-open': true, id: OPEN_STEP_ID })}>
          <div className="head">
            <Heading level={2} size="s" tone="inherit" aria-current={name === open ? 'step' : undefined}>
              <span className="number">{at + 1}.</span> {messages[name]}
            </Heading>
          </div>
          {name === open && Open && <Open page={page} plain={plain} />}
          {name === 'who' && entered && <Account href={page.href} account={entered.account} />}
          {name === 'address' && open !== name && lines.length > 0 && (
            <Address href={page.href} lines={lines} />
          )}
        </li>
      ))}
    </ol>
  );
}
