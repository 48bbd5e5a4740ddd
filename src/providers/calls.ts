import type { PageServices, ReaderServices } from './react.ts';

/** The services that the package makes from ports, and the list of companies. A page gives them whole. */
export type WholeService = 'session' | 'renewal' | 'amp' | 'companies';
/** The services that a page may give with only the methods that its pieces call. */
export type PartialService = Exclude<keyof ReaderServices, WholeService>;

type MethodOf<Service> = Extract<keyof Service, string>;
/** A method, and with a question mark one that is called only where the adapter has it. */
type MethodCall<Service> = MethodOf<Service> | `${MethodOf<Service>}?`;
type Calls = { readonly [Name in PartialService]?: readonly MethodCall<ReaderServices[Name]>[] };

/** The methods that a piece calls. */
export interface PieceCalls {
  /** The piece, for error messages. */
  readonly piece: string;
  /** Services without which the piece does nothing in a browser. */
  readonly needs?: Calls | undefined;
  /** Services with which it does more. */
  readonly uses?: Calls | undefined;
}

// Each is a constant, so that the code of a page has only those of its pieces.

/** The form itself. Other companies are `COMPANY_SIGN_IN`. */
export const AUTH_FORM = {
  piece: 'AuthForm',
  needs: {
    identity: ['config', 'login', 'signUp', 'requestPasswordReset', 'requestMagicLink', 'clearSession?'],
  },
  uses: { storage: ['get', 'set', 'persistenceOf'], captcha: ['render'], analytics: ['track'] },
} as const satisfies PieceCalls;

export const COMPANY_SIGN_IN = {
  piece: 'AuthForm with companies',
  needs: { identity: ['socialLogin', 'appleAuthUrl', 'oidcInitiate', 'clearSession?'] },
  uses: { social: ['googleButton', 'facebook'], storage: ['get', 'set', 'persistenceOf'] },
} as const satisfies PieceCalls;

export const SIGN_IN_RETURN = {
  piece: 'SignInReturn',
  needs: { identity: ['identity', 'socialLogin', 'oidcSignIn', 'clearSession?'] },
  uses: { storage: ['get', 'set', 'remove', 'persistenceOf'] },
} as const satisfies PieceCalls;

export const HEADERS = {
  piece: 'The header',
  uses: { identity: ['logout'] },
} as const satisfies PieceCalls;

/** A reader's page: an account, a receipt, the link of an e-mail. */
export const ACCOUNT_AREA = {
  piece: 'AccountArea',
  uses: { identity: ['identity'] },
} as const satisfies PieceCalls;

export const PROFILE_CARD = {
  piece: 'ProfileCard',
  needs: { identity: ['uploadAvatar', 'removeAvatar'] },
  uses: { sales: ['allSubscriptions', 'onSubscriptionsChange?'] },
} as const satisfies PieceCalls;

export const PROFILE_FORM = {
  piece: 'ProfileForm',
  needs: { identity: ['updateProfile'] },
  uses: { clock: ['now'], accountNotice: ['profileChanged'] },
} as const satisfies PieceCalls;

export const ACCESS_DATA = {
  piece: 'AccessData',
  needs: { identity: ['config', 'updateProfile', 'updatePassword', 'unlinkOidc', 'unlinkIdentity'] },
  uses: { storage: ['get', 'set', 'remove'] },
} as const satisfies PieceCalls;

export const ADDRESS_BOOK = {
  piece: 'AddressBook',
  needs: { identity: ['updateProfile'], sales: ['allSubscriptions', 'subscription', 'updateAddress'] },
} as const satisfies PieceCalls;

export const NEWSLETTER_SETTINGS = {
  piece: 'NewsletterSettings',
  needs: { newsletters: ['list', 'set'] },
} as const satisfies PieceCalls;

export const PRIVACY_SETTINGS = {
  piece: 'PrivacySettings',
  needs: { identity: ['privacyReports', 'privacyReport', 'requestDeletion'] },
} as const satisfies PieceCalls;

