'use client';
import { useCallback } from 'react';
import { MINUTE_MS } from '../../../domain/dates/units.ts';
import type { GdprReport } from '../../../providers/ports/identity.ts';
import { PRIVACY_SETTINGS } from '../../../providers/calls.ts';
import { usePieceService } from '../../../providers/react.ts';
import { useLosses } from '../settings-parts/use-losses.ts';
import { useAsyncData } from '../settings-parts/use-async-data.ts';
import { PrivacySettings } from './PrivacySettings.tsx';

/** Lets the browser save a text as a file. */
function save(name: string, json: unknown): void {
  const file = new Blob([JSON.stringify(json, null, 2)], { type: 'application/json' });
  const href = URL.createObjectURL(file);
  Object.assign(document.createElement('a'), { href, download: name }).click();
  // The download has begun with the click.
  setTimeout(() => URL.revokeObjectURL(href), MINUTE_MS);
}

/** The page of the reader's data. */
export default function PrivacySection() {
  const identity = usePieceService(PRIVACY_SETTINGS, 'identity');
  const ask = useCallback((signal: AbortSignal) => identity.privacyReports({ signal }), [identity]);
  const [reports] = useAsyncData(ask);
  const download = async ({ id }: GdprReport): Promise<void> =>
    save(`informe-${id}.json`, await identity.privacyReport(id));
  const losses = useLosses();
  return (
    <PrivacySettings
      reports={reports}
      losses={losses}
      onDownload={download}
      onDelete={() => identity.requestDeletion()}
    />
  );
}
