import type { ReactNode } from 'react';
import { Modal } from '../Modal.tsx';

export interface DiscardDialogProps {
  /** The revision from which the work began. */
  revision: number;
  onClose: () => void;
  onDiscard: () => void;
}

/** Asks before a draft is thrown away. */
export const DiscardDialog = ({ revision, onClose, onDiscard }: DiscardDialogProps): ReactNode => (
  <Modal title="¿Descartar el borrador?" onClose={onClose}>
    <p>La página vuelve a la revisión {revision}. Lo que cambiaste desde entonces se pierde.</p>
    <footer>
      <button type="button" onClick={onClose}>
        Seguir editando
      </button>
      <button type="button" className="danger" onClick={onDiscard}>
        Descartar
      </button>
    </footer>
  </Modal>
);
