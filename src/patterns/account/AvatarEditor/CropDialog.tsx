'use client';
import { useState } from 'react';
import Cropper from 'react-easy-crop';
import { Banner } from '../../../components/Banner/Banner.tsx';
import { Button } from '../../../components/Button/Button.tsx';
import { Dialog } from '../../../components/Dialog/Dialog.tsx';
import { DialogClose } from '../../../components/Dialog/DialogFrame.tsx';
import { Slider } from '../../../components/Slider/Slider.tsx';
import { errorMessage } from '../../../domain/errors/catalogue.ts';
import { avatarEditor as messages } from '../../../messages/patterns.ts';
import { CropAreaRoot } from './CropDialog.styles.ts';
import { cutPicture, type Area } from './picture.ts';

const MOST_ZOOM = 4;
/** Pixels by which an arrow key moves the picture. */
const STEP_PX = 8;

export interface CropDialogProps {
  /** A picture of `readPicture`. */
  source: string;
  /** @throws ApiError */
  onUpload: (picture: Blob) => Promise<void>;
  onClose: () => void;
}

/** Chooses the square of a picture that becomes the portrait: by pointer, fingers, wheel or keyboard. */
export default function CropDialog({ source, onUpload, onClose }: CropDialogProps) {
  const [crop, setCrop] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  const [area, setArea] = useState<Area>();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();

  const save = async (): Promise<void> => {
    if (!area || busy) return;
    setBusy(true);
    setFailure(undefined);
    try {
      await onUpload(await cutPicture(source, area));
      onClose();
    } catch (error) {
      setFailure(errorMessage(error as object));
      setBusy(false);
    }
  };

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !busy && onClose()}
      title={messages.cropTitle}
      description={messages.cropText}
      footer={
        <>
          <DialogClose asChild>
            <Button variant="secondary">{messages.cancel}</Button>
          </DialogClose>
          <Button busy={busy} onClick={() => void save()}>
            {busy ? messages.uploading : messages.save}
          </Button>
        </>
      }
    >
      <CropAreaRoot>
        {failure && <Banner tone="error">{failure}</Banner>}
        <div className="stage">
          <Cropper
            image={source}
            crop={crop}
            zoom={zoom}
            aspect={1}
            maxZoom={MOST_ZOOM}
            keyboardStep={STEP_PX}
            // The page's policy allows no style element: the rules are in the root's styles.
            disableAutomaticStylesInjection
            cropperProps={{ role: 'group', 'aria-label': messages.cropArea }}
            mediaProps={{ alt: '' }}
            onCropChange={setCrop}
            onZoomChange={setZoom}
            onCropComplete={(_share, pixels) => setArea(pixels)}
          />
        </div>
        <Slider
          label={messages.zoom}
          min={1}
          max={MOST_ZOOM}
          step={0.1}
          value={zoom}
          format={{ style: 'percent' }}
          onChange={(event) => setZoom(event.target.valueAsNumber)}
        />
      </CropAreaRoot>
    </Dialog>
  );
}
