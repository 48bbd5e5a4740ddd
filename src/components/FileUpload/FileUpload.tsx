'use client';
import {
  useEffect,
  useRef,
  useState,
  type ClipboardEvent,
  type ComponentPropsWithRef,
  type DragEvent,
} from 'react';
import { styleable } from '../../styling/styleable.ts';
import { Field, type FieldTexts } from '../Field/Field.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { alertIcon } from '../Icon/icons/interface.ts';
import { partName } from '../part-name.ts';
import { useFormReset } from '../use-form-reset.ts';
import { fileUpload } from '../../messages/form-controls.ts';
import type { Messages } from '../../messages/index.ts';
import { FileItem } from './FileItem.tsx';
import { FileUploadRoot } from './FileUpload.styles.ts';
import { ruleWords } from './file-rules.ts';
import { useFiles, type UploadFile } from './useFiles.ts';

/** Texts of a field for files. */
export type FileUploadMessages = Messages['fileUpload'];

export interface FileUploadProps
  extends
    FieldTexts,
    Omit<ComponentPropsWithRef<'input'>, 'type' | 'value' | 'defaultValue' | 'size' | 'accept'> {
  /** The accepted kinds, as in HTML: `.pdf, image/png, image/*`. The browser's dialog and dropped files follow it. */
  accept?: string | undefined;
  /** The most bytes of one file. */
  maxBytes?: number | undefined;
  /** The most files. Without `multiple` it is one. */
  maxFiles?: number | undefined;
  /** Sends each file when it is chosen. Without it the form sends the files. Pass a stable function. */
  upload?: UploadFile | undefined;
  /** Words for an error of `upload`: what happened and what to do. */
  failure?: ((error: unknown) => string) | undefined;
  /** Called with all chosen files after each change. */
  onFilesChange?: ((files: readonly File[]) => void) | undefined;
  /** Messages of this field, in place of the default ones. */
  messages?: Partial<FileUploadMessages> | undefined;
}

// eslint-disable-next-line no-restricted-syntax -- the browser's name of a kind of drag, not a word for readers
const hasFiles = ({ dataTransfer }: DragEvent): boolean => dataTransfer.types.includes('Files');

/**
 * A field for files that are chosen, dropped or pasted, with their pictures, and their upload with its progress. Before
 * its script runs, and without one, it is the browser's field. `ref` and attributes go to the `<input>`, the class to the
 * box around it.
 */
