'use client';
import { useState } from 'react';
import { Button } from '../Button/Button.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { alertIcon, checkIcon, closeIcon, trashIcon } from '../Icon/icons/interface.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { ProgressBar } from '../ProgressBar/ProgressBar.tsx';
import { language } from '../../messages/language.ts';
import type { Messages } from '../../messages/index.ts';
import { fileSize, nameParts } from './file-rules.ts';
import type { ChosenFile, Files } from './useFiles.ts';

export interface FileItemProps extends Pick<Files, 'remove' | 'cancel' | 'retry'> {
  chosen: ChosenFile;
  disabled: boolean;
  messages: Messages['fileUpload'];
}

/** The state of a file in words; undefined without an upload. */
function stateOf({ status, share, reason }: ChosenFile, say: Messages['fileUpload']): string | undefined {
  if (status === 'kept') return undefined;
  if (status === 'failed') return reason;
  if (status !== 'uploading') return say[status];
  return say.uploading(new Intl.NumberFormat(language.tag, { style: 'percent' }).format(share ?? 0));
}

/** One chosen file: its picture, name, size and state, and what can be done with it. */
export function FileItem({ chosen, disabled, messages, remove, cancel, retry }: FileItemProps) {
  const { key, file, preview, status, share } = chosen;
  const [isBroken, setBroken] = useState(false);
  const [start, end] = nameParts(file.name);
  const state = stateOf(chosen, messages);
  const isRunning = status === 'uploading' || status === 'waiting';
  const ending = /\.([^.\s]{1,4})$/.exec(file.name)?.[1] ?? '';
  return (
    <li data-status={status}>
      {preview && !isBroken ? (
        <img className="sign" src={preview} alt="" onError={() => setBroken(true)} />
      ) : (
        <span className="sign" aria-hidden>
          {ending.toUpperCase()}
        </span>
      )}
      <div className="words">
        <span className="name" dir="auto" title={file.name}>
          <span className="start">{start}</span>
          <span className="end">{end}</span>
        </span>
        <span className="state">
          {fileSize(file.size)}
          {state && (
            <span className="status-words">
              {status === 'done' && <Icon icon={checkIcon} size="s" />}
              {status === 'failed' && <Icon icon={alertIcon} size="s" />} {state}
            </span>
          )}
        </span>
        {isRunning && (
          <ProgressBar
            label={messages.progress(file.name)}
            value={share === undefined ? undefined : Math.round(share * 100)}
          />
        )}
      </div>
      <div className="actions">
        {status === 'failed' && (
          <Button
            variant="secondary"
            size="small"
            aria-label={messages.retryOf(file.name)}
            disabled={disabled}
            onClick={() => retry(key)}
          >
            {messages.retry}
          </Button>
        )}
        {isRunning ? (
          <IconButton icon={closeIcon} label={messages.cancel(file.name)} onClick={() => cancel(key)} />
        ) : (
          <IconButton
            icon={trashIcon}
            label={messages.remove(file.name)}
            disabled={disabled}
            onClick={() => remove(key)}
          />
        )}
      </div>
    </li>
  );
}
