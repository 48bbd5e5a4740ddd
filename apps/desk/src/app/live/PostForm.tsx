import {
  useEffect,
  useId,
  useRef,
  useState,
  type FormEvent,
  type KeyboardEvent,
  type ReactNode,
} from 'react';
import type { PostWords } from '../api/live.ts';

export const EMPTY_POST: PostWords = { title: '', text: [], key: false, pinned: false };
const LONGEST_TITLE = 200;

/** Paragraphs are separated by an empty line. */
const toParagraphs = (text: string): string[] =>
  text
    .split(/\n\s*\n/)
    .map((one) => one.trim())
    .filter(Boolean);

export interface PostFormProps {
  label: string;
  send: string;
  initial: PostWords;
  onSend: (post: PostWords) => void;
  onCancel?: (() => void) | undefined;
}

/** Writes or corrects a post. Ctrl and Enter send it. */
export function PostForm({ label, send, initial, onSend, onCancel }: PostFormProps): ReactNode {
  const id = useId();
  const [title, setTitle] = useState(initial.title);
  const [text, setText] = useState(initial.text.join('\n\n'));
  const [key, setKey] = useState(initial.key);
  const [pinned, setPinned] = useState(initial.pinned);
  const [problem, setProblem] = useState<string>();
  const first = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (onCancel) first.current?.focus();
  }, [onCancel]);
  const submit = (event: FormEvent | KeyboardEvent): void => {
    event.preventDefault();
    if (!title.trim()) {
      setProblem('Falta el título de la entrada.');
      first.current?.focus();
      return;
    }
    setProblem(undefined);
    onSend({ title: title.trim(), text: toParagraphs(text), key, pinned });
    if (onCancel) return;
    setTitle('');
    setText('');
    setKey(false);
    setPinned(false);
    first.current?.focus();
  };
  const keys = (event: KeyboardEvent): void => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) submit(event);
    if (event.key === 'Escape') onCancel?.();
  };
  return (
    <form className="live-form" aria-label={label} noValidate onSubmit={submit}>
      <div className="field">
        <label htmlFor={`${id}-title`}>Título</label>
        <input
          ref={first}
          id={`${id}-title`}
          value={title}
          maxLength={LONGEST_TITLE}
          required
          aria-invalid={problem !== undefined}
          aria-describedby={problem && `${id}-problem`}
          onKeyDown={keys}
          onChange={({ target }) => setTitle(target.value)}
        />
        {problem && (
          <p className="problem" id={`${id}-problem`} role="alert">
            {problem}
          </p>
        )}
      </div>
      <div className="field">
        <label htmlFor={`${id}-text`}>Texto</label>
        <textarea
          id={`${id}-text`}
          rows={5}
          value={text}
          aria-describedby={`${id}-help`}
          onKeyDown={keys}
          onChange={({ target }) => setText(target.value)}
        />
        <p className="help" id={`${id}-help`}>
          Una línea vacía separa los párrafos. Ctrl y Enter publican.
        </p>
      </div>
      <div className="live-marks">
        <label>
          <input type="checkbox" checked={key} onChange={({ target }) => setKey(target.checked)} /> Momento
          clave
        </label>
        <label>
          <input type="checkbox" checked={pinned} onChange={({ target }) => setPinned(target.checked)} />{' '}
          Fijar arriba
        </label>
      </div>
      <div className="live-actions">
        <button type="submit" className="primary">
          {send}
        </button>
        {onCancel && (
          <button type="button" onClick={onCancel}>
            Cancelar
          </button>
        )}
      </div>
    </form>
  );
}
