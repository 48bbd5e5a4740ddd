import { createRoot, type Root } from 'react-dom/client';
import { ConsentDialog } from 'rotativa/patterns/consent/ConsentDialog';
import { consentPath } from './consent-path.ts';
import { consent } from './consent-actions.ts';
import { lateStyles } from './late-styles.ts';

let root: Root | undefined;

/** Opens the privacy preferences over the page. The focus returns to what opened them. */
export async function openConsent(): Promise<void> {
  await lateStyles();
  root ??= createRoot(document.body.appendChild(document.createElement('div')), {
    identifierPrefix: 'consent',
  });
  const show = (open: boolean): void =>
    root?.render(
      <ConsentDialog
        decided={consent.read() ?? undefined}
        onDecide={consent.decide}
        page={consentPath(document)}
        open={open}
        onClose={() => show(false)}
      />,
    );
  show(true);
}