/** The list of what a reader loses with the account, in `PrivacySettings` and on the page of the deletion's e-mail. */
export const LOSSES = {
  piece: 'The list of what a deletion ends',
  uses: { sales: ['activeSubscriptions', 'subscription', 'sharing', 'onSubscriptionsChange?'] },
} as const satisfies PieceCalls;

export const STORED_RECORDS = {
  piece: 'StoredRecords',
  uses: { identity: ['clearSession'] },
} as const satisfies PieceCalls;

export const EMAIL_LINK_PAGE = {
  piece: 'EmailLinkPage',
  needs: { identity: ['approveDeletion', 'declineDeletion'] },
  uses: { sales: ['redeem', 'redeemGift'] },
} as const satisfies PieceCalls;

export const SUBSCRIPTION_SETTINGS = {
  piece: 'SubscriptionSettings',
  needs: {
    sales: [
      'config',
      'activeSubscriptions',
      'allSubscriptions',
      'subscription',
      'sharing',
      'cancel',
      'rescue',
      'share',
      'stopSharing',
      'gift',
      'order',
      'orderHistory',
      'onSubscriptionsChange?',
    ],
    clock: ['now'],
  },
} as const satisfies PieceCalls;

/** The card on file of a subscription, where the page has card fields. */
export const CARD_CHANGE = {
  piece: 'SubscriptionSettings with cards',
  uses: {
    cards: ['render'],
    sales: [
      'config',
      'paymentOptions',
      'initializePaymentUpdate',
      'finalizePaymentUpdate',
      'finalizePaymentUpdate3DS',
      'notifySubscriptionsChange',
    ],
    storage: ['get', 'set', 'remove'],
  },
} as const satisfies PieceCalls;

export const CHECKOUT = {
  piece: 'Checkout',
  needs: {
    sales: [
      'config',
      'activeSubscriptions',
      'addToCart',
      'clearCart',
      'createOrder',
      'paymentOptions',
      'initializePayment',
      'finalizePayment',
      'finalizePayment3DS',
      'order',
      'notifySubscriptionsChange',
    ],
    storage: ['get', 'set', 'remove'],
    cards: ['render'],
  },
  uses: { captcha: ['render'], analytics: ['track'], newsletters: ['list', 'set'] },
} as const satisfies PieceCalls;

/** The form for the recipient of a gift: after its payment, and in `SubscriptionSettings`. */
export const GIFT = {
  piece: 'The form for a gift',
  needs: { sales: ['gift'], clock: ['now'] },
} as const satisfies PieceCalls;

export const PAYMENT_CAPTCHA = {
  piece: 'The captcha of a payment',
  uses: { sales: ['config'], captcha: ['render'] },
} as const satisfies PieceCalls;

/** The story that a reader left for the store. */
export const STORY_LEFT = {
  piece: 'Checkout',
  uses: { storage: ['get'] },
} as const satisfies PieceCalls;

export const RECEIPT = {
  piece: 'The receipt',
  needs: { sales: ['order'] },
  uses: { swg: ['canLink', 'start', 'showOffers', 'linkOrder'], storage: ['get'] },
} as const satisfies PieceCalls;

export const STORE_OFFERS = {
  piece: 'StoreOffers',
  uses: { sales: ['allSubscriptions'] },
} as const satisfies PieceCalls;

export const GOOGLE_SUBSCRIPTION = {
  piece: 'GoogleSubscription',
  needs: { swg: ['start', 'showOffers', 'linkOrder'] },
  uses: { storage: ['get'] },
} as const satisfies PieceCalls;

export const BODY_GALLERY = {
  piece: 'BodyGallery',
  uses: { analytics: ['track'] },
} as const satisfies PieceCalls;

export const SHARE_BAR = {
  piece: 'ShareBar',
  uses: { analytics: ['track'] },
} as const satisfies PieceCalls;

