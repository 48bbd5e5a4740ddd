import * as z from 'zod/mini';
import { wasJson } from '../reply-checks.ts';

export { AnyReply } from '../reply-checks.ts';

/** Guards of the sales service's replies. A reply with another shape is not a success. */
const text = z.optional(z.string());
const amount = z.optional(z.number());

/** Lists have the status as a number. Some other replies have its name. */
const STATUS_NAMES: Readonly<Record<string, number>> = {
  active: 1,
  terminated: 2,
  canceled: 3,
  cancelled: 3,
  suspended: 4,
  gifted: 5,
};
const status = z.pipe(
  z.union([z.number(), z.string()]),
  z.transform((value, context) => {
    const code = typeof value === 'number' ? value : (STATUS_NAMES[value.toLowerCase()] ?? Number(value));
    if (Number.isInteger(code) && value !== '') return code;
    context.issues.push({ code: 'custom', message: 'no status', input: value });
    return z.NEVER;
  }),
);

const common = {
  subscriptionID: z.number(),
  // One entry without a product must not invalidate a subscriber's other entries.
  sku: z._default(z.string(), ''),
  productName: text,
  paymentMethod: z.optional(z.looseObject({ paymentPartner: text, lastFour: text, paymentMethodID: amount })),
};

const address = {
  line1: text,
  line2: text,
  locality: text,
  region: text,
  postal: text,
  type: text,
  taxId: text,
};

/** In lists the server sends `statusID`, which is exposed as `status`. */
export const ListReply = z.array(
  z.pipe(
    z.looseObject({ ...common, statusID: status }),
    z.transform(({ statusID, ...entry }) => ({ ...entry, status: statusID })),
  ),
);
export const DetailsReply = z.looseObject({
  ...common,
  status,
  priceCode: text,
  subscriptionType: amount,
  nextEventDateUTC: amount,
  currentPaymentMethod: z.optional(
    z.looseObject({
      creditCardType: text,
      lastFour: text,
      expiration: text,
      paymentPartner: text,
      paymentMethodID: amount,
    }),
  ),
  billingAddress: z.optional(z.looseObject({ ...address, country: text })),
  events: z.optional(z.array(z.looseObject({ eventType: text, eventDateUTC: amount }))),
  paymentHistory: z.optional(
    z.array(
      z.looseObject({
        currency: text,
        periodFrom: amount,
        periodTo: amount,
        total: amount,
        transactionDate: amount,
      }),
    ),
  ),
});
export const SubscriptionReply = z.looseObject({ subscriptionID: z.number() });
export const ShareReply = z.looseObject({ redeemCode: z.string() });
export const GiftReply = z.looseObject({ subscriptionID: z.number(), redeemCode: z.string() });
export const SharingReply = z.looseObject({
  numSharesAllowed: amount,
  sharedSubscriptions: z.array(z.looseObject({ subscriptionID: z.number(), email: text })),
});

const item = z.looseObject({
  sku: z.string(),
  quantity: z.number(),
  priceCode: text,
  name: text,
  price: amount,
  total: amount,
  gift: z.optional(z.boolean()),
});
export const CartReply = z.looseObject({
  items: z.array(item),
  currency: text,
  subtotal: amount,
  tax: amount,
  total: amount,
});
const order = {
  orderNumber: z.string(),
  status: text,
  subscriptionIDs: z.optional(z.array(z.number())),
  redirectURL: text,
  items: z.optional(z.array(item)),
  total: amount,
  currency: text,
};
export const OrderReply = z.looseObject(order);
export const OrderDetailsReply = z.looseObject({
  ...order,
  orderDate: amount,
  firstName: text,
  lastName: text,
  email: text,
  billingAddress: z.optional(z.looseObject({ ...address, country: text })),
  subtotal: amount,
  tax: amount,
  payments: z.optional(
    z.array(
      z.looseObject({
        amount,
        paymentMethod: z.optional(
          z.looseObject({ creditCardType: text, lastFour: text, paymentPartner: text }),
        ),
      }),
    ),
  ),
});
export const HistoryReply = z.looseObject({
  start: amount,
  pageSize: amount,
  maxResults: amount,
  orders: z.array(
    z.looseObject({
      orderNumber: z.string(),
      orderDate: z.optional(z.union([z.number(), z.string()])),
      orderType: text,
      orderStatus: text,
      totalAmount: amount,
      tax: amount,
      currency: text,
      products: z.optional(z.array(z.looseObject({ sku: z.string(), name: text, quantity: amount }))),
      paymentGateway: text,
      lastFour: text,
      nameOnPayment: text,
      creditCardBrand: text,
    }),
  ),
});
export const OptionsReply = z.array(
  z.looseObject({ paymentMethodType: z.number(), paymentMethodID: z.number() }),
);
export const PaymentStartReply = z.looseObject({
  orderNumber: z.string(),
  parameter1: text,
  parameter2: text,
});
export const UpdateStartReply = z
  .looseObject({ parameter1: text, parameter2: text })
  .check(z.refine(({ parameter1 }) => parameter1 !== undefined, 'parameter1 is missing'));
/** `redirectURL` is null (absent) when the update is complete. A reply that is not JSON is rejected. */
export const UpdateEndReply = z.looseObject({ redirectURL: text }).check(wasJson);
export const AddressReply = z.looseObject({ ...address, country: z.string() });
export const AddressesReply = z.array(z.looseObject({ ...address, country: text }));
export const ConfigReply = z
  .looseObject({
    checkoutRecaptchaEnabled: z.optional(z.boolean()),
    // Words only: entries of another kind must not invalidate the rest.
    cancelReasons: z.catch(z.optional(z.array(z.string())), undefined),
  })
  .check(wasJson);
export const SwgOwnerReply = z.looseObject({
  exists: z.boolean(),
  profileId: text,
  accessToken: text,
  refreshToken: text,
});
export const AmpListReply = z.looseObject({ ampReaderIds: z.array(z.string()) });
export const AmpReply = z.looseObject({
  loggedIn: z.boolean(),
  subscriber: z._default(z.boolean(), false),
});
export const EntitlementsReply = z.looseObject({ skus: z.array(z.looseObject({ sku: z.string() })) });
