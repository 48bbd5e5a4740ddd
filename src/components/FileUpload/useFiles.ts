import { useEffect, useRef, useState } from 'react';
import type { Messages } from '../../messages/index.ts';
import { isPicture, sortFiles, type FileRules } from './file-rules.ts';

/** The handles of an upload. */
export interface UploadHandles {
  /** Aborted when the reader cancels or removes the file, or leaves. */
  readonly signal: AbortSignal;
  /** Call it with the sent share, from 0 to 1. */
  readonly onProgress: (share: number) => void;
}

/**
 * Sends a file to your server. A form sends the returned text, such as the id of the stored file, under the name of the
 * field.
 * @throws anything when it fails: the reader can try again
 */
export type UploadFile = (file: File, handles: UploadHandles) => Promise<string | undefined>;

/** A chosen file and its state: `kept` without an upload, when the form sends the file. */
export interface ChosenFile {
  readonly key: number;
  readonly file: File;
  /** The address of its picture, which is revoked with the file. */
  readonly preview: string | undefined;
  readonly status: 'kept' | 'waiting' | 'uploading' | 'done' | 'failed';
  /** The sent share, from 0 to 1; undefined until the first report. */
  readonly share?: number | undefined;
  /** The text that a form sends for it. */
  readonly value?: string | undefined;
  /** Why it failed, in words. */
  readonly reason?: string | undefined;
}

/** Files that are sent at the same time. */
const AT_ONCE = 3;

interface Options {
  rules: FileRules;
  upload: UploadFile | undefined;
  failure: ((error: unknown) => string) | undefined;
  onFilesChange: ((files: readonly File[]) => void) | undefined;
  say: Messages['fileUpload'];
}

export interface Files {
  readonly chosen: readonly ChosenFile[];
  /** The reasons why files of the last choice were refused. */
  readonly refused: readonly string[];
  /** Announced. */
  readonly said: string;
  readonly add: (files: readonly File[]) => void;
  readonly remove: (key: number) => void;
  readonly cancel: (key: number) => void;
  readonly retry: (key: number) => void;
  readonly clear: () => void;
}

/** The chosen files, their uploads, and what is announced about them. */
export function useFiles({ rules, upload, failure, onFilesChange, say }: Options): Files {
  const [chosen, setChosen] = useState<readonly ChosenFile[]>([]);
  const [refused, setRefused] = useState<readonly string[]>([]);
  const [said, setSaid] = useState('');
  const lastKey = useRef(0);
  const uploads = useRef(new Map<number, AbortController>());
  const previews = useRef(new Map<number, string>());

  const change = (key: number, to: Partial<ChosenFile>): void =>
    setChosen((files) => files.map((one) => (one.key === key ? { ...one, ...to } : one)));
  const stop = (key: number): void => {
    uploads.current.get(key)?.abort();
    uploads.current.delete(key);
  };
  const forget = (key: number): void => {
    stop(key);
    const address = previews.current.get(key);
    if (address) URL.revokeObjectURL(address);
    previews.current.delete(key);
  };
  useEffect(
    () => () => {
      for (const controller of uploads.current.values()) controller.abort();
      for (const address of previews.current.values()) URL.revokeObjectURL(address);
    },
    [],
  );

  const send = async ({ key, file }: ChosenFile): Promise<void> => {
    const controller = new AbortController();
    uploads.current.set(key, controller);
    change(key, { status: 'uploading', share: undefined });
    const { signal } = controller;
    const onProgress = (share: number): void => {
      if (!signal.aborted) change(key, { share: Math.min(1, Math.max(0, share)) });
    };
    try {
      const value = await upload!(file, { signal, onProgress });
      if (signal.aborted) return;
      change(key, { status: 'done', value });
      setSaid(say.uploaded(file.name));
    } catch (error) {
      if (signal.aborted) return;
      const reason = failure?.(error) ?? say.failed;
      change(key, { status: 'failed', reason });
      setSaid(say.notUploaded(file.name, reason));
    }
    uploads.current.delete(key);
  };
  useEffect(() => {
    const running = chosen.filter(({ status }) => status === 'uploading').length;
    const next = chosen.filter(({ key, status }) => status === 'waiting' && !uploads.current.has(key));
    for (const one of next.slice(0, Math.max(0, AT_ONCE - running))) void send(one);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- when the files change
  }, [chosen]);

  const give = (files: readonly ChosenFile[]): void => {
    setChosen(files);
    onFilesChange?.(files.map(({ file }) => file));
  };
  const add = (files: readonly File[]): void => {
    if (files.length === 0) return;
    const sorted = sortFiles(
      chosen.map(({ file }) => file),
      files,
      rules,
      say,
    );
    const more = sorted.taken.map((file): ChosenFile => {
      const key = (lastKey.current += 1);
      const preview = isPicture(file) ? URL.createObjectURL(file) : undefined;
      if (preview) previews.current.set(key, preview);
      return { key, file, preview, status: upload ? 'waiting' : 'kept' };
    });
    setRefused(sorted.refused);
    const names = more.map(({ file }) => file.name);
    setSaid([...(names.length > 0 ? [say.added(names)] : []), ...sorted.refused].join(' '));
    if (more.length > 0) give([...chosen, ...more]);
  };

  return {
    chosen,
    refused,
    said,
    add,
    remove: (key) => {
      const gone = chosen.find((one) => one.key === key);
      if (!gone) return;
      forget(key);
      setRefused([]);
      setSaid(say.removed(gone.file.name));
      give(chosen.filter((one) => one !== gone));
    },
    cancel: (key) => {
      stop(key);
      change(key, { status: 'failed', reason: say.cancelled });
      setSaid(say.cancelled);
    },
    retry: (key) => change(key, { status: 'waiting', reason: undefined }),
    clear: () => {
      for (const { key } of chosen) forget(key);
      setRefused([]);
      setSaid('');
      give([]);
    },
  };
}