export const FileUpload = styleable<FileUploadProps>(
  FileUploadRoot,
  function FileUpload({
    label,
    hint,
    error,
    id,
    required,
    className,
    accept,
    multiple = false,
    maxBytes,
    maxFiles,
    upload,
    failure,
    onFilesChange,
    messages,
    name,
    form,
    ...rest
  }) {
    const say: FileUploadMessages = { ...fileUpload, ...messages };
    const most = multiple ? maxFiles : 1;
    const rules = { accept, maxBytes, maxFiles: most };
    const files = useFiles({ rules, upload, failure, onFilesChange, say });
    const { chosen, refused, said } = files;
    const [ready, setReady] = useState(false);
    const [isDragging, setDragging] = useState(false);
    const box = useRef<HTMLDivElement>(null);
    /** The place in the list that gets the focus after a removal. */
    const focusNext = useRef<number>(undefined);
    const field = (): HTMLInputElement => box.current!.querySelector('.field')!;
    const words = ruleWords(rules, say);
    const isLocked = Boolean(rest.disabled);

    const unfinished = chosen.find(({ status }) => status === 'waiting' || status === 'uploading');
    const failed = chosen.find(({ status }) => status === 'failed');
    const obstacle = unfinished
      ? say.unfinished(unfinished.file.name)
      : failed
        ? say.unsent(failed.file.name)
        : '';

    const take = (input: HTMLInputElement): void => {
      const picked = [...(input.files ?? [])];
      // The same file may be chosen again.
      input.value = '';
      files.add(picked);
    };
    useEffect(() => {
      setReady(true);
      // The reader may have chosen files before the script ran.
      take(field());
      // eslint-disable-next-line react-hooks/exhaustive-deps -- only when the script starts
    }, []);
    useEffect(() => {
      if (ready) field().setCustomValidity(obstacle);
    }, [ready, obstacle]);
    useEffect(() => {
      if (focusNext.current === undefined) return;
      const items = box.current!.querySelectorAll('.files > li');
      const next = items[Math.min(focusNext.current, items.length - 1)];
      (next?.querySelector<HTMLElement>('.actions > :last-child') ?? field()).focus();
      focusNext.current = undefined;
    });
    const kept = useRef<readonly File[]>([]);
    useEffect(() => {
      kept.current = chosen.filter(({ status }) => status === 'kept').map(({ file }) => file);
    }, [chosen]);
    useEffect(() => {
      const owner = field().form;
      if (!owner || !name || upload) return;
      // The field is empty, so that more files can be chosen: the form gets them when it is sent.
      const onFormData = ({ formData }: FormDataEvent): void => {
        if (!field().matches(':disabled')) for (const file of kept.current) formData.append(name, file);
      };
      owner.addEventListener('formdata', onFormData);
      return () => owner.removeEventListener('formdata', onFormData);
    }, [name, upload, form]);
    useFormReset(box, files.clear);

    const onDrag = (event: DragEvent): void => {
      if (!hasFiles(event) || isLocked) return;
      event.preventDefault();
      setDragging(true);
    };
    const onDragLeave = ({ currentTarget, relatedTarget }: DragEvent): void => {
      if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setDragging(false);
    };
    const onDrop = (event: DragEvent): void => {
      if (!hasFiles(event) || isLocked) return;
      event.preventDefault();
      setDragging(false);
      files.add([...event.dataTransfer.files]);
    };
    const onPaste = (event: ClipboardEvent): void => {
      const pasted = [...event.clipboardData.files];
      if (pasted.length === 0 || isLocked) return;
      event.preventDefault();
      files.add(pasted);
    };

    return (
      <Field label={label} hint={hint} error={error} controlId={id} required={required}>
        {({ 'data-size': _none, ...control }) => {
          const described = [control['aria-describedby'], words && `${control.id}-rules`];
          return (
            <FileUploadRoot
              ref={box}
              className={className}
              data-ready={ready || undefined}
              data-dragging={isDragging || undefined}
              onPaste={onPaste}
            >
              <div
                className="zone"
                onDragEnter={onDrag}
                onDragOver={onDrag}
                onDragLeave={onDragLeave}
                onDrop={onDrop}
              >
                <input
                  className="field"
                  {...control}
                  aria-describedby={described.filter(Boolean).join(' ') || undefined}
                  required={required && chosen.length === 0}
                  accept={accept}
                  multiple={multiple}
                  form={form}
                  {...rest}
                  type="file"
                  name={ready ? undefined : name}
                  onChange={(event) => {
                    rest.onChange?.(event);
                    take(event.target);
                  }}
                />
                {ready && (
                  <>
                    <span className="choose" aria-hidden>
                      {say.choose(multiple)}
                    </span>
                    <span className="drop" aria-hidden>
                      {say.drop(multiple)}
                    </span>
                  </>
                )}
                {words && (
                  <span className="rules" id={`${control.id}-rules`}>
                    {words}
                  </span>
                )}
              </div>
              {refused.length > 0 && (
                <ul className="refused" role="list">
                  {refused.map((reason) => (
                    <li key={reason}>
                      <Icon icon={alertIcon} /> <span>{reason}</span>
                    </li>
                  ))}
                </ul>
              )}
              {chosen.length > 0 && (
                <ul className="files" role="list" aria-label={partName(say.list, label)}>
                  {chosen.map((one, at) => (
                    <FileItem
                      key={one.key}
                      chosen={one}
                      disabled={isLocked}
                      messages={say}
                      cancel={files.cancel}
                      retry={files.retry}
                      remove={(key) => {
                        focusNext.current = at;
                        files.remove(key);
                      }}
                    />
                  ))}
                </ul>
              )}
              {ready &&
                name &&
                chosen.map(
                  ({ key, value }) =>
                    value !== undefined && (
                      <input
                        key={key}
                        type="hidden"
                        name={name}
                        form={form}
                        value={value}
                        disabled={rest.disabled}
                      />
                    ),
                )}
              <p className="status" role="status">
                {said}
              </p>
            </FileUploadRoot>
          );
        }}
      </Field>
    );
  },
);
