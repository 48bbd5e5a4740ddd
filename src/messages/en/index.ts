import type { Messages } from '../scopes/dictionary.ts';
import { accountSettings } from './account-settings.ts';
import { accounts } from './accounts.ts';
import { blocks } from './blocks.ts';
import { checkout } from './checkout.ts';
import { components } from './components.ts';
import { consent } from './consent.ts';
import { countdown } from './countdown.ts';
import { dates } from './dates.ts';
import { documents } from './documents.ts';
import { emailLinks } from './email-links.ts';
import { errors } from './errors.ts';
import { formControls } from './form-controls.ts';
import { forms } from './forms.ts';
import { forums } from './forums.ts';
import { headers } from './headers.ts';
import { help } from './help.ts';
import { language } from './language.ts';
import { listening } from './listening.ts';
import { lists } from './lists.ts';
import { newsletter } from './newsletter.ts';
import { patterns } from './patterns.ts';
import { recording } from './recording.ts';
import { store } from './store.ts';
import { viewer } from './viewer.ts';
import { voice } from './voice.ts';

/** Every default message in American English. A message that is missing does not compile. */
export const english: Messages = {
  ...accountSettings,
  ...accounts,
  ...blocks,
  ...checkout,
  ...components,
  ...consent,
  ...countdown,
  ...dates,
  ...documents,
  ...emailLinks,
  ...errors,
  ...formControls,
  ...forms,
  ...forums,
  ...headers,
  ...help,
  ...language,
  ...listening,
  ...lists,
  ...newsletter,
  ...patterns,
  ...recording,
  ...store,
  ...viewer,
  ...voice,
};
