/** The purposes that need the reader's permission. Processing that the site needs to work has no entry. */
export const PURPOSES = ['measurement', 'advertising', 'embeds'] as const;

export type Purpose = (typeof PURPOSES)[number];

/** A reader's permission by purpose. */
export type Consent = Readonly<Record<Purpose, boolean>>;

const every = (on: boolean): Consent => ({ measurement: on, advertising: on, embeds: on });

/** Every purpose is allowed. */
export const CONSENT_ALL: Consent = every(true);
/** No purpose is allowed. */
export const CONSENT_NONE: Consent = every(false);

/** The permission for these purposes and no other. */
export function consentTo(purposes: Iterable<unknown>): Consent {
  const given = new Set(purposes);
  return {
    measurement: given.has('measurement'),
    advertising: given.has('advertising'),
    embeds: given.has('embeds'),
  };
}

/** A decision with its proof. */
export interface ConsentRecord extends Consent {
  /** The version of the text that the reader saw. */
  readonly version: string;
  /** Names the proof. It is not the reader's id. */
  readonly id: string;
  /** When the reader decided. */
  readonly at: Date;
}
