import { Button } from '../../../components/Button/Button.tsx';
import { Switch } from '../../../components/Switch/Switch.tsx';
import { PURPOSES, type ConsentRecord } from '../../../domain/consent/consent.ts';
import {
  CONSENT_CHOICE_FIELD,
  CONSENT_CHOICES,
  CONSENT_PURPOSE_FIELD,
  CONSENT_VERSION_FIELD,
  type ConsentChoice,
} from '../../../domain/consent/form.ts';
import { articleDate } from '../../../domain/dates/format.ts';
import { styleable } from '../../../styling/styleable.ts';
import type { RootProps } from '../../../styling/root.ts';
import { consent as messages } from '../../../messages/consent.ts';
import { ConsentChoicesRoot } from './ConsentChoices.styles.ts';

/** The choice that Enter on a switch makes. */
const OWN = 'own' satisfies ConsentChoice;

export interface ConsentChoicesProps extends RootProps<'form'> {
  /** The page of the preferences, which takes the form. */
  page: string;
  /** The reader's decision with its proof; undefined before there is one. */
  decided: ConsentRecord | undefined;
  /** A decision is being kept. */
  busy?: boolean | undefined;
}

/** The purposes with a switch each, three equal buttons, and the proof of the last decision. @see X8 */
export const ConsentChoices = styleable<ConsentChoicesProps>(
  ConsentChoicesRoot,
  function ConsentChoices({ page, decided, busy = false, ...rest }) {
    const hints = {
      measurement: messages.measurementText,
      advertising: messages.advertisingText,
      embeds: messages.embedsText,
    };
    return (
      <ConsentChoicesRoot method="post" action={page} autoComplete="off" {...rest}>
        <input type="hidden" name={CONSENT_VERSION_FIELD} value={messages.version} />
        {/* Enter on a switch presses the first button of a form: it must not accept everything. */}
        <button type="submit" hidden disabled={busy} name={CONSENT_CHOICE_FIELD} value={OWN}>
          {messages[OWN]}
        </button>
        <p>{messages.intro}</p>
        <ul className="purposes" role="list">
          <li>
            <p className="name">{messages.necessary}</p>
            <p className="text">{messages.necessaryText}</p>
          </li>
          {PURPOSES.map((purpose) => (
            <li key={purpose}>
              <Switch
                side="end"
                name={CONSENT_PURPOSE_FIELD}
                value={purpose}
                defaultChecked={decided?.[purpose] ?? false}
                label={messages[purpose]}
                hint={hints[purpose]}
              />
            </li>
          ))}
        </ul>
        <div className="answers">
          {CONSENT_CHOICES.map((choice) => (
            <Button
              key={choice}
              type="submit"
              variant="secondary"
              name={CONSENT_CHOICE_FIELD}
              value={choice}
              busy={busy}
            >
              {messages[choice]}
            </Button>
          ))}
        </div>
        <p className="proof">
          {decided ? messages.proof(articleDate(decided.at), decided.id) : messages.noProof}
        </p>
      </ConsentChoicesRoot>
    );
  },
);
