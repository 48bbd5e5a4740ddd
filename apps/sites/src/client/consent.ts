import { CONSENT_COOKIE } from 'rotativa/domain';
import { startHeldFrames } from 'rotativa/blocks/body/BodyEmbed';
import { consentPath } from './consent-path.ts';
import { PART_SHOWN } from './part-shown.ts';
import { isPlainClick } from './plain-click.ts';
import { SEARCH_WIDGET_META } from '../contract/search-widget.ts';

const load = () => import('./consent-actions.ts');

/**
 * Answers the notice, the links to the preferences and the stills of other sites' content. The code loads when a reader
 * uses one of them, or has decided before; without it the notice is a form and the links lead to the page.
 * @see X8
 */
export function startConsent(page: Document): void {
  const preferences = consentPath(page);
  const follow = (): void => {
    const decided = page.cookie.split(`${CONSENT_COOKIE}=`)[1];
    const open = page.querySelector(
      decided?.includes('embeds')
        ? `#consent-notice,.held-frame,[name=${SEARCH_WIDGET_META}]`
        : '#consent-notice',
    );
    if (decided && (open || /measurement|advertising/.test(decided)))
      load().then(
        ({ follow }) => follow(),
        () => undefined,
      );
  };
  follow();
  // A page that comes back, or was made before its reader decided.
  addEventListener('pageshow', ({ persisted }) => persisted && follow());
  page.addEventListener('prerenderingchange', follow);
  page.addEventListener(PART_SHOWN, follow);
  startHeldFrames(page, () => void load().then(({ allowEmbeds }) => allowEmbeds()));
  page.addEventListener('submit', (event) => {
    const form = (event.target as Element).closest<HTMLFormElement>('#consent-notice form');
    if (!form) return;
    event.preventDefault();
    const { submitter } = event;
    load()
      .then(({ answerNotice }) => answerNotice(form, submitter))
      .catch(() => location.assign(preferences));
  });
  // The page itself has the form.
  if (page.location.pathname === preferences) return;
  page.addEventListener('click', (event) => {
    const link = (event.target as Element).closest('a');
    if (link?.pathname !== preferences || link.origin !== location.origin || !isPlainClick(event)) return;
    event.preventDefault();
    import('./consent-dialog.tsx')
      .then(({ openConsent }) => openConsent())
      .catch(() => location.assign(link.href));
  });
}
