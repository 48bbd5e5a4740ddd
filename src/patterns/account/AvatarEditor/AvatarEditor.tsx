'use client';
import { lazy, Suspense, useRef, useState } from 'react';
import { Avatar } from '../../../components/Avatar/Avatar.tsx';
import { Banner } from '../../../components/Banner/Banner.tsx';
import { Button } from '../../../components/Button/Button.tsx';
import { errorMessage } from '../../../domain/errors/catalogue.ts';
import { pictureSource } from '../../../domain/url/safe.ts';
import { styleable } from '../../../styling/styleable.ts';
import type { RootProps } from '../../../styling/root.ts';
import { avatarEditor as messages } from '../../../messages/patterns.ts';
import { AvatarEditorRoot } from './AvatarEditor.styles.ts';
import { readPicture } from './picture.ts';

/** Its code, with the cropper, loads when a picture was chosen. */
const loadCrop = () => import('./CropDialog.tsx');
const CropDialog = lazy(loadCrop);

export interface AvatarEditorProps extends Omit<RootProps<'div'>, 'children'> {
  /** The reader's name: the source of the initials without a picture. */
  name: string;
  /** The address of the picture. */
  picture?: string | undefined;
  /** Uploads a JPEG. @throws ApiError */
  onUpload: (picture: Blob) => Promise<void>;
  /** @throws ApiError */
  onRemove: () => Promise<void>;
}

type Notice = { tone: 'success' | 'error'; text: string };

const failed = (error: unknown): Notice => ({
  tone: 'error',
  // The catalogue asks for a JPEG. Here any picture is converted, so this one could not be read.
  text:
    (error as { code?: string }).code === 'UNSUPPORTED_IMAGE_TYPE'
      ? messages.unreadable
      : errorMessage(error as object),
});

/** The reader's portrait, with the way to change and to remove it. @see A10 */
export const AvatarEditor = styleable<AvatarEditorProps>(
  AvatarEditorRoot,
  function AvatarEditor({ name, picture, onUpload, onRemove, ...rest }) {
    const input = useRef<HTMLInputElement>(null);
    const turns = useRef(0);
    const [source, setSource] = useState<string>();
    const [removing, setRemoving] = useState(false);
    const [notice, setNotice] = useState<Notice>();
    const src = pictureSource(picture);

    const choose = async (file: File | undefined): Promise<void> => {
      setNotice(undefined);
      const turn = (turns.current += 1);
      // A large file takes longer to read than a small one that is chosen after it.
      const isLast = (): boolean => turn === turns.current;
      try {
        void loadCrop();
        const read = await readPicture(file);
        if (isLast()) setSource(read);
      } catch (error) {
        if (isLast()) setNotice(failed(error));
      }
    };
    const remove = async (): Promise<void> => {
      setRemoving(true);
      setNotice(undefined);
      try {
        await onRemove();
        setNotice({ tone: 'success', text: messages.removed });
      } catch (error) {
        setNotice(failed(error));
      } finally {
        setRemoving(false);
      }
    };

    return (
      <AvatarEditorRoot {...rest}>
        <Avatar name={name} src={src} size="xl" decorative />
        <div className="actions">
          <input
            ref={input}
            type="file"
            accept="image/*"
            aria-label={messages.file}
            hidden
            onChange={(event) => {
              const [file] = event.target.files ?? [];
              void choose(file);
              // The same file may be chosen again.
              event.target.value = '';
            }}
          />
          <Button
            variant="secondary"
            size="small"
            onPointerEnter={() => void loadCrop()}
            onFocus={() => void loadCrop()}
            onClick={() => input.current?.click()}
          >
            {src ? messages.change : messages.add}
          </Button>
          {src && (
            <Button variant="quiet" size="small" busy={removing} onClick={() => void remove()}>
              {messages.remove}
            </Button>
          )}
        </div>
        {notice && <Banner tone={notice.tone}>{notice.text}</Banner>}
        {source && (
          <Suspense fallback={<p role="status">{messages.loading}</p>}>
            <CropDialog
              source={source}
              onClose={() => setSource(undefined)}
              onUpload={async (blob) => {
                await onUpload(blob);
                setNotice({ tone: 'success', text: messages.saved });
              }}
            />
          </Suspense>
        )}
      </AvatarEditorRoot>
    );
  },
);
