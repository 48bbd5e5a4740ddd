import { Hono, type Context } from 'hono';
import { randomUUID } from 'node:crypto';
import type { AppContext } from '../context.ts';
import { challengeUrl } from '../gateway/gateway.ts';
import type { ReaderEnv } from '../security/authenticate.ts';
import { idOf } from './ids.ts';
import { methodNotFound, methodOf, updateMethod, type UpdateOutcome } from './payment-method.ts';
import { cardOption } from './payment-options.ts';
import { readProof, refusal, type PaymentStep } from './proof.ts';
import { publicOrigin } from '../http/public-origin.ts';
import { shopOf } from './shop.ts';
import type { PaymentMethod } from './subscriptions.ts';

/** Replaces a card on file: start, finish, finish after 3-D Secure. @see C5 */
export function paymentMethodRoutes(context: AppContext): Hono<ReaderEnv> {
  const { db } = context;
  const app = new Hono<ReaderEnv>();

  app.put('/:id/provider/:provider', async (c) => {
    const method = await methodOf(db, c.get('reader').uuid, idOf(c.req.param('id'), methodNotFound));
    cardOption(c.req.param('provider'));
    return c.json({
      parameter1: `upd_${method.id}_${randomUUID()}`,
      parameter2: `${publicOrigin(context, c.req.url)}/gateway/v1`,
    });
  });

  app.put('/:id/provider/:provider/finalize', (c) => finalise(c, 'first'));
  app.put('/:id/provider/:provider/finalize3ds', (c) => finalise(c, 'after challenge'));

  async function finalise(c: Context<ReaderEnv>, step: PaymentStep) {
    const option = cardOption(c.req.param('provider') ?? '');
    const outcome = await updateMethod(shopOf(c, context), {
      uuid: c.get('reader').uuid,
      methodId: idOf(c.req.param('id') ?? '', methodNotFound),
      option,
      proof: await readProof(c, context, { step, option }),
    });
    return answer(c, outcome);
  }

  function answer(c: Context<ReaderEnv>, outcome: UpdateOutcome) {
    switch (outcome.kind) {
      case 'updated':
        return c.json({ redirectURL: null, ...cardReply(outcome.method) });
      case 'challenge':
        return c.json({ redirectURL: challengeUrl(publicOrigin(context, c.req.url), outcome.authorisation) });
      default:
        throw refusal(outcome);
    }
  }

  return app;
}

const cardReply = ({ id, methodType, cardHolder, lastFour, expiration }: PaymentMethod) => ({
  paymentMethodID: id,
  paymentProviderID: methodType,
  cardholderName: cardHolder,
  creditCardFirstSix: null,
  creditCardLastFour: lastFour,
  expiration,
});