/** The calls of the pieces that read services, by the name under which an app knows them. */
export interface CallsOfPieces {
  AuthForm: typeof AUTH_FORM;
  AuthDialog: typeof AUTH_FORM;
  /** `AuthForm` and `AuthDialog` of a site with companies. */
  CompanySignIn: typeof COMPANY_SIGN_IN;
  SignInReturn: typeof SIGN_IN_RETURN;
  Header: typeof HEADERS;
  AccountArea: typeof ACCOUNT_AREA;
  ProfileCard: typeof PROFILE_CARD;
  ProfileForm: typeof PROFILE_FORM;
  AccessData: typeof ACCESS_DATA;
  AddressBook: typeof ADDRESS_BOOK;
  NewsletterSettings: typeof NEWSLETTER_SETTINGS;
  PrivacySettings: typeof PRIVACY_SETTINGS;
  /** The list of what a deletion ends, in `PrivacySettings` and `EmailLinkPage`. */
  Losses: typeof LOSSES;
  StoredRecords: typeof STORED_RECORDS;
  EmailLinkPage: typeof EMAIL_LINK_PAGE;
  SubscriptionSettings: typeof SUBSCRIPTION_SETTINGS;
  /** The card on file in `SubscriptionSettings`. */
  CardChange: typeof CARD_CHANGE;
  Checkout: typeof CHECKOUT;
  /** `Checkout` of a product that is a gift. */
  Gift: typeof GIFT;
  Receipt: typeof RECEIPT;
  StoreOffers: typeof STORE_OFFERS;
  GoogleSubscription: typeof GOOGLE_SUBSCRIPTION;
  BodyGallery: typeof BODY_GALLERY;
  ShareBar: typeof SHARE_BAR;
}

/** A piece that reads services. */
export type PieceWithServices = keyof CallsOfPieces;

type SureMethod<Call> = Call extends `${string}?` ? never : Call;
type PossibleMethod<Call> = Call extends `${infer Method}?` ? Method : never;
/** The part of a service with the named methods. */
type Part<Service, Call> = Pick<Service, Extract<SureMethod<Call>, keyof Service>> & {
  readonly [Method in Extract<PossibleMethod<Call>, keyof Service>]?: Service[Method];
};
type Needs<C extends PieceCalls> = C extends { needs: infer Named extends Calls } ? Named : object;
type Uses<C extends PieceCalls> = C extends { uses: infer Named extends Calls } ? Named : object;
type CallIn<Named, Name> = Name extends keyof Named
  ? Named[Name] extends readonly (infer Call)[]
    ? Call
    : never
  : never;

/** The services that a piece reads. */
export type ServiceIn<C extends PieceCalls> = Extract<keyof Needs<C> | keyof Uses<C>, PartialService>;

/** The methods of one service that a piece calls. */
export type PartFor<C extends PieceCalls, Name extends PartialService> = Part<
  ReaderServices[Name],
  CallIn<Needs<C>, Name> | CallIn<Uses<C>, Name>
>;

type NeededBy<C extends PieceCalls> = {
  readonly [Name in Extract<keyof Needs<C>, PartialService>]: Part<
    ReaderServices[Name],
    CallIn<Needs<C>, Name>
  >;
};
type UsedBy<C extends PieceCalls> = {
  readonly [Name in Extract<keyof Uses<C>, PartialService>]?:
    Part<ReaderServices[Name], CallIn<Uses<C>, Name>> | undefined;
};
type All<Union> = (Union extends unknown ? (each: Union) => void : never) extends (all: infer Both) => void
  ? Both
  : never;

/**
 * The services of a page with these pieces: the methods that they call, each with the type of its port. Others may be
 * there too. `satisfies ServicesOf<'AuthDialog'>` names the methods that an adapter lacks.
 */
export type ServicesOf<Piece extends PieceWithServices> = All<
  { [P in Piece]: NeededBy<CallsOfPieces[P]> & UsedBy<CallsOfPieces[P]> }[Piece]
> &
  PageServices;

/** An adapter for `AuthForm` and `AuthDialog`: the methods that they call of the account service. */
export type SignInIdentity = ServicesOf<'AuthForm'>['identity'];
