import type { EditedPost, PostChange } from '@rotativa/sandbox/desk-wire';
import { useCallback, useState, type ReactNode } from 'react';
import type { LiveChange, PostWords } from '../api/live.ts';
import { Modal } from '../Modal.tsx';
import { dayAndTime } from '../times.ts';
import { PostForm } from './PostForm.tsx';

/** Only what the editor changed is sent: a text that is untouched keeps its links and pictures. */
function changeOf(post: EditedPost, { title, text, key, pinned }: PostWords): PostChange {
  const isSame = text.join('\n\n') === post.text.join('\n\n');
  return {
    ...(title !== post.title && { title }),
    ...(!isSame && { text }),
    ...(key !== post.key && { key }),
    ...(pinned !== post.pinned && { pinned }),
  };
}

/** A post that readers have, and what may be done with it. */
export function Post({
  post,
  canWrite,
  add,
}: {
  post: EditedPost;
  canWrite: boolean;
  add: (change: LiveChange, said: string) => void;
}): ReactNode {
  const [state, setState] = useState<'shown' | 'correcting' | 'removing'>('shown');
  const close = useCallback(() => setState('shown'), []);
  const { id, title, time, key, pinned, others } = post;
  const mark = (change: { key?: boolean; pinned?: boolean }, said: string): void =>
    add({ kind: 'correct', id, change }, said);
  if (state === 'correcting')
    return (
      <li>
        <PostForm
          label={`Corregir ${title}`}
          send="Publicar la corrección"
          initial={post}
          onCancel={close}
          onSend={(next) => {
            const change = changeOf(post, next);
            if (Object.keys(change).length > 0)
              add({ kind: 'correct', id, change }, `Corregiste “${next.title}”.`);
            close();
          }}
        />
        {others > 0 && <p className="help">Sus {others} imágenes u otros elementos se conservan.</p>}
      </li>
    );
  return (
    <li>
      <h3>
        <span className="muted">{time}</span> {title}
      </h3>
      <p className="live-tags">
        {pinned && <span className="tag">Fijada</span>}
        {key && <span className="tag">Momento clave</span>}
        {post.updated && <small className="muted">Corregida {dayAndTime(post.updated, new Date())}</small>}
      </p>
      {canWrite && (
        <div className="live-actions" role="group" aria-label={title}>
          <button type="button" onClick={() => setState('correcting')}>
            Corregir
          </button>
          <button
            type="button"
            aria-pressed={pinned}
            onClick={() => mark({ pinned: !pinned }, pinned ? 'Ya no está fijada.' : `Fijaste “${title}”.`)}
          >
            Fijar
          </button>
          <button
            type="button"
            aria-pressed={key}
            onClick={() =>
              mark({ key: !key }, key ? 'Ya no es momento clave.' : `“${title}” es momento clave.`)
            }
          >
            Momento clave
          </button>
          <button type="button" onClick={() => setState('removing')}>
            Quitar
          </button>
        </div>
      )}
      {state === 'removing' && (
        <Modal title="Quitar la entrada" onClose={close}>
          <p>Los lectores dejan de ver “{title}”. No se puede deshacer.</p>
          <div className="live-actions">
            <button
              type="button"
              className="primary"
              onClick={() => {
                add({ kind: 'remove', id }, `Quitaste “${title}”.`);
                close();
              }}
            >
              Quitar
            </button>
            <button type="button" onClick={close}>
              Cancelar
            </button>
          </div>
        </Modal>
      )}
    </li>
  );
}
