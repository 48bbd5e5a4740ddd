'use client';
import { useState } from 'react';
import { AlertDialog } from '../../../components/AlertDialog/AlertDialog.tsx';
import { Button } from '../../../components/Button/Button.tsx';
import { Heading } from '../../../components/Heading/Heading.tsx';
import { longDate } from '../../../domain/dates/format.ts';
import type { Loss } from '../../../domain/sales/loss.ts';
import type { GdprReport } from '../../../providers/ports/identity.ts';
import { styleable } from '../../../styling/styleable.ts';
import type { RootProps } from '../../../styling/root.ts';
import { privacySettings as messages } from '../../../messages/account-settings.ts';
import { Losses } from '../settings-parts/Losses.tsx';
import { Loaded } from '../settings-parts/Loaded.tsx';
import { Outcome } from '../settings-parts/Outcome.tsx';
import { useAction } from '../settings-parts/use-action.ts';
import type { AsyncData } from '../settings-parts/use-async-data.ts';
import { PrivacySettingsRoot } from './PrivacySettings.styles.ts';

export interface PrivacySettingsProps extends RootProps<'div'> {
  reports: AsyncData<readonly GdprReport[]>;
  /** Downloads a report as a file. */
  onDownload: (report: GdprReport) => Promise<void>;
  /** The losses with the account, by subscription. */
  losses?: AsyncData<readonly Loss[]> | undefined;
  /** Asks for the deletion of the account, which an e-mail must confirm. */
  onDelete: () => Promise<void>;
}

const dateOf = ({ createdOn }: GdprReport): string =>
  typeof createdOn === 'number' || typeof createdOn === 'string' ? longDate(new Date(createdOn)) : '';

function Report({ of, onDownload }: { of: GdprReport; onDownload: PrivacySettingsProps['onDownload'] }) {
  const [action, run] = useAction();
  const date = dateOf(of);
  return (
    <li>
      <p>{messages.report(date)}</p>
      <div>
        <Button
          size="small"
          variant="secondary"
          busy={action.state === 'busy'}
          aria-label={messages.downloadOf(date)}
          onClick={() => run(() => onDownload(of))}
        >
          {messages.download}
        </Button>
      </div>
      <Outcome of={action} done={messages.downloaded} />
    </li>
  );
}

function Deletion({ losses, onDelete }: Pick<PrivacySettingsProps, 'losses' | 'onDelete'>) {
  const [open, setOpen] = useState(false);
  const [action, run] = useAction();
  return (
    <section>
      <Heading level={2} size="m">
        {messages.deletion}
      </Heading>
      <p>{messages.deletionText}</p>
      {losses && <Losses of={losses} />}
      <AlertDialog
        open={open}
        onOpenChange={setOpen}
        trigger={
          <Button variant="secondary" busy={action.state === 'busy'}>
            {messages.ask}
          </Button>
        }
        title={messages.confirmTitle}
        description={messages.confirmText}
        cancelLabel={messages.keep}
        actionLabel={messages.confirm}
        onAction={() => run(onDelete)}
      />
      <Outcome of={action} done={messages.requested} />
    </section>
  );
}

/** The reader's data as files, and the deletion of the account. @see A11 */
export const PrivacySettings = styleable<PrivacySettingsProps>(
  PrivacySettingsRoot,
  function PrivacySettings({ reports, losses, onDownload, onDelete, ...rest }) {
    return (
      <PrivacySettingsRoot {...rest}>
        <section>
          <Heading level={2} size="m">
            {messages.reports}
          </Heading>
          <p>{messages.reportsText}</p>
          <Loaded of={reports}>
            {(list) =>
              list.length > 0 ? (
                <ul className="list" role="list">
                  {list.map((report) => (
                    <Report key={report.id} of={report} onDownload={onDownload} />
                  ))}
                </ul>
              ) : (
                <p className="muted">{messages.noReports}</p>
              )
            }
          </Loaded>
        </section>
        <Deletion losses={losses} onDelete={onDelete} />
      </PrivacySettingsRoot>
    );
  },
);
